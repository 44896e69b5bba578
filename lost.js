// Run by 404.html, at an address that holds nothing: programs that pass links on break some. What
// stands behind the site's own address goes to the page as a link; the page says so if it is none.
{
  const site = new URL("..", document.currentScript.src).href;
  const rest = location.href.slice(site.length).replace(/^.*?(%(25)*23|#|\?g=)/i, "");
  stop();
  location.replace(`${site}#${rest}`);
}
