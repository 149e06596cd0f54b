/**
 * Makes the relative links of the loaded page absolute. They are relative so that the site works in any folder; but the
 * header and the sidebars stay when another page is shown, and then their base changes.
 */
export function absoluteLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="."]'))
    link.setAttribute('href', link.pathname + link.search + link.hash);
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="."]'))
    image.setAttribute('src', new URL(image.src).pathname);
}
