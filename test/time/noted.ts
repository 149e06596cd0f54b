import { type Action, defineAction, type FiniteAction } from 'rx-motion';
import { showing } from '../actions/showing.js';

/** An action that writes down by its name what happens to it: its progress, `undo` and `stop`. */
export function noted(name: string, duration: number, log: string[]): FiniteAction<unknown> {
  return defineAction(duration, () => {
    const tell = (what: string | number) => log.push(`${name} ${what}`);
    tell('start');
    return { update: tell, undo: () => tell('undo'), stop: () => tell('stop') };
  });
}

/** What happens at each of these times, one after the other. */
export function steps(action: Action<unknown>, log: string[], times: readonly number[]): string[][] {
  const show = showing(action, {});
  return times.map((time) => {
    show(time);
    return log.splice(0);
  });
}
