import base from '../../gallery/style/base.css?inline';
import landing from '../../gallery/style/landing.css?inline';
import looks from '../../gallery/style/looks.css?inline';
import pages from '../../gallery/style/pages.css?inline';
import scene from '../../gallery/style/scene.css?inline';
import playground from '../../playground/playground.css?inline';
import host from './host.css?inline';

/** The shadow tree of an element, with the styles of the gallery and its own, but not those of the page. */
export function shadow(element: HTMLElement, styles: string = ''): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([base, scene, looks, landing, pages, playground, host, styles].join('\n'));
  root.adoptedStyleSheets = [sheet];
  // VitePress opens its search at a slash, except in a field; outside of the shadow tree, it cannot see the field.
  element.onkeydown = (event) => {
    const [target] = event.composedPath() as Element[];
    if (event.key === '/' && target!.matches('input, [contenteditable]')) event.stopPropagation();
  };
  return root;
}
