import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { absoluteLinks } from './absolute-links.js';
import { defineLiveElements } from '../live/elements.js';
import './colors.css';
import './pages.css';

/** VitePress's own theme in the colours of the project, with elements that come alive. */
const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp() {
    if (import.meta.env.SSR) return;
    absoluteLinks();
    defineLiveElements();
  },
};

export default theme;
