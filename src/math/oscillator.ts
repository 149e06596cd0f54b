/** Offset and velocity at a time, from those at time 0: `offset·[0] + velocity·[1]` and `offset·[2] + velocity·[3]`. */
export type Flow = readonly [offset: number, offsetByVelocity: number, velocityByOffset: number, velocity: number];

/** The fraction of the distance that may be left when a spring comes to rest. */
const REST = 1e-4;

/**
 * The damped harmonic oscillator x″ + 2ζω·x′ + ω²·x = 0 in closed form: underdamped (ζ < 1), overdamped (ζ > 1) or
 * critical.
 */
export class Oscillator {
  /** Seconds until it rests. */
  readonly settling: number;
  /** ω, in radians per second, without damping. */
  readonly frequency: number;
  /** ζ */
  readonly ratio: number;
  /** ζω */
  readonly decay: number;
  /** ω′ = ω·√|1 − ζ²| */
  private readonly damped: number;

  constructor(frequency: number, ratio: number) {
    this.frequency = frequency;
    this.ratio = ratio;
    this.decay = ratio * frequency;
    this.damped = frequency * Math.sqrt(Math.abs(1 - ratio * ratio));
    this.settling = settlingTime(frequency, ratio);
  }

  /** The exact flow, which never comes to rest. */
  flowAt(time: number): Flow {
    const { frequency, decay } = this;
    // The response to a velocity of 1, and the decaying cosine.
    const { sine, cosine } = this.swing(time);
    return [cosine + decay * sine, sine, -frequency * frequency * sine, cosine - decay * sine];
  }

  /** e^(−ζωt)·sin(ω′t)/ω′ and e^(−ζωt)·cos(ω′t); hyperbolic if 1 − ζ² is negative, their limit if it is 0. */
  swing(time: number): { sine: number; cosine: number } {
    const { damped } = this;
    if (this.ratio > 1) {
      // Decaying exponentials only, because these don't overflow.
      const slow = Math.exp(-slowRate(this.frequency, this.ratio) * time);
      const fall = Math.expm1(-2 * damped * time);
      return { sine: (slow * -fall) / (2 * damped), cosine: (slow * (2 + fall)) / 2 };
    }
    const envelope = Math.exp(-this.decay * time);
    if (damped === 0) return { sine: envelope * time, cosine: envelope };
    return { sine: (envelope * Math.sin(damped * time)) / damped, cosine: envelope * Math.cos(damped * time) };
  }
}

/** The flow at rest. */
export const AT_REST: Flow = [0, 0, 0, 0];

/** The decay rate of the slowest component: ζω, minus ω′ if overdamped. */
function slowRate(frequency: number, ratio: number): number {
  return ratio > 1 ? frequency / (ratio + Math.sqrt(ratio * ratio - 1)) : ratio * frequency;
}

/**
 * The time after which an offset, with a velocity of at most ω times that offset, has decayed to `REST` of it.
 *
 * It stays below e^(−rate·t)·(1 + (1 + ζ)·ω·min(t, 1/ω′)), because |sin(ω′t)/ω′| (and sinh over cosh) is below both.
 * Solved for t by iteration, which converges because the right side hardly grows with t.
 */
function settlingTime(frequency: number, ratio: number): number {
  const rate = slowRate(frequency, ratio);
  const longest = 1 / Math.sqrt(Math.abs(1 - ratio * ratio));
  let time = 0;
  for (let round = 0; round < 20; round++) {
    time = Math.log((1 + (1 + ratio) * Math.min(frequency * time, longest)) / REST) / rate;
  }
  return time;
}
