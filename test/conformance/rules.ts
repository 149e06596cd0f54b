import type { Disagreement } from './compare.js';
import type { ScriptTrace } from './trace.js';

/** A deliberate difference from cocos2d-x: what of a trace shows it, and why it is so. */
export interface Rule {
  readonly name: string;
  readonly reason: string;
  explains(trace: ScriptTrace, disagreement: Disagreement, all: readonly Disagreement[]): boolean;
}

export const rules: readonly Rule[] = [];
