import type { MetadataOptions } from './metadata.js';

/** The elements of a query, in document order; the element itself comes first. */
export function queryElements(
  selector: string,
  root: HTMLElement | undefined,
  { limit = 0, optional }: MetadataOptions,
): HTMLElement[] {
  const parts = selector.split(/\s*,\s*/);
  const css = parts
    .filter((part) => part !== ':self')
    .join()
    // The classes that @angular/animations gives these elements.
    .replace(/@/g, '.ng-trigger-')
    .replace(/-\*/g, '')
    .replace(/:(enter|leave|animating)\b/g, '.ng-$1');
  // A negative limit counts from the end; 0 is no limit.
  const inside = Array.from(root?.querySelectorAll<HTMLElement>(css || '_') ?? []);
  const all = inside.slice(limit < 0 ? limit : 0, limit > 0 ? limit : undefined);
  if (root && parts.includes(':self')) all.unshift(root);
  if (all.length > 0 || (root && optional)) return all;
  throw new RangeError(`fromMetadata: query("${selector}") must find an element in options.element`);
}
