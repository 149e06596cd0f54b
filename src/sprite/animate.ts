import type { Observer } from 'rxjs';
import { type How, optionsAndCurve } from '../actions/how.js';
import { callWith } from '../lines/recorder.js';
import { checkFunction, checkObject, checkOptions } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import type { InnerEffect, Progress } from '../time/effect.js';
import { FrameDisplayed } from '../time/frame-displayed.js';
import type { Playhead } from '../time/playhead.js';
import { type Animation, checkAnimation } from './animation.js';
import type { AnimationFrame } from './animation-frame.js';
import { frameIndexAt } from './frame-index.js';
import type { SpriteFrame } from './sprite-frame.js';

/** Shows a sprite frame. */
export interface Framed {
  spriteFrame: SpriteFrame;
}

/** Options of {@link animate}. */
export interface AnimateOptions {
  /** Notified of each frame as it is shown. */
  readonly frameDisplayed?: Pick<Observer<FrameDisplayed<AnimationFrame>>, 'next'> | undefined;
}

/**
 * Plays an animation on a target: sets its `spriteFrame` as time passes, forwards or backwards.
 *
 * If frames are reported, a jump over several shows and reports each of them in order, but at most the last 100,000.
 * Frames with a `userInfo` are also reported to the manager that runs the action.
 *
 *     progress   0-----0.25----0.5---0.75----1
 *     frame      a     b       a     b       b      two frames, two loops; restored at the end if wanted
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { animate, Animation, SpriteFrame } from 'rx-motion/sprite';
 *
 * const rect = { x: 0, y: 0, width: 32, height: 32 };
 * const [a, b] = ['a', 'b'].map((name) => new SpriteFrame({ name, texture: { url: 'ab.png' }, rect }));
 * const hero = { spriteFrame: a! };
 * from([0, 0.6]).pipe(animate(new Animation([a!, b!], { delayPerUnit: 0.5 })).on(hero)).subscribe();
 * hero.spriteFrame.name; // => 'b'
 * ```
 *
 * @param animation What to play, with at least one frame.
 * @param how The options; last, a curve that bends the progress, as `eased` does.
 * @throws RangeError when the animation has no frames; TypeError when it is not an Animation, or `frameDisplayed` not
 * an observer.
 * @see cocos2d-x Animate. Differs: no frame is lost in a jump, and stopping restores the original frame, too.
 */
export function animate(animation: Animation, ...how: How<AnimateOptions>): ReversibleAction<Framed> {
  const [options, curve] = optionsAndCurve(how);
  checkAnimation('animate', 'animation', animation);
  if (animation.frames.length === 0) throw new RangeError('animate: the animation must have frames, got none');
  const { frameDisplayed } = checkOptions('animate', options, 'frameDisplayed');
  if (frameDisplayed !== undefined)
    checkFunction('animate', 'frameDisplayed.next', checkObject('animate', 'frameDisplayed', frameDisplayed).next);
  return applyCurve(frameByFrame(animation, options), curve);
}

function frameByFrame(animation: Animation, options: AnimateOptions): ReversibleAction<Framed> {
  return leaf(
    'animate',
    animation.duration * animation.loops,
    (target: Framed) => new AnimateEffect(animation, target, options),
    () => frameByFrame(animation.reverse(), options),
  );
}

/** The most frames reported for one jump: an endless animation that jumps over a day would report millions. */
const MOST_IN_ONE_JUMP = 100_000;

class AnimateEffect implements InnerEffect {
  readonly #animation: Animation;
  readonly #target: Framed;
  readonly #options: AnimateOptions;
  readonly #original: SpriteFrame;
  /** Whether frames are reported to anyone. Otherwise a jump skips the frames in between. */
  readonly #isReported: boolean;
  #playhead: Playhead | null = null;
  /** The number of the last frame shown, counted over all loops. */
  #shown = -1;
  /** How often it was stopped: a listener may stop it and start it again. */
  #stopCount = 0;

  constructor(animation: Animation, target: Framed, options: AnimateOptions) {
    this.#animation = animation;
    this.#target = target;
    this.#options = options;
    this.#original = target.spriteFrame;
    this.#isReported =
      options.frameDisplayed !== undefined || animation.frames.some(({ userInfo }) => userInfo !== undefined);
  }

  attach(playhead: Playhead): void {
    this.#playhead = playhead;
  }

  update(progress: Progress): void {
    const { frames, restoreOriginalFrame } = this.#animation;
    const stopCount = this.#stopCount;
    const number = frameIndexAt(this.#animation, progress);
    this.#shown = Math.max(this.#shown, number - MOST_IN_ONE_JUMP);
    while (this.#isReported && this.#shown < number) {
      this.#report(++this.#shown);
      if (this.#stopCount !== stopCount) return;
    }
    this.#shown = number;
    this.#put(progress >= 1 && restoreOriginalFrame ? this.#original : frames[number % frames.length]!.spriteFrame);
  }

  undo(): void {
    this.#shown = -1;
    this.#put(this.#original);
  }

  stop(): void {
    this.#stopCount++;
    if (this.#animation.restoreOriginalFrame) this.#target.spriteFrame = this.#original;
  }

  /** Shows a frame and reports it. */
  #report(number: number): void {
    const { frames } = this.#animation;
    const frame = frames[number % frames.length]!;
    const stopCount = this.#stopCount;
    this.#put(frame.spriteFrame);
    // The target's setter may have stopped the run.
    if (this.#stopCount !== stopCount) return;
    const displayed = new FrameDisplayed(this.#target, frame);
    const { frameDisplayed } = this.#options;
    if (frameDisplayed !== undefined)
      callWith('animate', this.#target, (target) => {
        frameDisplayed.next(new FrameDisplayed(target, frame));
      });
    if (frame.userInfo !== undefined) this.#playhead?.announce(displayed);
  }

  #put(frame: SpriteFrame): void {
    if (this.#target.spriteFrame !== frame) this.#target.spriteFrame = frame;
  }
}
