import { defineAction, type FiniteAction, type Seconds } from 'rx-motion';

/** Something that only goes forwards, step by step. */
export interface Simulation {
  readonly update: (dt: Seconds) => void;
  readonly stop?: () => void;
}

/**
 * Turns something that only goes forwards, for instance a manager, into an action: going back restarts it.
 *
 * @param duration Seconds.
 * @param start Restores the initial state, and starts.
 */
export function simulated(duration: Seconds, start: () => Simulation): FiniteAction<unknown> {
  return defineAction(duration, () => {
    let simulation: Simulation | null = null;
    let steps = 0;
    const restart = (): Simulation => {
      simulation?.stop?.();
      steps = 0;
      simulation = start();
      simulation.update(0);
      return simulation;
    };
    restart();
    return {
      update(progress) {
        const goal = Math.ceil(progress * duration * stepsPerSecond - 1e-6);
        const running = simulation === null || goal < steps ? restart() : simulation;
        for (; steps < goal; steps++) running.update(1 / stepsPerSecond);
      },
      undo: restart,
      stop() {
        simulation?.stop?.();
        simulation = null;
      },
    };
  });
}

const stepsPerSecond = 128;
