import type { Seconds } from '../clock/seconds.js';
import type { Playhead } from './playhead.js';
import type { Span } from './span.js';

/** How far an action is: 0 at its start, 1 at its end; an overshooting curve goes beyond both. */
export type Progress = number;

/**
 * What an action does to one target while it runs on it. Made for each start, so it may hold state.
 *
 * The target is a function of progress alone: the same progress leaves the same state, whatever came before.
 */
export interface Effect {
  update(progress: Progress): void;
  /** Brings the target back to where the action found it. By default `update(0)`. */
  undo?: (() => void) | undefined;
  /** Cleans up when the effect is no longer live, whether it has ended or was stopped. */
  stop?: (() => void) | undefined;
}

/** Lets time pass. */
export const IDLE: Effect = {
  update() {
    // Nothing changes.
  },
};

/** Some numbers of a target. */
export interface Numbers {
  readonly target: unknown;
  readonly lenses: { readonly list: readonly { readonly name: string }[] };
  /** If they are written: null if they are owned; otherwise they are added to. */
  readonly wrote?: unknown;
}

/** What an effect does to one value: numbers move in proportion to progress, and texts of CSS as CSS interpolates them. */
export interface Line {
  readonly from: number | string;
  readonly to: number | string;
}

/** An effect of this library, which may also use its seconds and its span. */
export interface InnerEffect extends Effect {
  /**
   * @param elapsed Seconds since the start, not rounded by a division; undefined at the ends, where progress is exact.
   */
  update(progress: Progress, elapsed?: Seconds): void;
  /** Called each time it becomes live, with its playhead and its span. */
  attach?(playhead: Playhead, span: Span): void;
  /** What writes its numbers, if it writes some in the usual way. */
  readonly writer?: Numbers;
  /** What it does to a value, if it can say so; a score asks while it is live. */
  lineOf?(property: string): Line | undefined;
  /** Whether it adds to what others write; by default as its writer does. */
  readonly adds?: boolean;
}

/**
 * What an action of unknown length does to one target. Made for each start, so it may hold state.
 *
 * The target is a function of the time alone: the same time leaves the same state, whatever came before.
 */
export interface OpenEffect {
  /**
   * Shows a time. When time comes back to before its end, the action continues.
   *
   * @param elapsed Seconds since the start, >= 0.
   * @returns Undefined while it runs; when it has ended, the seconds of `elapsed` that it did not need.
   */
  update(elapsed: Seconds): Seconds | undefined;
  /** Brings the target back to where the action found it. By default `update(0)`. */
  undo?: (() => void) | undefined;
  /** Cleans up when the effect is no longer live, whether it has ended or was stopped. */
  stop?: (() => void) | undefined;
}

/** Brings the target back to where an effect found it. */
export function undo(effect: Effect | OpenEffect): void {
  if (effect.undo === undefined) effect.update(0);
  else effect.undo();
}

/** Several effects as one. */
export function joinEffects(effects: readonly InnerEffect[]): InnerEffect {
  return {
    lineOf(property) {
      for (const effect of effects) {
        const line = effect.lineOf?.(property);
        if (line !== undefined) return line;
      }
      return undefined;
    },
    update(progress) {
      for (const effect of effects) effect.update(progress);
    },
    undo() {
      for (const effect of effects) undo(effect);
    },
    stop() {
      for (const effect of effects) effect.stop?.();
    },
  };
}
