import { BehaviorSubject, combineLatest, distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs';

/** Light or dark as in the system, or one of them. */
export type Theme = 'auto' | 'light' | 'dark';

export const theme$: BehaviorSubject<Theme> = new BehaviorSubject<Theme>('auto');

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The background: light or dark. */
export const ground$: Observable<'light' | 'dark'> = combineLatest([
  theme$,
  fromEvent(dark, 'change').pipe(startWith(null)),
]).pipe(
  map(([theme]) => (theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme)),
  distinctUntilChanged(),
);
