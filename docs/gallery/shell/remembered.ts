import type { BehaviorSubject } from 'rxjs';

/** Keeps the value of a setting between visits, if the browser allows it. */
export function remember<V extends string>(key: string, setting$: BehaviorSubject<V>, values: readonly V[]): void {
  const known = values.find((value) => value === read(key));
  if (known !== undefined) setting$.next(known);
  setting$.subscribe((value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage, the setting lasts for this visit.
    }
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
