import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  ActionManager,
  backIn,
  backOut,
  bezierCurve,
  bezierTo,
  blend,
  blink,
  callFunc,
  cardinalSplineBy,
  cardinalSplineTo,
  circleIn,
  cubicIn,
  delayTime,
  eased,
  elasticIn,
  elasticOut,
  exponentialIn,
  exponentialOut,
  fadeIn,
  fadeOut,
  fadeTo,
  type FiniteAction,
  follow,
  jumpBy,
  jumpTo,
  lagSmoothing,
  moveBy,
  moveTo,
  place,
  rateIn,
  rateOut,
  removeSelf,
  repeatForever,
  repeatTimes,
  resizeBy,
  reverseTime,
  rotateBy,
  rotateTo,
  scaleBy,
  scaleTo,
  sequence,
  skewBy,
  spawn,
  speed,
  tintBy,
} from 'rx-motion';
import {
  accelAmplitude,
  accelDecelAmplitude,
  decelAmplitude,
  fadeOutBLTiles,
  fadeOutDownTiles,
  fadeOutTRTiles,
  fadeOutUpTiles,
  flipX3D,
  flipY3D,
  type GridAction,
  type GridSurface,
  gridSurface,
  lens3D,
  pageTurn3D,
  reuseGrid,
  shaky3D,
  shakyTiles3D,
  shatteredTiles3D,
  shuffleTiles,
  splitRows,
  stopGrid,
  turnOffTiles,
  waves3D,
} from 'rx-motion/grid';
import { animate, Animation, SpriteFrame } from 'rx-motion/sprite';
import { BehaviorSubject, from, of, Subject } from 'rxjs';
import { curveReasons } from './conformance/curve-tables.js';
import { reasons } from './conformance/run.js';

/** Shows an action at times, one after another, backwards too. */
function shown<T>(action: Action<T>, target: T, ...times: number[]): T {
  from(times).pipe(action.on(target)).subscribe();
  return target;
}

/** Runs an action under a manager, with frames of these lengths after the first one. */
function played<T>(action: Action<T>, target: T, ...frames: number[]): T {
  const manager = new ActionManager();
  manager.runAction(action, target);
  for (const dt of [0, ...frames]) manager.update(dt);
  return target;
}

/** Shows an action at a quarter, pushes its target once, and shows the rest. */
function pushed<T>(action: Action<T>, target: T, push: (target: T) => void): T {
  from([0, 0.25, 0.5, 1])
    .pipe(action.on(target))
    .subscribe((progress) => {
      if (progress === 0.25) push(target);
    });
  return target;
}

const step = moveBy(1, { x: 10, y: 0 });
const ship = (): { x: number; y: number } => ({ x: 0, y: 0 });
const calls = (): { log: string[]; call: (name: string) => FiniteAction<unknown> } => {
  const log: string[] = [];
  return { log, call: (name) => callFunc(() => log.push(name)) };
};
const sprite = (name: string): SpriteFrame =>
  new SpriteFrame({ name, texture: { url: 'sheet.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });

describe('time', () => {
  it('shows 0 in the first frame, where a time-reversed action shows its very end', () => {
    const { log, call } = calls();
    played(reverseTime(sequence(delayTime(1), call('end'))), {});
    expect(log).toEqual(['end']);
  });

  it('starts at the very end of a time-reversed action, whatever the frame times', () => {
    for (const dt of [0.25, 0.375]) {
      const { log, call } = calls();
      played(
        sequence(delayTime(1), reverseTime(sequence(delayTime(1), call('end')))),
        {},
        ...Array<number>(9).fill(dt),
      );
      expect(log).toEqual(['end']);
    }
  });

  it('counts in double precision', () => {
    const target = played(moveBy(1, { x: 1, y: 0 }), ship(), 0.1, 0.2);
    expect(target.x).toBe(0.1 + 0.2);
  });

  it('does not pass in an action of duration 0, alone or in a sequence', () => {
    const { log, call } = calls();
    played(sequence(moveBy(0, { x: 1, y: 0 }), call('a'), delayTime(0), call('b')), ship());
    expect(log).toEqual(['a', 'b']);
    expect(shown(reverseTime(moveTo(0, { x: 5, y: 0 })), ship(), 0).x).toBe(5);
  });

  it('must not be negative as a duration', () => {
    expect(() => moveBy(-1, { x: 1, y: 0 })).toThrow(RangeError);
  });

  it('does not run backwards when a delta is negative', () => {
    expect(played(step, ship(), 0.5, -0.25, 0.25).x).toBe(7.5);
  });

  it('spent in a hidden tab counts as one short frame', () => {
    let seen = 0;
    from([9])
      .pipe(lagSmoothing())
      .subscribe((dt) => (seen = dt));
    expect(seen).toBe(1 / 30);
  });
});

describe('a spawn', () => {
  it('starts and ends what it runs in the order of the times, in one long frame too', () => {
    const { log, call } = calls();
    const action = spawn(
      sequence(moveTo(0.44, { x: 50, y: 0 }), call('late')),
      sequence(moveTo(0.32, { x: 120, y: 0 }), call('early')),
    );
    expect(shown(action, ship(), 0, 1).x).toBe(50);
    expect(log).toEqual(['early', 'late']);
  });
});

describe('a sequence', () => {
  it('restores the state of its parts when time runs backwards', () => {
    const there = sequence(step, moveBy(1, { x: 0, y: 10 }));
    expect(shown(there, ship(), 0, 1.5, 0.5, 1.5, 0.5)).toEqual({ x: 5, y: 0 });
    expect(shown(sequence(delayTime(1), place({ x: 9, y: 9 })), ship(), 0, 1, 0.5)).toEqual({ x: 0, y: 0 });
  });

  it('under an elastic curve ends where it ends without the curve', () => {
    const target = ship();
    const swing = eased(sequence(step, step), elasticOut(0.3));
    shown(swing, target, ...Array.from({ length: 41 }, (_, frame) => frame / 20));
    expect(target.x).toBeCloseTo(20, 9);
  });

  it('of one action lets a curve overshoot its end', () => {
    expect(shown(eased(sequence(step), backOut), ship(), 0, 0.75).x).toBeGreaterThan(10);
  });

  it('accepts an endless action as its last one, and runs it', () => {
    const { x } = shown(sequence(delayTime(1), repeatForever(step)), ship(), 0, 3.5);
    expect(x).toBe(25);
  });

  it('rejects an endless action that is not its last one', () => {
    const endless = repeatForever(step) as unknown as FiniteAction<{ x: number; y: number }>;
    expect(() => sequence(endless, step)).toThrow(RangeError);
  });
});

describe('a repetition', () => {
  it('shows the overshoot of a round in the next round, in the same frame', () => {
    expect(played(repeatTimes(step, 3), ship(), 1.5).x).toBe(15);
  });

  it('of an action of duration 0 runs all rounds in one frame', () => {
    const { log, call } = calls();
    played(repeatTimes(sequence(call('a'), call('b')), 3), {});
    expect(log).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('goes back through its rounds', () => {
    expect(shown(repeatTimes(moveTo(1, { x: 8, y: 0 }), 3), ship(), 0, 2.5, 0.25).x).toBe(2);
  });

  it('lets a curve overshoot its last round', () => {
    expect(shown(eased(repeatTimes(step, 2), backOut), ship(), 0, 1.5).x).toBeGreaterThan(20);
  });

  it('of 0 rounds does nothing, and ends in its first frame', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(repeatTimes(place({ x: 5, y: 5 }), 0), target);
    expect(running.ending).toBeUndefined();
    manager.update(0);
    expect(running.ending).toBe('completed');
    expect(target).toEqual(ship());
  });

  it('that is endless runs every round that a frame passes', () => {
    const { log, call } = calls();
    expect(played(repeatForever(step), ship(), 100.5).x).toBe(1005);
    played(repeatForever(sequence(delayTime(1), call('loop'))), {}, 5.5);
    expect(log).toHaveLength(5);
  });

  it('that is endless rejects an action of duration 0', () => {
    expect(() => repeatForever(callFunc(() => undefined))).toThrow(RangeError);
  });
});

describe('a speed', () => {
  it('may be part of a sequence', () => {
    expect(shown(sequence(speed(step, 2), step), ship(), 0, 1).x).toBe(15);
  });

  it('below 0 runs backwards through the parts of an action', () => {
    const rate$ = new BehaviorSubject(1);
    const target = ship();
    const manager = new ActionManager();
    manager.runAction(speed(sequence(step, moveBy(1, { x: 0, y: 10 })), rate$), target);
    for (const dt of [0, 1.5]) manager.update(dt);
    rate$.next(-1);
    manager.update(1);
    expect(target).toEqual({ x: 5, y: 0 });
  });
});

describe('an action that is stopped', () => {
  it('by its own callback does nothing more in that frame', () => {
    const manager = new ActionManager();
    const target = ship();
    const stop = callFunc(() => manager.stopAllActions(target));
    const running = manager.runAction(sequence(stop, step), target);
    for (const dt of [0, 0.5]) manager.update(dt);
    expect(target.x).toBe(0);
    expect(running.ending).toBe('stopped');
  });

  it('because it removed its own target has not completed', () => {
    const manager = new ActionManager();
    const node = { remove: (): void => manager.stopAllActions(node) };
    const running = manager.runAction(removeSelf(), node);
    manager.update(0);
    expect(running.ending).toBe('stopped');
  });

  it('cleans up: a blink shows the target again, an animation restores its frame', () => {
    const manager = new ActionManager();
    const [original, next] = [sprite('original'), sprite('next')];
    const hero = { visible: true, spriteFrame: original };
    manager.runAction(blink(1, 1), hero);
    manager.runAction(animate(new Animation([next], { delayPerUnit: 1, restoreOriginalFrame: true })), hero);
    for (const dt of [0, 0.25]) manager.update(dt);
    expect(hero).toEqual({ visible: false, spriteFrame: next });
    manager.stopAllActions(hero);
    expect(hero).toEqual({ visible: true, spriteFrame: original });
  });
});

describe('an action that is added', () => {
  it('after all actions of its target were stopped starts in the next update', () => {
    const manager = new ActionManager();
    const hero = {};
    let calls = 0;
    const count = callFunc(() => calls++);
    const stopper = callFunc(() => {
      manager.stopAllActions(hero);
      for (let added = 0; added < 3; added++) manager.runAction(count, hero);
    });
    manager.runAction(stopper, hero);
    manager.update(0);
    expect(calls).toBe(0);
    manager.update(0);
    expect(calls).toBe(3);
  });
});

describe('a running action', () => {
  it('that is finished early leaves the same state as playing it to its end', () => {
    const [finished, stopped] = [calls(), calls()];
    const act = ({ call }: ReturnType<typeof calls>): FiniteAction<{ x: number; y: number }> =>
      sequence(step, call('half'), moveBy(1, { x: 0, y: 10 }), call('end'));
    const targets = [ship(), ship()] as const;
    const manager = new ActionManager();
    const running = manager.runAction(act(finished), targets[0]);
    manager.runAction(act(stopped), targets[1]);
    for (const dt of [0, 0.5]) manager.update(dt);
    running.finish();
    manager.stopAllActions(targets[1]);
    manager.update(9);
    expect(targets).toEqual([
      { x: 10, y: 10 },
      { x: 5, y: 0 },
    ]);
    expect([finished.log, stopped.log]).toEqual([['half', 'end'], []]);
  });

  it('that is restarted begins again in the state that it first found', () => {
    const targets = [ship(), ship()] as const;
    const manager = new ActionManager();
    const running = manager.runAction(step, targets[0], { seekable: true });
    manager.runAction(step, targets[1]);
    for (const dt of [0, 1.5]) manager.update(dt);
    running.restart();
    manager.runAction(step, targets[1]);
    for (const dt of [0, 1]) manager.update(dt);
    expect([targets[0].x, targets[1].x]).toEqual([10, 20]);
  });

  it('hands its position and velocity to an action that blends in', () => {
    const target = ship();
    const manager = new ActionManager();
    const way = { tag: 'way', policy: blend() };
    const first = manager.runAction(moveBy(1, { x: 64, y: 0 }), target, way);
    for (const dt of [0, 0.5]) manager.update(dt);
    manager.runAction(moveTo(1, { x: 0, y: 0 }), target, way);
    manager.update(0);
    expect([target.x, first.ending]).toEqual([32, 'replaced']);
    manager.update(1 / 1024);
    expect((target.x - 32) * 1024).toBeCloseTo(64, -1);
    manager.update(1);
    expect(target.x).toBe(0);
  });
});

describe('a target', () => {
  it('has an opacity from 0 to 1, which is not truncated to a byte', () => {
    expect(shown(fadeTo(1, 0), { opacity: 1 }, 0, 0.5).opacity).toBe(0.5);
    expect(shown(eased(fadeTo(1, 0), backIn), { opacity: 1 }, 0, 0.3).opacity).toBeGreaterThan(1);
  });

  it('has colour channels that are not truncated to bytes and do not wrap around', () => {
    const by = { r: 25, g: -25, b: 10 };
    const { color } = shown(tintBy(1, by), { color: { r: 250, g: 10, b: 0 } }, 0, 1);
    expect(color).toEqual({ r: 275, g: -15, b: 10 });
    expect(shown(tintBy(1, by), { color: { r: 0, g: 0, b: 0 } }, 0, 0.25).color.b).toBe(2.5);
  });

  it('keeps every property that the action does not name', () => {
    const deep = { x: 0, y: 0, z: 7, scaleX: 1, scaleY: 1, scaleZ: 7 };
    shown(spawn(moveTo(1, { x: 5, y: 5 }), scaleTo(1, { x: 2, y: 2 })), deep, 0, 1);
    expect(deep).toEqual({ x: 5, y: 5, z: 7, scaleX: 2, scaleY: 2, scaleZ: 7 });
  });

  it('reaches the goal of a To-action exactly, whatever else has moved it', () => {
    const place = { x: 20, y: 0 };
    const way = { control1: { x: 0, y: 9 }, control2: { x: 20, y: 9 }, end: place };
    for (const action of [moveTo(1, place), jumpTo(1, place, 5, 2), bezierTo(1, way)]) {
      expect(pushed(action, ship(), (target) => (target.x += 100))).toEqual(place);
    }
    expect(played(spawn(moveTo(1, place), moveTo(1, { x: 0, y: 7 })), ship(), 0.5, 0.5)).toEqual({ x: 0, y: 7 });
  });

  it('is changed by a By-action in addition to other changes', () => {
    const found = { rotation: 0, scaleX: 1, scaleY: 1, skewX: 0, skewY: 0, width: 10, height: 10 };
    const push = (target: typeof found): void => {
      for (const key of Object.keys(found) as (keyof typeof found)[]) target[key] += 7;
    };
    const by = { x: 20, y: 30 };
    expect(pushed(rotateBy(1, 90), { ...found }, push).rotation).toBe(97);
    expect(pushed(scaleBy(1, by), { ...found }, push)).toMatchObject({ scaleX: 27, scaleY: 37 });
    expect(pushed(skewBy(1, by), { ...found }, push)).toMatchObject({ skewX: 27, skewY: 37 });
    expect(pushed(resizeBy(1, { width: 20, height: 30 }), { ...found }, push)).toMatchObject({ width: 37, height: 47 });
    const lamp = { color: { r: 0, g: 0, b: 0 } };
    const tinted = pushed(tintBy(1, { r: 20, g: 0, b: 0 }), lamp, (target) => (target.color = { r: 17, g: 0, b: 7 }));
    expect(tinted.color).toEqual({ r: 32, g: 0, b: 7 });
  });

  it('may be pushed during a relative spline, but not during an absolute one', () => {
    const points = [ship(), { x: 10, y: 0 }, { x: 20, y: 0 }];
    const push = (target: { x: number }): number => (target.x += 100);
    expect(pushed(cardinalSplineBy(1, points, 0.5), ship(), push).x).toBe(120);
    expect(pushed(cardinalSplineTo(1, points, 0.5), ship(), push).x).toBe(20);
  });

  it('is not reference-counted: it moves as long as its actions run', () => {
    const manager = new ActionManager();
    const xs: number[] = [];
    manager.runAction(step, {
      y: 0,
      set x(x: number) {
        xs.push(x);
      },
      get x() {
        return xs.at(-1) ?? 0;
      },
    });
    for (const dt of [0, 0.5]) manager.update(dt);
    expect(xs).toEqual([0, 5]);
  });
});

describe('a blink', () => {
  it('restores the original visibility at its very end and beyond', () => {
    expect(shown(reverseTime(blink(1, 2)), { visible: true }, 0).visible).toBe(true);
    expect(shown(eased(blink(1, 2), backOut), { visible: true }, 0, 0.6).visible).toBe(true);
  });
});

describe('a follow', () => {
  it('that has ended stays ended', () => {
    const manager = new ActionManager();
    const leader = { x: 0, y: 0, removed: false };
    const world = ship();
    const running = manager.runAction(follow(leader, { viewport: { width: 200, height: 100 } }), world);
    manager.update(0);
    leader.removed = true;
    manager.update(1);
    expect(running.ending).toBe('completed');
    Object.assign(leader, { removed: false, x: 50 });
    for (const dt of [1, 1]) manager.update(dt);
    expect([running.ending, world.x, manager.getNumberOfRunningActions()]).toEqual(['completed', 100, 0]);
  });
});

describe('an animation', () => {
  it('loses no frame in a jump over several loops', () => {
    const told: unknown[] = [];
    const frames = ['a', 'b'].map((name) => ({ spriteFrame: sprite(name), userInfo: name }));
    const next = ({ userInfo }: { userInfo: unknown }): unknown => told.push(userInfo);
    const action = animate(new Animation(frames, { delayPerUnit: 0.5, loops: 3 }), { frameDisplayed: { next } });
    shown(action, { spriteFrame: sprite('original') }, 0, 3);
    expect(told).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('goes back through its frames when time runs backwards', () => {
    const [a, b] = [sprite('a'), sprite('b')];
    const action = animate(new Animation([a, b], { delayPerUnit: 0.5 }));
    expect(shown(action, { spriteFrame: b }, 0, 0.75, 0.25).spriteFrame).toBe(a);
  });
});

describe('a curve', () => {
  it('that is elastic grows no further beyond twice its time', () => {
    for (const time of [2.4, 50, 1e300]) expect(Math.abs(elasticIn()(time))).toBeLessThanOrEqual(2 ** 10);
    expect(Math.abs(elasticOut()(-7.3))).toBeLessThanOrEqual(2 ** 10 + 1);
  });

  it('is exact at both ends', () => {
    expect([exponentialIn(0), exponentialIn(1)]).toEqual([0, 1]);
    expect(shown(eased(step, exponentialIn), ship(), 0, 1).x).toBe(10);
  });

  it('returns a number before 0 and beyond 1', () => {
    expect([circleIn(-0.5), circleIn(1.5), rateIn(0.5)(-1)].every(Number.isFinite)).toBe(true);
  });
});

describe('a reverse', () => {
  it('of an eased action retraces it, whatever the curve', () => {
    for (const curve of [rateIn(3), rateOut(3), cubicIn, exponentialOut, bezierCurve(0, 0.1, 0.3, 1)]) {
      const there = eased(step, curve);
      const [way, back] = [ship(), { x: 10, y: 0 }];
      shown(there, way, 0, 0.75);
      shown(there.reverse(), back, 0, 0.25);
      expect(back.x).toBeCloseTo(way.x, 12);
    }
  });

  it('of a relative spline retraces it, wherever its first point is', () => {
    const points = [
      { x: 5, y: 5 },
      { x: 20, y: 0 },
      { x: 30, y: 10 },
    ];
    const there = cardinalSplineBy(1, points, 0.5);
    const target = shown(there, ship(), 0, 1);
    expect(shown(there.reverse(), target, 0, 1)).toEqual({ x: 5, y: 5 });
  });

  it('of a jump or spline retraces it even if a curve overshoots', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 5 },
      { x: 30, y: 10 },
    ];
    for (const there of [jumpBy(1, { x: 30, y: 10 }, 8, 2), cardinalSplineBy(1, points, 0)]) {
      // Before the start at 1/4, beyond the end at 3/4.
      const swung = eased(there, (t) => 3 * t * t * (3 - 2 * t) - t * 2);
      const target = shown(swung, ship(), 0, 1);
      for (const time of [0.125, 0.25, 0.75, 0.875]) {
        const { x, y } = shown(swung, ship(), 0, time);
        const back = shown(swung.reverse(), { ...target }, 0, 1 - time);
        expect([back.x, back.y]).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)]);
      }
    }
  });

  it('of a fade-in is a fade-out, and vice versa', () => {
    const ghost = { opacity: 0.5 };
    expect(shown(fadeIn(1).reverse(), ghost, 0, 1).opacity).toBe(0);
    expect(shown(fadeOut(1).reverse(), ghost, 0, 1).opacity).toBe(1);
  });

  it('does not exist for an irreversible action', () => {
    // @ts-expect-error rotateTo is not reversible.
    const { reverse } = rotateTo(1, 90);
    expect(reverse).toBeUndefined();
  });
});

describe('an action', () => {
  it('is a value: it runs on two targets, and twice on one, at the same time', () => {
    const manager = new ActionManager();
    const [one, two] = [ship(), ship()];
    for (const target of [one, two, two]) manager.runAction(step, target);
    for (const dt of [0, 1]) manager.update(dt);
    expect([one.x, two.x]).toEqual([10, 20]);
  });

  it('that follows takes its window as an argument', () => {
    const world = shown(follow({ x: 100, y: 50 }, { viewport: { width: 200, height: 100 } }), ship(), 0);
    expect(world).toEqual({ x: 0, y: 0 });
  });
});

describe('a grid effect', () => {
  const size = { columns: 3, rows: 2 };
  const places = (surface: GridSurface): number[] => [...(surface.grid?.positions ?? [])];
  const flat = (surface: GridSurface): number[] => [...surface.grid!.originals];
  const picture = (): GridSurface => gridSurface(300, 200);

  it('covers the surface, and shows all of its picture', () => {
    const { grid } = shown(waves3D(1, size, { waves: 1, amplitude: 0 }), picture(), 0.5);
    expect([...grid!.positions.slice(-3)]).toEqual([300, 200, 0]);
    expect([...grid!.textureCoordinates.slice(-2)]).toEqual([1, 1]);
  });

  const failureOn = (target: unknown): unknown => {
    let failure: unknown;
    of(0)
      .pipe(flipX3D(1).on(target as GridSurface))
      .subscribe({ error: (error: unknown) => (failure = error) });
    return failure;
  };

  it('needs a target that is a surface', () => {
    expect(failureOn({ x: 0 })).toBeInstanceOf(TypeError);
  });

  it('rejects a rect without a size', () => {
    expect(failureOn({ ...picture(), rect: { x: 0, y: 0, width: 0, height: 0 } })).toEqual(
      new RangeError("flipX3D: the rect's width must be > 0 and finite, got 0"),
    );
  });

  it('continues without a grid when its grid is removed', () => {
    const surface = picture();
    const time$ = new Subject<number>();
    const progress: number[] = [];
    time$.pipe(waves3D(1, size, { waves: 1, amplitude: 9 }).on(surface)).subscribe((value) => progress.push(value));
    time$.next(0.25);
    surface.grid = null;
    time$.next(0.5);
    expect(surface.grid).toBeNull();
    expect(progress).toEqual([0.25, 0.5]);
  });

  it('bends more points than 16 bits can number', () => {
    const { grid } = shown(waves3D(1, { columns: 300, rows: 300 }, { waves: 1, amplitude: 1 }), picture(), 0);
    expect(grid!.indices.reduce((most, index) => Math.max(most, index))).toBe(301 * 301 - 1);
  });

  it('that splits moves its rows by the width of the surface, in its own unit', () => {
    expect(places(shown(splitRows(1, 2), picture(), 1)).filter((_, at) => at % 3 === 0)).toEqual([
      -300, 0, -300, 0, 300, 600, 300, 600,
    ]);
  });

  it('keeps its grid when the rect of the surface changes', () => {
    const surface = { ...picture(), rect: { x: 0, y: 0, width: 300, height: 200 } };
    const time$ = new Subject<number>();
    time$.pipe(pageTurn3D(1, size).on(surface)).subscribe();
    time$.next(0.5);
    const before = places(surface);
    surface.rect = { x: 50, y: 0, width: 100, height: 100 };
    time$.next(0.5);
    expect(places(surface)).toEqual(before);
  });

  it('that is random is the same at every frame rate, forwards and backwards', () => {
    const effects = [
      shaky3D(1, size, { range: 5, shakeZ: true }),
      shakyTiles3D(1, size, { range: 5 }),
      shatteredTiles3D(1, size, { range: 5 }),
      shuffleTiles(1, size, { seed: 3 }),
      turnOffTiles(1, size, { seed: 3 }),
    ];
    for (const effect of effects)
      expect(places(shown(effect, picture(), 0.1, 0.3, 0.9, 0.2, 0.5))).toEqual(places(shown(effect, picture(), 0.5)));
  });

  it('that shakes accepts any range', () => {
    const ways = (range: number): number[] => {
      const surface = shown(shaky3D(1, { columns: 20, rows: 20 }, { range }), picture(), 0.5);
      return places(surface).map((place, at) => place - flat(surface)[at]!);
    };
    expect(new Set(ways(0).map(Math.abs))).toEqual(new Set([0]));
    const [most, least] = [Math.max(...ways(4)), Math.min(...ways(4))];
    expect([most > 3.9, most <= 4, least < -3.9, least >= -4]).toEqual([true, true, true, true]);
    expect(Math.min(...ways(-4))).toBeLessThan(-3.9);
    expect(ways(4).some((way) => !Number.isInteger(way))).toBe(true);
  });

  it('that flips is flat at its end', () => {
    for (const flip of [flipX3D(1), flipY3D(1)])
      expect(new Set(places(shown(flip, picture(), 1)).filter((_, at) => at % 3 === 2))).toEqual(new Set([0]));
  });

  it('that shuffles brings every tile exactly to a tile position', () => {
    const odd = gridSurface(100, 100);
    const ends = places(shown(shuffleTiles(1, size), odd, 1));
    const tiles = (numbers: number[]): string[] =>
      [0, 1, 2, 3, 4, 5]
        .map((tile) =>
          numbers
            .slice(tile * 12, tile * 12 + 12)
            .map(Math.round)
            .join(),
        )
        .sort();
    expect(tiles(ends)).toEqual(tiles(flat(odd)));
  });

  it('that fades out leaves nothing at its end and beyond', () => {
    for (const fade of [fadeOutTRTiles, fadeOutBLTiles, fadeOutUpTiles, fadeOutDownTiles]) {
      expect(new Set(places(shown(fade(1, size), picture(), 1)))).toEqual(new Set([0]));
      const beyond = eased(fade(1, size), () => 1.2);
      expect(new Set(places(shown(beyond, picture(), 0.5)))).toEqual(new Set([0]));
    }
  });

  it('that flips a rect turns it over in place', () => {
    const part = gridSurface(300, 200, { x: 100, y: 50, width: 100, height: 100 });
    const across = places(shown(flipX3D(1), part, 1)).filter((_, at) => at % 3 === 0);
    expect(across.map(Math.round)).toEqual([200, 200, 100, 100]);
  });

  it('that turns a page has no NaN before its start or at the tip of its cone', () => {
    const low = gridSurface(300, 200, { x: 0, y: -100, width: 300, height: 200 });
    expect(places(shown(eased(pageTurn3D(1, size), backIn), low, 0.2)).every(Number.isFinite)).toBe(true);
    expect(places(shown(pageTurn3D(1, size), low, 0.2)).every(Number.isFinite)).toBe(true);
    const early = shown(eased(turnOffTiles(1, size), backIn), picture(), 0.2);
    expect(places(early)).toEqual(flat(early));
  });

  it('is computed at each start and frame, so changed options take effect', () => {
    const options = { radius: 200, lensEffect: 0.7 };
    const lens = repeatTimes(lens3D(1, size, options), 2);
    const once = places(shown(lens, picture(), 0.5));
    expect(places(shown(lens, picture(), 0.5, 1.5))).toEqual(once);
    options.lensEffect = 0;
    expect(places(shown(lens, picture(), 0.5))).not.toEqual(once);
  });

  it('has an amplitude that wrappers change', () => {
    const at = (action: GridAction, time: number): number => places(shown(action, picture(), time))[2]!;
    const waves = waves3D(1, size, { waves: 4.25, amplitude: 8 });
    expect(at(waves, 1)).toBeCloseTo(8, 4);
    expect(at(accelAmplitude(1, waves3D(1, size, { waves: 0.5, amplitude: 8 })), 0.5)).toBeCloseTo(4, 4);
    expect(at(decelAmplitude(1, waves, { rate: 2 }), 1)).toBe(0);
    expect(at(accelDecelAmplitude(1, waves3D(1, size, { waves: 0.5, amplitude: 8 })), 0.5)).toBeCloseTo(8, 4);
  });

  it('keeps its options in reverse', () => {
    const lens = lens3D(1, size, { radius: 200, concave: true, lensEffect: 0.3 });
    expect(places(shown(lens.reverse(), picture(), 0.5))).toEqual(places(shown(lens, picture(), 0.5)));
  });

  it('that starts owns the surface, and gives it back when it is undone', () => {
    const surface = picture();
    const [earlier$, later$] = [new Subject<number>(), new Subject<number>()];
    earlier$.pipe(waves3D(1, size, { waves: 1, amplitude: 9 }).on(surface)).subscribe();
    earlier$.next(0.5);
    const { grid } = surface;
    later$.pipe(shuffleTiles(1, size).on(surface)).subscribe();
    later$.next(0.5);
    const owned = places(surface);
    earlier$.next(0.75);
    expect(places(surface)).toEqual(owned);
    later$.next(-1);
    expect(surface.grid).toBe(grid);
    earlier$.next(-1);
    expect(surface.grid).toBeNull();
  });

  it('rejects a grid of another size for reuse, and does not reuse a stopped one', () => {
    const bump = lens3D(0, size, { radius: 400 });
    const other = { columns: 4, rows: 2 };
    let failure: unknown;
    of(1)
      .pipe(sequence(bump, reuseGrid(1), waves3D(1, other, { waves: 1, amplitude: 1 })).on(picture()))
      .subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new RangeError('waves3D: the grid to reuse must be a grid of 4 x 2, got a grid of 3 x 2'));
    const stopped = sequence(bump, reuseGrid(1), stopGrid(), waves3D(1, size, { waves: 1, amplitude: 1 }));
    expect(flat(shown(stopped, picture(), 0.5)).filter((place, at) => at % 3 === 2 && place !== 0)).toEqual([]);
  });

  it('is stopped or reused in a frame, not before, and once a round', () => {
    const manager = new ActionManager();
    const surface = picture();
    manager.runAction(stopGrid(), surface);
    manager.runAction(lens3D(1, size, { radius: 50 }), surface);
    expect(surface.grid!.active).toBe(true);
    manager.update(0);
    expect(surface.grid!.active).toBe(false);
    const page = shown(sequence(lens3D(0, size, { radius: 50 }), repeatTimes(reuseGrid(1), 2)), picture(), 0);
    expect(page.grid!.reuse).toBe(2);
  });

  it('is at its end after the last round of a repetition', () => {
    const shuffle = shuffleTiles(1, size);
    expect(places(shown(repeatTimes(shuffle, 2), picture(), 0.5, 3))).toEqual(places(shown(shuffle, picture(), 1)));
  });
});

describe('docs/differences.md', () => {
  const docs = readFileSync(new URL('../docs/differences.md', import.meta.url), 'utf8');

  it('names the test of each difference, and no other', () => {
    const own = readFileSync(new URL(import.meta.url), 'utf8');
    const tests = [...own.matchAll(/^(?:describe|  it)\('([^']+)'/gm)].map(([line, name]) => ({ line, name: name! }));
    let group = '';
    const names = tests.flatMap(({ line, name }) => {
      if (line.startsWith('describe')) group = name;
      return line.startsWith('describe') || group === 'docs/differences.md' ? [] : [`${group} ${name}`];
    });
    const linked = [...docs.matchAll(/\[([^\]]+)\]\(\.\.\/test\/differences\.test\.ts\)/g)].map(([, name]) => name!);
    expect([...linked].sort()).toEqual([...names].sort());
  });

  it('names each rule by which recorded traces are explained', () => {
    const named = [...docs.matchAll(/`([a-z0-9]+(?:-[a-z0-9]+)+|bytes|restart)`/g)].map(([, name]) => name!);
    expect(reasons.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
    expect(Object.keys(curveReasons)).toHaveLength(3);
  });
});
