import { describe, expect, it } from '@jest/globals';
import {
  at,
  by,
  callFunc,
  cssValues,
  defineAction,
  delayTime,
  eased,
  type FiniteAction,
  moveBy,
  moveTo,
  place,
  play,
  quadraticIn,
  repeatForever,
  repeatTimes,
  rotateBy,
  sequence,
  spawn,
  speed,
  stagger,
  tintBy,
  tintTo,
  to,
  yoyo,
} from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { from, map, Subject } from 'rxjs';
import { showing } from '../actions/showing.js';

interface Body {
  x: number;
  y: number;
  color: { r: number; g: number; b: number };
  text: string;
  /** The x that a callback or an action has read. */
  seen: number;
}

const [black, red] = [
  { r: 0, g: 0, b: 0 },
  { r: 96, g: 0, b: 0 },
];
const css = { mix: cssValues() };
const see = (body: Body): void => {
  body.seen = body.x;
};
const look = (body: Body) => {
  see(body);
  return () => undefined;
};

describe('spawn', () => {
  it('lets a late branch read the values that the others show at its start', () => {
    const race = spawn(moveTo(1, { x: 100 }), sequence(delayTime(0.5), moveTo(1, { x: 0 })));
    const ends = [
      [0, 0.75],
      [0, 0.5, 0.75],
      [0, 0.75],
    ].map((times) => {
      const ship = { x: 0, y: 0 };
      from(times).pipe(race.on(ship)).subscribe();
      return ship.x;
    });
    expect(ends).toEqual([37.5, 37.5, 37.5]);
  });

  it.each<[string, () => FiniteAction<Body>, (body: Body) => unknown]>([
    ['tints', () => spawn(tintBy(1, red), at(0.5, tintTo(0.5, black))), ({ color }) => color.r],
    ['texts', () => spawn(by(1, { text: '96px' }, css), at(0.5, to(0.5, { text: '0px' }, css))), ({ text }) => text],
    ['callbacks', () => spawn(moveBy(1, { x: 96 }), at(0.5, callFunc(see))), ({ seen }) => seen],
    ['places', () => spawn(moveBy(1, { x: 96 }), at(0.5, place({ x: 0, y: 0 }))), ({ x }) => x],
    ['actions of your own', () => spawn(moveBy(1, { x: 96 }), at(0.5, defineAction(0.5, look))), ({ seen }) => seen],
  ])('lets them read the same whatever frames there are: %s', (_, make, shown) => {
    const ends = [
      [0, 0.75],
      [0, 0.5, 0.75],
      [0, 0.25, 0.625, 0.75],
    ].map((times) => {
      const body: Body = { x: 0, y: 0, color: black, text: '0px', seen: NaN };
      from(times).pipe(make().on(body)).subscribe();
      return shown(body);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it('starts shorter branches in the first frame, after the branches before them', () => {
    const ship = { x: 0, y: 0 };
    const jump = sequence(place({ x: 40, y: 0 }), delayTime(1));
    from([0, 0.25])
      .pipe(spawn(jump, moveTo(0.5, { x: 0, y: 0 })).on(ship))
      .subscribe();
    expect(ship.x).toBe(20);
  });

  it('starts its longest branch at once, before any branch has done anything', () => {
    const ship = { x: 0, y: 0 };
    const jump = sequence(place({ x: 40, y: 0 }), delayTime(0.5));
    from([0, 0.5])
      .pipe(spawn(jump, moveTo(1, { x: 80, y: 0 })).on(ship))
      .subscribe();
    expect(ship.x).toBe(40);
  });

  it('accepts ten thousand children, each longer than the previous one', () => {
    const ended: number[] = [];
    const children = Array.from({ length: 10_000 }, (_, index) =>
      sequence(
        delayTime(index / 1000),
        callFunc(() => ended.push(index)),
      ),
    );
    from([0, 4.9995, 100]).pipe(spawn(children).on({})).subscribe();
    expect(ended).toHaveLength(10_000);
    expect(ended.slice(0, 5000)).toEqual([...Array(5000).keys()]);
  });

  it('ends with its longest branch; the shorter ones end early', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const ship = { x: 0, y: 0, rotation: 0 };
      const frame$ = frames('f--f--f--f', 0.5);
      const both = spawn(moveBy(1, { x: 10, y: 0 }), rotateBy(0.5, 90));
      expectObservable(play(both, ship, frame$).pipe(map(() => ({ ...ship })))).toBe('a--b--(c|)', {
        a: { x: 0, y: 0, rotation: 0 },
        b: { x: 5, y: 0, rotation: 90 },
        c: { x: 10, y: 0, rotation: 90 },
      });
      expectSubscriptions(frame$.subscriptions).toBe('^-----!');
    });
  });

  it('accepts an array of children, and is over at once without any', () => {
    expect(showing(spawn([moveBy(1, { x: 10, y: 0 })]), { x: 0, y: 0 })(0.5).x).toBe(5);
    expect([spawn().duration, spawn([]).duration]).toEqual([0, 0]);
  });

  it('lasts as long as one of its branches', () => {
    const ship = { x: 0, y: 0 };
    const frame$ = new Subject<number>();
    play(spawn(delayTime(1), repeatForever(moveBy(1, { x: 10, y: 0 }))), ship, frame$).subscribe();
    for (const dt of [0, 5, 5]) frame$.next(dt);
    expect([ship.x, frame$.observed]).toEqual([100, true]);
  });

  it('ends in one frame although its branches make one another show what starts in them', () => {
    const moves = [0.75, 1.5, 0.25, 1, 1.25, 0.75, 1.5, 0.75, 0.5, 0.5].map((duration, x) => moveTo(duration, { x }));
    const [a, b, c, d, e, f, g, h, i, j] = moves;
    const call = callFunc(() => undefined);
    const lone = sequence(c!, repeatTimes(d!, 3), e!, sequence(f!, delayTime(1), g!, h!));
    const late = sequence(
      delayTime(1.25),
      eased(i!, quadraticIn),
      sequence(eased(j!, quadraticIn), eased(call, quadraticIn)),
      speed(repeatTimes(call, 2), 2),
    );
    const all = spawn(yoyo(stagger(0.25, a!, b!)), eased(lone, quadraticIn), sequence(late));
    const ship = { x: 0 };
    from([0, 8.5]).pipe(all.on(ship)).subscribe();
    expect(ship.x).toBe(7);
  });
});
