import { defineAction, type Effect, type FiniteAction } from 'rx-motion';
import type { LeafAction } from './action-of.js';
import type { Tree } from './tree.js';

/** An event in one start of one leaf. */
export interface Event {
  readonly what: 'start' | 'update' | 'undo' | 'stop';
  readonly path: string;
  readonly duration: number;
  /** The number of the start, counted from 0. */
  readonly run: number;
  /** Of an update. */
  readonly progress?: number;
}

/** Leaves that only report what happens to them. */
export class Probe {
  readonly events: Event[] = [];
  private runs = 0;
  private readonly onEvent: (event: Event) => void;

  /** @param onEvent Called for each event; what it throws is thrown by the leaf. */
  constructor(onEvent: (event: Event) => void = () => undefined) {
    this.onEvent = onEvent;
  }

  readonly leaf: LeafAction = ({ path, duration }: Tree): FiniteAction<unknown> =>
    defineAction(duration, (): Effect => {
      const run = this.runs++;
      const note = (what: Event['what'], progress?: number): void => {
        const event = { what, path, duration, run, ...(progress !== undefined && { progress }) };
        this.events.push(event);
        this.onEvent(event);
      };
      note('start');
      return {
        update: (progress) => note('update', progress),
        undo: () => note('undo'),
        stop: () => note('stop'),
      };
    });
}
