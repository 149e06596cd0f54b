import { describe, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { defineAction } from 'rx-motion';
import type { Elemental } from '../../src/angular/metadata.js';
import { queried } from '../../src/angular/queried.js';

describe('a query', () => {
  const mark = defineAction(
    1,
    ({ element }: Elemental) =>
      (progress) =>
        (element.dataset.at = String(progress)),
  );
  const root = document.createElement('div');
  root.innerHTML = '<i></i><i></i><b></b>';
  const query = { selector: 'i', action: mark, gap: 0, optional: false, limit: Infinity };
  const shownAt = (...times: readonly number[]) => ({
    of: (part: Partial<typeof query>): (string | undefined)[] => {
      for (const one of [root, ...root.querySelectorAll<HTMLElement>('*')]) delete one.dataset.at;
      of(...times)
        .pipe(queried({ ...query, ...part }, root).on({ element: root }))
        .subscribe();
      return [root, ...root.querySelectorAll<HTMLElement>('*')].map(({ dataset }) => dataset.at);
    },
  });

  it('runs its action on all that it finds when it starts, also backwards', () => {
    expect(shownAt(0, 0.5).of({})).toEqual([undefined, '0.5', '0.5', undefined]);
    expect(shownAt(0, 1, 0.25).of({ selector: ':self, b' })).toEqual(['0.25', undefined, undefined, '0.25']);
    expect(shownAt(0, 0.5).of({ limit: 1 })).toEqual([undefined, '0.5', undefined, undefined]);
  });

  it('begins with one after the other, or with the last one first', () => {
    expect(shownAt(0, 0.75).of({ gap: 0.5 })).toEqual([undefined, '0.75', '0.25', undefined]);
    expect(shownAt(0, 0.75).of({ gap: -0.5 })).toEqual([undefined, '0.25', '0.75', undefined]);
    expect(queried({ ...query, gap: 0.5 }, root).duration).toBe(1.5);
  });

  it('may find nothing only where it is optional', () => {
    expect(() => queried({ ...query, selector: 'u' }, root)).toThrow(
      'fromMetadata: a query that is not optional must find an element, got none for "u"',
    );
    expect(shownAt(0, 0.5).of({ selector: 'u', optional: true })).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is refused where another way serves, or where it cannot know its length', () => {
    expect(() => queried({ ...query, selector: ':enter' }, root)).toThrow(
      'must be a selector of CSS or :self, got ":enter"',
    );
    expect(() => queried({ ...query, selector: '@child' }, root)).toThrow(
      'must be a selector of CSS or :self, got "@child"',
    );
    expect(() => queried({ ...query, gap: 1 }, undefined)).toThrow('options.element must be given');
  });
});
