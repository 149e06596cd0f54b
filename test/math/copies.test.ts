import { beforeAll, describe, expect, it } from '@jest/globals';
import * as own from 'rx-motion';
import { Subject } from 'rxjs';
import { bundle } from '../browser/bundle.js';

let other: typeof own;
beforeAll(async () => {
  const code = await bundle({ source: `export * from 'rx-motion';` });
  other = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as typeof own;
});

describe('an action of another copy of the library', () => {
  const ship = { x: 0, y: 0 };
  const foreign = (): own.ReversibleAction<own.Positioned> => other.moveBy(1, { x: 100, y: 0 });

  it.each<readonly [name: string, give: () => unknown]>([
    ['play', () => own.play(foreign(), ship)],
    ['runAction', () => new own.ActionManager(new Subject()).runAction(foreign(), ship)],
    ['sequence', () => own.sequence(own.delayTime(1), foreign())],
    ['spawn', () => own.spawn(foreign(), own.delayTime(1))],
    ['eased', () => own.eased(foreign(), own.backOut)],
    ['targeted', () => own.targeted(ship, foreign())],
  ])('is rejected by %s, which says how to find the copies', (name, give) => {
    expect(give).toThrow(
      new TypeError(
        `${name}: expected an action of this library, got one of another copy of rx-motion; \`npm ls rx-motion\` lists the copies`,
      ),
    );
  });

  it('runs on any stream of time by itself, because the copies do not meet', () => {
    const time$ = new Subject<number>();
    time$.pipe(foreign().on(ship)).subscribe();
    time$.next(0);
    time$.next(1);
    expect(ship.x).toBe(100);
  });
});
