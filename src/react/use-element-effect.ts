import { useEffect, useLayoutEffect } from 'react';

/**
 * An effect that runs before the first paint. On a server no effect runs, but React 18 warns about layout effects
 * there. The choice is made in the call, because importing must not need a page.
 */
export const useElementEffect: typeof useEffect = (effect, inputs) => {
  (typeof window === 'undefined' ? useEffect : useLayoutEffect)(effect, inputs);
};
