import { useEffect, useLayoutEffect } from 'react';

/** Before the first paint. On a server no effect runs, and React 18 warns of those for a layout. */
export const useElementEffect: typeof useEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
