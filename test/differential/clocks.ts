import type { Observable, Subject } from 'rxjs';
import type { Random } from './random.js';
import type { World } from './world.js';

/** A stream of frames, and how it is made. */
export interface Clock {
  readonly frame$: Observable<number>;
  readonly text: string;
}

/** The clocks of a program: a plain subject, a shared one, hot and cold streams, frames that come at once. */
export class Clocks {
  private readonly world: World;
  private readonly subject$: Subject<number>;
  private readonly hot$: Subject<number>;
  private readonly shared$: Observable<number>;

  constructor(world: World) {
    const { engine } = world;
    this.world = world;
    this.subject$ = new engine.rxjs.Subject<number>();
    this.hot$ = new engine.rxjs.Subject<number>();
    this.shared$ = engine.clock(this.hot$.asObservable());
  }

  get observed(): string {
    return `${this.subject$.observed} ${this.hot$.observed}`;
  }

  frame(dt: number): void {
    for (const frame$ of [this.subject$, this.hot$]) {
      this.world.log(`frame ${dt} of ${frame$ === this.hot$ ? 'hot' : 'subject'}`);
      this.world.attempt(() => frame$.next(dt));
    }
  }

  /** Ends the frames of one of them. */
  end(random: Random): void {
    const frame$ = random.pick([this.subject$, this.hot$]);
    const fails = random.chance(0.5);
    this.world.log(`end of frames, ${fails ? 'by an error' : 'completed'}`);
    if (fails) frame$.error(new Error('of the frames'));
    else frame$.complete();
  }

  any(random: Random): Clock {
    const { engine, times } = this.world;
    const deltas = Array.from({ length: 1 + random.below(6) }, () => random.pick(times.deltas));
    switch (random.weighted({ subject: 12, shared: 7, hot: 3, slow: 2, cold: 3, sharedCold: 2 })) {
      case 'subject':
        return { frame$: this.subject$, text: 'subject' };
      case 'shared':
        return { frame$: this.shared$, text: 'shared' };
      case 'hot':
        return { frame$: this.hot$.asObservable(), text: 'hot' };
      case 'slow':
        return { frame$: this.shared$.pipe(engine.timeScale(0.5)), text: 'slow' };
      case 'cold':
        return { frame$: engine.rxjs.from(deltas), text: `cold ${deltas.join(' ')}` };
      case 'sharedCold':
        return { frame$: engine.clock(engine.rxjs.from(deltas)), text: `clock of cold ${deltas.join(' ')}` };
    }
  }
}
