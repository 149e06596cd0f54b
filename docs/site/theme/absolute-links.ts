/**
 * Makes the relative links of the page that was loaded absolute. They are relative so that the site works in any folder; but the header and the lists beside the
 * text stay when another page is shown, and what they are relative to changes.
 */
export function absoluteLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="."]'))
    link.setAttribute('href', link.pathname + link.search + link.hash);
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="."]'))
    image.setAttribute('src', new URL(image.src).pathname);
}
