import { useEffect, useLayoutEffect } from 'react';

/**
 * Before the first paint. On a server no effect runs, and React 18 warns of those for a layout. It is chosen when it is
 * called: an import looks for no page.
 */
export const useElementEffect: typeof useEffect = (effect, inputs) => {
  (typeof window === 'undefined' ? useEffect : useLayoutEffect)(effect, inputs);
};
