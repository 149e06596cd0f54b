import { describe, expect, it } from '@jest/globals';
import { ActionManager, cardinalSplineTo, delayTime, eased, moveBy, sequence, targeted } from 'rx-motion';
import { Sprite } from 'rx-motion/canvas';
import { cssKeyframes } from 'rx-motion/dom';
import { defineGridAction, gridSurface } from 'rx-motion/grid';
import { Animation, SpriteFrame, SpriteFrameCache } from 'rx-motion/sprite';
import { marbles, replay, toMarbles, trace } from 'rx-motion/testing';
import { from } from 'rxjs';

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
  it('is accepted if nothing animates its numbers', () => {
    const ship = { x: 0, y: 0 };
    from([0, 2])
      .pipe(sequence(delayTime(1), targeted(ship, moveBy(1, { x: 8 }))).on(null))
      .subscribe();
    expect(ship.x).toBe(8);
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
});

function thrownBy(make: Make): string {
  try {
    make();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}
