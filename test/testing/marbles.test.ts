import { describe, expect, it } from '@jest/globals';
import { delayTime, moveBy, play } from 'rx-motion';
import { type FrameMarbles, type MarbleHelpers, marbles } from 'rx-motion/testing';
import { concat, map, merge, NEVER, of, timer } from 'rxjs';

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

describe('marbles', () => {
  it('makes frames of 0.25 s, of the given seconds, or of those for each letter', () => {
    marbles(({ frames, expectObservable }) => {
      expectObservable(frames('f--g|')).toBe('f--g|', { f: 0.25, g: 0.25 });
      expectObservable(frames('f--f#', 0.5)).toBe('f--f#', { f: 0.5 });
      expectObservable(frames('a--b-', { a: 1, b: 2 })).toBe('a--b-', { a: 1, b: 2 });
    });
  });

  it('makes hot frames, shared by their subscribers', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f-f-f', 1);
      expectObservable(frame$, '-^').toBe('--f-f', { f: 1 });
      expectSubscriptions(frame$.subscriptions).toBe('-^');
    });
  });

  it('makes hot streams clocks: a run after a merge begins at its exact end', () => {
    for (const make$ of [
      ({ frames }: MarbleHelpers) => frames('f-f', 1),
      ({ hot }: MarbleHelpers) => hot<number>('f-f', { f: 1 }) as FrameMarbles,
    ]) {
      marbles((helpers) => {
        const frame$ = make$(helpers);
        const ship = { x: 0, y: 0 };
        const wait$ = (seconds: number) => play(delayTime(seconds), {}, frame$);
        concat(merge(wait$(0.75), wait$(0.25)), play(moveBy(1, { x: 8, y: 0 }), ship, frame$)).subscribe();
        helpers.flush();
        expect(ship.x).toBe(2);
        expect(frame$.subscriptions).toHaveLength(1);
      });
    }
  });

  it('lets numbers differ by a rounding error, at any depth', () => {
    marbles(({ expectObservable }) => {
      expectObservable(of({ at: [0.1 + 0.2] })).toBe('(a|)', { a: { at: [0.3] } });
      expectObservable(of(-0, NaN)).toBe('(ab|)', { a: 0, b: NaN });
    });
    const apart = (actual: unknown, expected: unknown, tolerance?: number): string =>
      messageOf(() =>
        marbles(
          ({ expectObservable }) => expectObservable(of(actual)).toBe('(a|)', { a: expected }),
          tolerance === undefined ? {} : { tolerance },
        ),
      );
    expect(apart(0.3001, 0.3)).toContain('marbles: not as expected');
    expect(apart(0.3001, 0.3, 0.01)).toBe('nothing was thrown');
    expect(apart(0.1 + 0.2, 0.3, 0)).toContain('- ');
  });

  it('shows differences line by line', () => {
    const message = messageOf(() =>
      marbles(({ hot, expectObservable }) => {
        expectObservable(hot('a-b-#', { a: 0, b: { x: 1 } })).toBe('a-b-c|', { a: 0, b: { x: 2 }, c: 'late' });
      }),
    );
    expect(message).toBe(
      [
        'marbles: not as expected (- expected, + actual)',
        '     0  0',
        '-    2  {"x":2}',
        '+    2  {"x":1}',
        '-    4  "late"',
        '+    4  error "error"',
        '-    5  complete',
      ].join('\n'),
    );
  });

  it('shows differences of subscriptions', () => {
    const message = messageOf(() =>
      marbles(({ frames, expectObservable, expectSubscriptions }) => {
        const frame$ = frames('f-f-f');
        expectObservable(frame$, '^--!');
        expectSubscriptions(frame$.subscriptions).toBe(['^----', '-^--!']);
      }),
    );
    expect(message).toContain(
      '- subscribed at 0, unsubscribed at no time\n+ subscribed at 0, unsubscribed at 3\n- subscribed at 1',
    );
  });

  it('keeps time virtual, and returns the result of the test', () => {
    const result = marbles(({ expectObservable }) => {
      expectObservable(timer(60_000).pipe(map(() => 'x'))).toBe('60s (x|)');
      return 5;
    });
    expect(result).toBe(5);
  });

  it('replaces the frames of the page only from `animate` to the end of the test', () => {
    const own = { requestAnimationFrame: () => 0, cancelAnimationFrame: () => undefined };
    const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
    Object.assign(globalThis, own);
    try {
      marbles(({ animate }) => {
        expect(globalThis.requestAnimationFrame).toBe(own.requestAnimationFrame);
        animate('-x');
        expect(globalThis.requestAnimationFrame).not.toBe(own.requestAnimationFrame);
      });
      expect(globalThis).toMatchObject(own);
    } finally {
      Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame });
    }
  });

  it('rejects an invalid test or tolerance', () => {
    expect(() => marbles(3 as never)).toThrow(new TypeError('marbles: run must be a function, got 3'));
    expect(() => marbles(() => NEVER, { tolerance: -1 })).toThrow(
      new RangeError('marbles: tolerance must be >= 0, got -1'),
    );
  });

  it('rejects an asynchronous test, whose later expectations nobody would compare', () => {
    const late = async ({ expectObservable }: MarbleHelpers): Promise<void> => {
      await Promise.resolve();
      expectObservable(of(1)).toBe('(a|)', { a: 2 });
    };
    expect(() => marbles(late)).toThrow(new TypeError('marbles: run must be synchronous, got a promise'));
  });
});
