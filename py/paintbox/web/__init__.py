"""The browser: the only room that imports ``js``, ``pyodide`` and ``pyscript``, or waits."""
