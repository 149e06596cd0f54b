import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  type Action,
  type FiniteAction,
  backIn,
  backOut,
  bezierCurve,
  blink,
  callFunc,
  cardinalSplineBy,
  cardinalSplineTo,
  circleIn,
  cubicIn,
  delayTime,
  eased,
  elasticOut,
  exponentialIn,
  exponentialOut,
  fadeIn,
  fadeOut,
  fadeTo,
  follow,
  lagSmoothing,
  moveBy,
  moveTo,
  place,
  rateIn,
  rateOut,
  removeSelf,
  repeatForever,
  repeatTimes,
  reverseTime,
  rotateTo,
  scaleTo,
  sequence,
  spawn,
  speed,
  tintBy,
} from 'rx-motion';
import { Animation, SpriteFrame, animate } from 'rx-motion/sprite';
import { BehaviorSubject, from } from 'rxjs';
import { curveReasons } from './conformance/curve-tables.js';
import { reasons } from './conformance/run.js';

/** Shows an action at times, one after the other, on a target that may come back to earlier ones. */
function shown<T>(action: Action<T>, target: T, ...times: number[]): T {
  from(times).pipe(action.on(target)).subscribe();
  return target;
}

/** Runs an action under a manager, by frames of such lengths after the first one. */
function played<T>(action: Action<T>, target: T, ...frames: number[]): T {
  const manager = new ActionManager();
  manager.runAction(action, target);
  for (const dt of [0, ...frames]) manager.update(dt);
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
  it('shows 0 in the first frame, so that an action against time shows the very end', () => {
    const { log, call } = calls();
    played(reverseTime(sequence(delayTime(1), call('end'))), {});
    expect(log).toEqual(['end']);
  });

  it('counts in double precision', () => {
    const target = played(moveBy(1, { x: 1, y: 0 }), ship(), 0.1, 0.2);
    expect(target.x).toBe(0.1 + 0.2);
  });

  it('passes in an action of no length at once, wherever it stands', () => {
    const { log, call } = calls();
    played(sequence(moveBy(0, { x: 1, y: 0 }), call('a'), delayTime(0), call('b')), ship());
    expect(log).toEqual(['a', 'b']);
    expect(shown(reverseTime(moveTo(0, { x: 5, y: 0 })), ship(), 0).x).toBe(5);
  });

  it('is never below 0 in the duration of an action', () => {
    expect(() => moveBy(-1, { x: 1, y: 0 })).toThrow(RangeError);
  });

  it('of a hidden tab counts as one short frame', () => {
    let seen = 0;
    from([9])
      .pipe(lagSmoothing())
      .subscribe((dt) => (seen = dt));
    expect(seen).toBe(1 / 30);
  });
});

describe('a sequence', () => {
  it('finds its parts as they were when time comes back', () => {
    const there = sequence(step, moveBy(1, { x: 0, y: 10 }));
    expect(shown(there, ship(), 0, 1.5, 0.5, 1.5, 0.5)).toEqual({ x: 5, y: 0 });
    expect(shown(sequence(delayTime(1), place({ x: 9, y: 9 })), ship(), 0, 1, 0.5)).toEqual({ x: 0, y: 0 });
  });

  it('under a swinging curve ends where it would without', () => {
    const target = ship();
    const swing = eased(sequence(step, step), elasticOut(0.3));
    shown(swing, target, ...Array.from({ length: 41 }, (_, frame) => frame / 20));
    expect(target.x).toBeCloseTo(20, 9);
  });

  it('of one action lets a curve lead beyond its end', () => {
    expect(shown(eased(sequence(step), backOut), ship(), 0, 0.75).x).toBeGreaterThan(10);
  });

  it('takes what has no end as its last action, and runs it', () => {
    const { x } = shown(sequence(delayTime(1), repeatForever(step)), ship(), 0, 3.5);
    expect(x).toBe(25);
  });

  it('refuses what has no end before its last action', () => {
    const endless = repeatForever(step) as unknown as FiniteAction<{ x: number; y: number }>;
    expect(() => sequence(endless, step)).toThrow(RangeError);
  });
});

describe('a repetition', () => {
  it('shows what is left of the frame in which a round ends, as part of the next round', () => {
    expect(played(repeatTimes(step, 3), ship(), 1.5).x).toBe(15);
  });

  it('of what takes no time runs all rounds in one frame', () => {
    const { log, call } = calls();
    played(repeatTimes(sequence(call('a'), call('b')), 3), {});
    expect(log).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('goes back over its rounds', () => {
    expect(shown(repeatTimes(moveTo(1, { x: 8, y: 0 }), 3), ship(), 0, 2.5, 0.25).x).toBe(2);
  });

  it('lets a curve lead beyond its last round', () => {
    expect(shown(eased(repeatTimes(step, 2), backOut), ship(), 0, 1.5).x).toBeGreaterThan(20);
  });

  it('of none does nothing, and ends in its first frame', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(repeatTimes(place({ x: 5, y: 5 }), 0), target);
    expect(running.ending).toBeUndefined();
    manager.update(0);
    expect(running.ending).toBe('completed');
    expect(target).toEqual(ship());
  });

  it('without an end runs every loop that a frame passes', () => {
    const { log, call } = calls();
    expect(played(repeatForever(step), ship(), 100.5).x).toBe(1005);
    played(repeatForever(sequence(delayTime(1), call('loop'))), {}, 5.5);
    expect(log).toHaveLength(5);
  });

  it('without an end refuses what takes no time', () => {
    expect(() => repeatForever(callFunc(() => undefined))).toThrow(RangeError);
  });
});

describe('a speed', () => {
  it('may stand in a sequence', () => {
    expect(shown(sequence(speed(step, 2), step), ship(), 0, 1).x).toBe(15);
  });

  it('below 0 leads back over the parts of an action', () => {
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

  it('pays what it owes: a blink shows the target again, an animation brings its frame back', () => {
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

describe('a target', () => {
  it('has an opacity from 0 to 1, not cut to a byte', () => {
    expect(shown(fadeTo(1, 0), { opacity: 1 }, 0, 0.5).opacity).toBe(0.5);
    expect(shown(eased(fadeTo(1, 0), backIn), { opacity: 1 }, 0, 0.3).opacity).toBeGreaterThan(1);
  });

  it('has channels of colour that are not cut to bytes and do not wrap around', () => {
    const by = { r: 25, g: -25, b: 10 };
    const { color } = shown(tintBy(1, by), { color: { r: 250, g: 10, b: 0 } }, 0, 1);
    expect(color).toEqual({ r: 275, g: -15, b: 10 });
    expect(shown(tintBy(1, by), { color: { r: 0, g: 0, b: 0 } }, 0, 0.25).color.b).toBe(2.5);
  });

  it('is written in nothing that the action did not name', () => {
    const deep = { x: 0, y: 0, z: 7, scaleX: 1, scaleY: 1, scaleZ: 7 };
    shown(spawn(moveTo(1, { x: 5, y: 5 }), scaleTo(1, { x: 2, y: 2 })), deep, 0, 1);
    expect(deep).toEqual({ x: 5, y: 5, z: 7, scaleX: 2, scaleY: 2, scaleZ: 7 });
  });

  it('may be pushed while a spline leads it', () => {
    const points = [ship(), { x: 10, y: 0 }, { x: 20, y: 0 }];
    const target = ship();
    from([0, 0.25, 0.5, 1])
      .pipe(cardinalSplineTo(1, points, 0.5).on(target))
      .subscribe((progress) => {
        if (progress === 0.25) target.x += 100;
      });
    expect(target.x).toBe(120);
  });

  it('is not counted: it moves on as long as its actions run', () => {
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

describe('an animation', () => {
  it('loses no frame in a jump over several loops', () => {
    const told: unknown[] = [];
    const frames = ['a', 'b'].map((name) => ({ spriteFrame: sprite(name), userInfo: name }));
    const next = ({ userInfo }: { userInfo: unknown }): unknown => told.push(userInfo);
    const action = animate(new Animation(frames, { delayPerUnit: 0.5, loops: 3 }), { frameDisplayed: { next } });
    shown(action, { spriteFrame: sprite('original') }, 0, 3);
    expect(told).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('goes back over its frames when time does', () => {
    const [a, b] = [sprite('a'), sprite('b')];
    const action = animate(new Animation([a, b], { delayPerUnit: 0.5 }));
    expect(shown(action, { spriteFrame: b }, 0, 0.75, 0.25).spriteFrame).toBe(a);
  });
});

describe('a curve', () => {
  it('is exact at both ends', () => {
    expect([exponentialIn(0), exponentialIn(1)]).toEqual([0, 1]);
    expect(shown(eased(step, exponentialIn), ship(), 0, 1).x).toBe(10);
  });

  it('gives a number beyond its ends', () => {
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

  it('of a fade in is a fade out, and the other way round', () => {
    const ghost = { opacity: 0.5 };
    expect(shown(fadeIn(1).reverse(), ghost, 0, 1).opacity).toBe(0);
    expect(shown(fadeOut(1).reverse(), ghost, 0, 1).opacity).toBe(1);
  });

  it('is not there where an action has none', () => {
    // @ts-expect-error A rotateTo knows no way back.
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

  it('that follows is given its window, and asks no director', () => {
    const world = shown(follow({ x: 100, y: 50 }, { viewport: { width: 200, height: 100 } }), ship(), 0);
    expect(world).toEqual({ x: 0, y: 0 });
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
    expect(Object.keys(curveReasons)).toHaveLength(2);
  });
});
