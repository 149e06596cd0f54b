import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import { defineLiveElements } from '../live/elements.js';
import { absoluteLinks } from './absolute-links.js';
import { closeByEscape } from './escape.js';
import './colors.css';
import './pages.css';
import './side-list.css';

/** VitePress's own theme in the colours of the project, with live elements. */
const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h('rx-motion-switch'),
    }),
  enhanceApp({ siteData }) {
    if (import.meta.env.SSR) return;
    absoluteLinks();
    closeByEscape();
    const base = siteData.value.base;
    document.documentElement.dataset.playground = `${base}playground/`;
    // A program that was shared from a page of the gallery.
    if (location.hash.startsWith('#/play/') && !location.pathname.endsWith('/playground.html'))
      location.replace(`${base}playground.html${location.hash}`);
    defineLiveElements();
  },
};

export default theme;
