import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  bezierBy,
  by,
  cardinalSplineTo,
  cssValues,
  delayTime,
  eased,
  fromTo,
  keyframes,
  moveBy,
  moveTo,
  moveToward,
  play,
  rotateBy,
  sequence,
  shake,
  spawn,
  springTo,
  stagger,
  targeted,
  tintTo,
  to,
} from 'rx-motion';
import { Sprite } from 'rx-motion/canvas';
import { cssKeyframes } from 'rx-motion/dom';
import { defineGridAction, gridSurface } from 'rx-motion/grid';
import { Animation, SpriteFrame, SpriteFrameCache } from 'rx-motion/sprite';
import { marbles, replay, toMarbles, trace } from 'rx-motion/testing';
import { from, of, Subject } from 'rxjs';

type Make = () => unknown;
const none = new Array<never>(2);
const frameParts = { name: 'a', texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 8, height: 8 } };
const frame = new SpriteFrame(frameParts);
const corner = { x: 0, y: 0 };
const outline = { vertices: [corner], verticesUV: [corner], triangles: [] };
const sheet = { url: 'a.json', format: 'json-hash', texture: { url: 'a.png' }, frames: [], aliases: [] };

/** Calls with an argument of the right type that contains a wrong value. */
const wrong: [make: Make, error: string][] = [
  [() => sequence(none), 'TypeError: sequence: expected an action of this library, got undefined'],
  [() => spawn(none), 'TypeError: spawn: expected an action of this library, got undefined'],
  [() => stagger(1, none), 'TypeError: stagger: expected an action of this library, got undefined'],
  [() => cardinalSplineTo(1, none, 0), 'TypeError: cardinalSplineTo: points[0] must be an object, got undefined'],
  [() => new Animation(none, { delayPerUnit: 1 }), 'TypeError: Animation: a frame must be an object, got undefined'],
  [
    () => new SpriteFrame({ ...frameParts, polygon: { ...outline, verticesUV: [{ x: NaN, y: 0 }] } }),
    'RangeError: SpriteFrame: polygon.verticesUV.x must be a finite number, got NaN',
  ],
  [
    () => new SpriteFrame({ ...frameParts, polygon: { ...outline, vertices: [null as never] } }),
    'TypeError: SpriteFrame: polygon.vertices must be an object, got null',
  ],
  [
    () => new SpriteFrameCache().add({ ...sheet, aliases: ['b'] } as never),
    'TypeError: SpriteFrameCache.add: an alias with its frame must be an array, got "b"',
  ],
  [
    () => new SpriteFrameCache().add({ ...sheet, aliases: [[7, frame]] } as never),
    'TypeError: SpriteFrameCache.add: an alias must be a string, got 7',
  ],
  [
    () => new SpriteFrameCache().add({ ...sheet, aliases: [['b', {}]] } as never),
    'TypeError: SpriteFrameCache.add: the frame of an alias must be a sprite frame, got an object',
  ],
  [
    () => {
      replay({ inputs: ['a'], entries: [null as never] }).run();
    },
    'TypeError: replay: an entry must be an object, got null',
  ],
  [
    () => {
      replay({ inputs: ['a'], entries: [{ input: Symbol('b') as never, value: 1 }] }).run();
    },
    'TypeError: replay: an entry must be of a, got Symbol(b)',
  ],
  [
    () => replay({ inputs: [Symbol('a') as never], entries: [] }),
    'TypeError: replay: an input must be a string, got Symbol(a)',
  ],
  [
    () => trace(delayTime(1), {}, [Symbol('dt') as never]),
    'TypeError: trace: a delta must be a number, got Symbol(dt)',
  ],
  [
    () => new Sprite({ spriteFrame: new SpriteFrameCache().get('gone') as never }),
    'TypeError: Sprite: spriteFrame must be a sprite frame, got undefined',
  ],
  [() => cssKeyframes(1, []), 'RangeError: cssKeyframes: frames must not be empty, got 0 frames'],
  [
    () => toMarbles({ rows: [7 as never], ending: 'completed' }),
    'TypeError: toMarbles: a row must be an object, got 7',
  ],
  [
    () => {
      marbles(({ frames }) => void frames(7 as never));
    },
    'TypeError: frames: diagram must be a string, got 7',
  ],
];

it.each(wrong)('%#: names the wrong value inside an argument', (make, error) => {
  expect(thrownBy(make)).toBe(error);
});

describe('a target that is null or undefined', () => {
  const place = { x: 1, y: 1 };
  const leading = [
    [moveTo(1, place), 'moveTo', 'x must be a number'],
    [moveBy(1, place), 'moveBy', 'x must be a number'],
    [bezierBy(1, { control1: place, control2: place, end: place }), 'bezierBy', 'x must be a number'],
    [rotateBy(1, 90), 'rotateBy', 'rotation must be a number'],
    [tintTo(1, { r: 1, g: 1, b: 1 }), 'tintTo', 'color must be an object'],
    [to(1, { width: 5 }), 'to', 'width must be a number'],
    [to(1, { left: '5px' }, { mix: cssValues() }), 'to', 'left must be'],
    [by(1, { width: 5 }), 'by', 'width must be'],
    [shake(1, { width: 5 }), 'shake', 'width must be a number'],
    [keyframes(1, [{ width: 5 }]), 'keyframes', 'width must be a number'],
    [moveToward(of(place), 1), 'moveToward', 'x must be a number'],
  ] as const;

  it.each(leading)('%#: ends the action with an error that names the missing property', (action, name, rule) => {
    for (const target of [null, undefined]) {
      const errors: unknown[] = [];
      from([0, 1])
        .pipe(action.on(target as never))
        .subscribe({ error: (error: unknown) => errors.push(String(error)) });
      expect(errors).toEqual([
        expect.stringMatching(`^TypeError: ${name}: the target's ${rule}.*, got (${String(target)}|undefined)$`),
      ]);
    }
  });

  it('ends only its own action in a manager', () => {
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    const ship = { x: 0, y: 0 };
    manager.runAction(moveTo(1, { x: 8 }), ship);
    const errors: unknown[] = [];
    manager
      .runAction(moveTo(1, { x: 8 }), null as never)
      .progress$.subscribe({ error: (error: unknown) => errors.push(String(error)) });
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect([ship.x, manager.getNumberOfRunningActions()]).toEqual([4, 1]);
    expect(errors).toEqual(["TypeError: moveTo: the target's x must be a number, got undefined"]);
  });

  it('is accepted if nothing animates its numbers', () => {
    const ship = { x: 0, y: 0 };
    from([0, 2])
      .pipe(sequence(delayTime(1), targeted(ship, moveBy(1, { x: 8 }))).on(null))
      .subscribe();
    expect(ship.x).toBe(8);
  });
});

describe('options of values', () => {
  const made: [name: string, make: (options: never) => unknown][] = [
    ['to', (options) => to(1, { x: 1 }, options)],
    ['by', (options) => by(1, { x: 1 }, options)],
    ['fromTo', (options) => fromTo(1, { x: 1 }, { x: 2 }, options)],
    ['keyframes', (options) => keyframes(1, [{ x: 1 }], options)],
    ['springTo', (options) => springTo({ x: 1 }, options)],
    ['shake', (options) => shake(1, { x: 1 }, options)],
  ];

  it.each(made)('of %s must be an object', (_name, make) => {
    for (const given of [null, 7, true])
      expect(thrownBy(() => make(given as never))).toMatch(/ must be an object, got /);
  });
});

describe('during a run', () => {
  const errorsOf = (action: ReturnType<typeof delayTime>, times: readonly unknown[], target: object): unknown[] => {
    const errors: unknown[] = [];
    from(times as readonly number[])
      .pipe(action.on(target))
      .subscribe({ error: (error: unknown) => errors.push(String(error)) });
    return errors;
  };

  it.each([[Symbol('t')], [Object.create(null)], [null], [''], [[]], [5n], [NaN]] as const)(
    'a time must be a number, %#',
    (time) => {
      expect(errorsOf(delayTime(1), [0, time], {})).toEqual([
        expect.stringMatching(/Error: on: time must be a .*number, got/),
      ]);
    },
  );

  it('a curve must return a number', () => {
    const give = eased(moveBy(1, { x: 1 }), () => Symbol('c') as never);
    expect(errorsOf(give as never, [0.5], { x: 0, y: 0 })).toEqual([
      'RangeError: eased: the curve must return a finite number, got Symbol(c) at 0.5',
    ]);
  });

  it('the bend of a grid action must return a function', () => {
    const effect = { kind: 'grid', size: { columns: 1, rows: 1 }, bend: () => undefined as never } as const;
    expect(errorsOf(defineGridAction(1, effect) as never, [0], gridSurface(8, 8))).toEqual([
      'TypeError: defineGridAction: what bend returns must be a function, got undefined',
    ]);
  });

  it('a manager checks the action to stop, the targets to resume and the time to seek', () => {
    const manager = new ActionManager();
    expect(thrownBy(() => manager.stopAction(undefined as never))).toBe(
      'TypeError: stopAction: running must be a running action, got undefined',
    );
    expect(thrownBy(() => manager.resumeTargets({} as never))).toBe(
      'TypeError: resumeTargets: targets must be iterable, got an object',
    );
    const running = manager.runAction(delayTime(1), {});
    expect(thrownBy(() => running.seek('1' as never))).toBe('TypeError: seek: seconds must be a number, got "1"');
    running.stop();
  });

  it('play accepts null as a target if nothing animates its numbers', () => {
    const seen: number[] = [];
    play(delayTime(1), null, of(0, 1)).subscribe((progress) => seen.push(progress));
    expect(seen).toEqual([0, 1]);
  });
});

function thrownBy(make: Make): string {
  try {
    make();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}
