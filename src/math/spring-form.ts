import { checkFinitePositive, checkNumber, checkOptions } from './check.js';
import { Oscillator } from './oscillator.js';

/** A spring by its physics. The square root of `stiffness / mass` must be from 1e-9 to 1e12. */
export interface Stiffness {
  /** Force for each unit of distance, > 0. */
  readonly stiffness: number;
  /** Force against each unit of velocity, > 0. */
  readonly damping: number;
  /** > 0; by default 1. */
  readonly mass?: number | undefined;
}

/** A spring by its appearance. 2π / `duration` must be from 1e-9 to 1e12. */
export interface Bounce {
  /** About how long it takes to arrive, in seconds, > 0: the period of the undamped spring. By default 0.5. */
  readonly duration?: number | undefined;
  /** Between -1 and 1: 0 is the fastest without overshoot, above 0 it swings, below 0 it creeps. By default 0. */
  readonly bounce?: number | undefined;
}

/**
 * The spring described by the options of the function `name`.
 *
 * @param others The names of its other options, with a space before each.
 */
export function oscillatorOf(name: string, options: Partial<Stiffness> & Bounce, others = ''): Oscillator {
  checkOptions(name, options, `stiffness damping mass duration bounce${others}`);
  const { stiffness, damping, mass = 1, duration = 0.5, bounce = 0 } = options;
  const isPhysical = stiffness !== undefined || damping !== undefined || options.mass !== undefined;
  if (isPhysical && (options.duration !== undefined || options.bounce !== undefined))
    throw new TypeError(`${name}: either stiffness and damping or duration and bounce must be given, got both`);
  const oscillator = isPhysical
    ? fromPhysics(
        checkFinitePositive(name, 'stiffness', stiffness!),
        checkFinitePositive(name, 'damping', damping!),
        checkFinitePositive(name, 'mass', mass),
      )
    : fromAppearance(
        checkFinitePositive(name, 'duration', duration),
        checkNumber(name, 'bounce', 'between -1 and 1', bounce, (it) => it > -1 && it < 1),
      );
  const { frequency, settling } = oscillator;
  // Outside this range, squares in the closed form overflow or vanish.
  checkNumber(name, 'the frequency', 'from 1e-9 to 1e12', frequency, (it) => it >= 1e-9 && it <= 1e12);
  checkFinitePositive(name, 'the time until it rests', settling);
  return oscillator;
}

function fromAppearance(duration: number, bounce: number): Oscillator {
  return new Oscillator((2 * Math.PI) / duration, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce);
}

function fromPhysics(stiffness: number, damping: number, mass: number): Oscillator {
  return new Oscillator(Math.sqrt(stiffness / mass), damping / (2 * Math.sqrt(stiffness * mass)));
}
