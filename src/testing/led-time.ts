type Milliseconds = number;

/** The timers, dates and animation frames of the page, led by {@link film}. */
export interface LedTime {
  /** Goes back to time 0, without timers. */
  restart(): void;
  /** Runs the timers until a time, in their order, then the animation frames. */
  show(time: Milliseconds): Promise<void>;
  /** Gives the page its own time back. */
  release(): void;
}

interface Timer {
  /** For an animation frame Infinity. */
  time: Milliseconds;
  /** For an interval. */
  readonly period: Milliseconds | undefined;
  readonly call: () => void;
}

/**
 * Takes over timers, dates and animation frames.
 *
 * @param start The date at time 0.
 * @param task Runs something in a task of its own.
 */
export function ledTime(start: Milliseconds, task: (run: () => void) => Promise<void>): LedTime {
  const page = globalThis as unknown as Record<string, unknown>;
  const { Date } = globalThis;
  const timers = new Map<number, Timer>();
  let now = 0;
  let last = 0;
  const add = (time: Milliseconds, call: () => void, period?: Milliseconds): number => {
    timers.set(++last, { time, call, period });
    return last;
  };
  const clear = (id: number): void => {
    timers.delete(id);
  };
  const date = (): Milliseconds => Math.floor(start + now);
  type Call = (...given: unknown[]) => void;
  const led: Readonly<Record<string, unknown>> = {
    setTimeout: (call: Call, delay = 0, ...given: unknown[]) => add(now + Math.max(1, delay), () => call(...given)),
    setInterval: (call: Call, delay = 0, ...given: unknown[]) =>
      add(now + Math.max(1, delay), () => call(...given), Math.max(1, delay)),
    requestAnimationFrame: (call: FrameRequestCallback) => add(Infinity, () => call(now)),
    clearTimeout: clear,
    clearInterval: clear,
    cancelAnimationFrame: clear,
    Date: new Proxy(Date, {
      construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [date()], made) as object,
      get: (real, key) => (key === 'now' ? date : (Reflect.get(real, key) as unknown)),
    }),
  };
  const own = Object.keys(led).map((name) => [name, page[name]] as const);
  Object.assign(page, led);
  performance.now = () => now;
  return {
    restart() {
      timers.clear();
      now = 0;
    },
    async show(time) {
      for (;;) {
        const [due] = [...timers].sort(([, one], [, other]) => one.time - other.time);
        if (due === undefined || due[1].time > time) break;
        const [id, timer] = due;
        now = timer.time;
        if (timer.period === undefined) clear(id);
        else timer.time += timer.period;
        await task(timer.call);
      }
      now = time;
      const frames = [...timers].filter(([, timer]) => timer.time === Infinity);
      for (const [id, frame] of frames) if (timers.delete(id)) await task(frame.call);
    },
    release() {
      Object.assign(page, Object.fromEntries(own));
      delete (performance as Partial<Performance>).now;
    },
  };
}
