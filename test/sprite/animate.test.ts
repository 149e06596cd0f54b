import { describe, expect, it } from '@jest/globals';
import { from, of, Subject } from 'rxjs';
import { ActionManager, reverseTime } from '../../src/index.js';
import { animate, Animation, type Framed, type FrameDisplayed, SpriteFrame } from '../../src/sprite/index.js';

const frame = (name: string): SpriteFrame =>
  new SpriteFrame({ name, texture: { url: 'sheet.png' }, rect: { x: 0, y: 0, width: 8, height: 8 } });
const [original, a, b, c] = ['original', 'a', 'b', 'c'].map(frame) as [
  SpriteFrame,
  SpriteFrame,
  SpriteFrame,
  SpriteFrame,
];
const parts = [a, { spriteFrame: b, userInfo: 'mid' }, c];

/** Three frames of 1/4 s each. */
const steps = new Animation(parts, { delayPerUnit: 0.25 });
const hero = (): Framed => ({ spriteFrame: original });

/** The names shown at each of the times. */
function shown(animation: Animation, times: readonly number[]): string[] {
  const target = hero();
  const names: string[] = [];
  from(times)
    .pipe(animate(animation).on(target))
    .subscribe(() => names.push(target.spriteFrame.name));
  return names;
}

describe('animate', () => {
  it('shows each frame from its split time on, the last one at the end too', () => {
    expect(shown(steps, [0, 0.2, 0.25, 0.5, 0.75, 1])).toEqual(['a', 'a', 'b', 'c', 'c', 'c']);
  });

  it('shows the right frame backwards, and the original one before its start', () => {
    expect(shown(steps, [0.6, 0.3, 0.1, -1, 0.3])).toEqual(['c', 'b', 'a', 'original', 'b']);
  });

  it('plays its loops, and lasts as long as all of them', () => {
    const twice = new Animation(parts, { delayPerUnit: 0.25, loops: 2 });
    expect(animate(twice).duration).toBe(1.5);
    expect(shown(twice, [0.75, 1, 1.5])).toEqual(['a', 'b', 'c']);
  });

  it('restores the original frame at the end and on stop, if asked to', () => {
    const restoring = new Animation(parts, { delayPerUnit: 0.25, restoreOriginalFrame: true });
    expect(shown(restoring, [0.3, 0.75])).toEqual(['b', 'original']);
    const target = hero();
    const time$ = new Subject<number>();
    const subscription = time$.pipe(animate(restoring).on(target)).subscribe();
    time$.next(0.3);
    subscription.unsubscribe();
    expect(target.spriteFrame).toBe(original);
  });

  it('reports each frame that a jump passes once, in order, also over loops', () => {
    const reported: string[] = [];
    const next = ({ frame }: FrameDisplayed): number => reported.push(frame.spriteFrame.name);
    const twice = new Animation(parts, { delayPerUnit: 0.25, loops: 2 });
    of(0, 1.3)
      .pipe(animate(twice, { frameDisplayed: { next } }).on(hero()))
      .subscribe();
    expect(reported).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  });

  it('reports and shows nothing more once a listener has stopped it', () => {
    const reported: string[] = [];
    const target = hero();
    const manager = new ActionManager();
    const next = ({ frame }: FrameDisplayed): void => {
      if (reported.push(frame.spriteFrame.name) === 2) manager.stopAllActions(target);
    };
    const restoring = new Animation(parts, { delayPerUnit: 0.25, restoreOriginalFrame: true });
    manager.runAction(animate(restoring, { frameDisplayed: { next } }), target);
    for (const dt of [0, 0.7]) manager.update(dt);
    expect([reported, target.spriteFrame]).toEqual([['a', 'b'], original]);
  });

  it('reports frames with a userInfo to its manager', () => {
    const manager = new ActionManager();
    const target = hero();
    const reported: unknown[] = [];
    manager.frameDisplayed$.subscribe(({ userInfo, target }) => reported.push([userInfo, target]));
    manager.runAction(animate(steps), target);
    manager.update(0);
    manager.update(1);
    expect(reported).toEqual([['mid', target]]);
  });

  it('reverses the order of its frames', () => {
    const target = hero();
    from([0.3]).pipe(animate(steps).reverse().on(target)).subscribe();
    expect(target.spriteFrame).toBe(b);
  });

  it('reports the last 100,000 frames of a jump over more', () => {
    const endless = new Animation(parts, { delayPerUnit: 0.25, loops: 2 ** 32 - 1 });
    const names: string[] = [];
    const frameDisplayed = { next: (shown: FrameDisplayed) => names.push(shown.frame.spriteFrame.name) };
    from([0, 3 * 0.25 * 1e9])
      .pipe(animate(endless, { frameDisplayed }).on(hero()))
      .subscribe();
    expect(names).toHaveLength(100_001);
    expect(names.slice(-4)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('jumps over billions of loops at once if nobody listens', () => {
    const endless = new Animation([a, b], { delayPerUnit: 0.25, loops: 4294967295 });
    const target = hero();
    from([0])
      .pipe(reverseTime(animate(endless)).on(target))
      .subscribe();
    expect(target.spriteFrame).toBe(b);
  });

  it('accepts frames and animations of another copy of the library', () => {
    const foreign = new Animation([Object.assign({}, a), Object.assign({}, b)], { delayPerUnit: 0.25 });
    expect(shown(Object.assign({}, foreign), [0.3])).toEqual(['b']);
  });

  it('rejects an animation without frames', () => {
    const none = new Animation([], { delayPerUnit: 1 });
    expect(() => animate(none)).toThrow(new RangeError('animate: the animation must have frames, got none'));
  });
});
