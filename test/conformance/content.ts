import type { ActionSpec, Op, ScriptTrace } from './trace.js';

/** The content of a trace, by which a rule decides whether it applies. */
export interface Content {
  /** All actions, including those inside others. */
  readonly actions: readonly ActionSpec[];
  /** All operations, including those of callbacks. */
  readonly ops: readonly Op[];
  /** Those that a callback carries out. */
  readonly callbackOps: readonly Op[];
  readonly has: (...types: string[]) => boolean;
  readonly does: (...names: string[]) => boolean;
  /** Whether it was recorded from cocos2d-x 3.2, whose traces do not compare themselves with 3.2. */
  readonly is32: boolean;
}

export function contentOf(trace: ScriptTrace): Content {
  const actions: ActionSpec[] = [];
  const ops: Op[] = [];
  const callbackOps: Op[] = [];
  const look = (value: unknown, inCallback: boolean): void => {
    if (Array.isArray(value)) for (const item of value) look(item, inCallback);
    else if (typeof value === 'object' && value !== null) {
      if ('type' in value) actions.push(value as ActionSpec);
      if ('op' in value) {
        ops.push(value as Op);
        if (inCallback) callbackOps.push(value as Op);
      }
      for (const [key, field] of Object.entries(value)) look(field, inCallback || key === 'do');
    }
  };
  look(trace.script, false);
  const types = new Set(actions.map(({ type }) => type));
  const names = new Set(ops.map(({ op }) => op));
  return {
    actions,
    ops,
    callbackOps,
    has: (...some) => some.some((type) => types.has(type)),
    does: (...some) => some.some((name) => names.has(name)),
    is32: trace.v32 === undefined,
  };
}
