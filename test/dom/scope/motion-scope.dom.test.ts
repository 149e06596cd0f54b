import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { fadeTo, moveBy, moveTo, repeatForever, rotateBy, stagger } from 'rx-motion';
import { domTarget, flush, type MotionScope, motionScope, reducedMotion$, styleTo } from 'rx-motion/dom';
import { autoFlip } from 'rx-motion/layout';
import { BehaviorSubject, fromEvent, of, Subject, type Subscription, throwError } from 'rxjs';

/** The media queries of the page. */
const queries = new Map<string, EventTarget & { matches: boolean }>();

function match(query: string, matches: boolean): void {
  const list = queryOf(query);
  if (list.matches === matches) return;
  list.matches = matches;
  list.dispatchEvent(new Event('change'));
}

function queryOf(query: string): EventTarget & { matches: boolean } {
  const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  queries.set(query, list);
  return list;
}

let frame$: Subject<number>;

beforeEach(() => {
  frame$ = new Subject();
  queries.clear();
  Object.assign(globalThis, { matchMedia: queryOf });
  document.body.innerHTML =
    '<main><h1 id="title">Moon</h1><ul><li>one</li><li style="opacity: 0.5;">two</li></ul></main><p>out</p>';
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const main = (): HTMLElement => document.querySelector('main')!;
const title = (): HTMLElement => document.querySelector('#title')!;
const x = (): number => domTarget(title()).x;

function frames(...deltas: readonly number[]): void {
  for (const dt of deltas) frame$.next(dt);
}

describe('motionScope', () => {
  it('builds at each subscription, and ends all at once', () => {
    const clicks = jest.fn();
    const scope$ = motionScope(
      main(),
      (scope) => {
        const [heading] = scope.targets('h1');
        scope.play(moveTo(1, { x: 100 }), heading!);
        scope.add(fromEvent(title(), 'click').subscribe(clicks));
        expect(scope.targets('p')).toEqual([]);
      },
      { frame$ },
    );
    expect(frame$.observed).toBe(false);
    for (const round of [1, 2]) {
      const subscription = scope$.subscribe();
      frames(0, 0.5);
      expect(x()).toBe(50);
      title().click();
      subscription.unsubscribe();
      title().click();
      flush();
      expect({ x: x(), style: title().style.cssText, observed: frame$.observed }).toEqual({
        x: 0,
        style: '',
        observed: false,
      });
      expect(clicks).toHaveBeenCalledTimes(round);
    }
  });

  it('leaves targets where they are if asked to, those of its parts, too', () => {
    const scope$ = motionScope(
      (scope) => scope.when(of(1), (part) => part.play(moveTo(1, { x: 100 }), domTarget(title()))),
      { frame$, release: false },
    );
    const subscription = scope$.subscribe();
    frames(0, 0.5);
    subscription.unsubscribe();
    frames(0.5);
    expect(x()).toBe(50);
  });

  it('builds a part anew when a media query changes, from the page itself', () => {
    const built: boolean[] = [];
    const subscription = motionScope(
      (scope) => {
        scope.when('(min-width: 600px)', (part, isWide) => {
          built.push(isWide);
          for (const heading of part.targets('h1')) part.play(moveBy(1, { x: isWide ? 200 : 40 }), heading);
        });
      },
      { frame$ },
    ).subscribe();
    frames(0, 0.5);
    expect(x()).toBe(20);
    match('(min-width: 600px)', true);
    expect(x()).toBe(0);
    frames(0, 0.5);
    expect(x()).toBe(100);
    subscription.unsubscribe();
    match('(min-width: 600px)', false);
    expect(built).toEqual([false, true]);
  });

  it('ends a part that changes its own condition while it is built', () => {
    const size$ = new BehaviorSubject(1);
    const ended: number[] = [];
    const subscription = motionScope((scope) => {
      scope.when(size$, (part, size) => {
        if (size < 3) size$.next(size + 1);
        part.add(() => ended.push(size));
      });
    }).subscribe();
    expect(ended).toEqual([2, 1]);
    subscription.unsubscribe();
    expect(ended).toEqual([2, 1, 3]);
  });

  it('ends what is started after it was closed', () => {
    let late!: MotionScope;
    motionScope((scope) => (late = scope), { frame$ })
      .subscribe()
      .unsubscribe();
    const added = jest.fn();
    late.play(moveTo(1, { x: 100 }), domTarget(title()));
    late.when(new BehaviorSubject(1), (part) => part.add(added));
    expect(added).toHaveBeenCalledTimes(1);
    expect(frame$.observed).toBe(false);
  });

  it.each<[string, (scope: MotionScope) => void]>([
    ['the function', () => fail()],
    ['the function of a part', (scope) => scope.when(of(1), fail)],
    [
      'a stream',
      (scope) =>
        scope.when(
          throwError(() => new Error('no')),
          () => undefined,
        ),
    ],
  ])('ends with an error of %s', (_, failing) => {
    const errors: unknown[] = [];
    motionScope(
      (scope) => {
        scope.play(moveTo(1, { x: 100 }), domTarget(title()));
        failing(scope);
      },
      { frame$ },
    ).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new Error('no')]);
    expect(frame$.observed).toBe(false);
  });

  it('refuses a condition of another kind', () => {
    const error = new TypeError('when: condition must be a media query or an observable, got 5');
    const scope$ = motionScope((scope) => scope.when(5 as never, () => undefined));
    let failure: unknown;
    scope$.subscribe({ error: (given: unknown) => (failure = given) });
    expect(failure).toEqual(error);
  });
});

describe('1,000 openings, changes and closings', () => {
  const wide = '(min-width: 600px)';
  const starts: ((scope: MotionScope, size$: Subject<number>) => unknown)[] = [
    (scope) => scope.play(moveTo(1, { x: 100 }), domTarget(title())),
    (scope) => scope.play(repeatForever(rotateBy(1, 90)), scope.targets('h1')[0]!),
    (scope) => scope.play(stagger(0.25, scope.targets('li'), () => fadeTo(0.5, 0))),
    (scope) => scope.play(styleTo(1, { color: 'rgb(9, 9, 9)', width: '50px' }), domTarget(title())),
    (scope) => scope.add(fromEvent(title(), 'click').subscribe()),
    (scope) => scope.add(autoFlip(document.querySelector('ul')!, {}, frame$)),
    (scope, size$) => scope.when(wide, (part, isWide) => starts[isWide ? 0 : 2]!(part, size$)),
    (scope, size$) => scope.when(size$, (part, size) => starts[size % starts.length]!(part, size$)),
    (scope, size$) => scope.when(reducedMotion$, (part, isReduced) => isReduced || starts[3]!(part, size$)),
  ];
  const index = fc.nat(starts.length - 1);
  const step = fc.oneof(
    fc.record({ open: fc.array(index, { maxLength: 3 }) }),
    fc.record({ close: fc.nat(3) }),
    fc.record({ size: index }),
    fc.record({ wide: fc.boolean() }),
    fc.record({ reduced: fc.boolean() }),
    fc.record({ dt: fc.constantFrom(0.125, 0.5, 2) }),
  );

  it('leave nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 100 }), (steps) => {
        const watched = watchPage();
        const size$ = new Subject<number>();
        const before = main().outerHTML;
        const open: Subscription[] = [];
        for (const one of steps) {
          if ('open' in one) {
            const build = (scope: MotionScope): void => one.open.forEach((start) => starts[start]!(scope, size$));
            open.push(motionScope(main(), build, { frame$ }).subscribe());
          } else if ('close' in one) open.splice(one.close, 1)[0]?.unsubscribe();
          else if ('size' in one) size$.next(one.size);
          else if ('wide' in one) match(wide, one.wide);
          else if ('reduced' in one) match('(prefers-reduced-motion: reduce)', one.reduced);
          else frames(one.dt);
          flush();
        }
        for (const scope of open) scope.unsubscribe();
        flush();
        expect(main().outerHTML.replaceAll(' style=""', '')).toBe(before);
        expect({ frames: frame$.observed, sizes: size$.observed, ...watched() }).toEqual({
          frames: false,
          sizes: false,
          listeners: 0,
          observers: 0,
        });
      }),
      { numRuns: 30 },
    );
  });
});

function fail(): never {
  throw new Error('no');
}

/** Counts the listeners and observers that are made from now on and not removed. */
function watchPage(): () => { readonly listeners: number; readonly observers: number } {
  const target = EventTarget.prototype;
  const observer = MutationObserver.prototype;
  const added = jest.spyOn(target, 'addEventListener');
  const removed = jest.spyOn(target, 'removeEventListener');
  const observed = jest.spyOn(observer, 'observe');
  const disconnected = jest.spyOn(observer, 'disconnect');
  return () => {
    const count = {
      listeners: added.mock.calls.length - removed.mock.calls.length,
      observers: observed.mock.calls.length - disconnected.mock.calls.length,
    };
    for (const spy of [added, removed, observed, disconnected]) spy.mockRestore();
    return count;
  };
}
