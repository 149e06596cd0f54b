import type { BehaviorSubject, Observable, Subject } from 'rxjs';
import type { Random } from './random.js';
import type { World } from './world.js';

const count = 3;

/** The streams of a program: values to wait for, live rates, and triggers that stop an action. */
export class Signals {
  private readonly world: World;
  private readonly value$: readonly Subject<number>[];
  private readonly rate$: readonly BehaviorSubject<number>[];
  private readonly until$: readonly Subject<number>[];

  constructor(world: World) {
    const { rxjs } = world.engine;
    const each = <V>(make: () => V): V[] => Array.from({ length: count }, make);
    this.world = world;
    this.value$ = each(() => new rxjs.Subject<number>());
    this.rate$ = each(() => new rxjs.BehaviorSubject(1));
    this.until$ = each(() => new rxjs.Subject<number>());
  }

  value(random: Random): Named<number> {
    const { rxjs } = this.world.engine;
    const index = random.below(count);
    switch (random.weighted({ live: 8, of: 2, never: 1, empty: 1, error: 1 })) {
      case 'live':
        return this.named(`value${index}`, this.value$[index]!);
      case 'of':
        return this.named('of', rxjs.of(index));
      case 'never':
        return this.named('never', rxjs.NEVER);
      case 'empty':
        return this.named('empty', rxjs.EMPTY);
      case 'error':
        return this.named(
          'error',
          rxjs.throwError(() => new Error('of a signal')),
        );
    }
  }

  rate(random: Random): Named<number> {
    const index = random.below(count);
    return this.named(`rate${index}`, this.rate$[index]!);
  }

  until(index: number): Named<number> {
    return this.named(`until${index}`, this.until$[index]!);
  }

  stop(index: number): void {
    this.world.log(`emit until${index}`);
    this.until$[index]!.next(0);
  }

  emit(random: Random): void {
    const index = random.below(count);
    if (random.chance(0.6)) {
      this.world.log(`emit value${index}`);
      this.value$[index]!.next(random.below(9));
      return;
    }
    const rate = random.pick([0, 0.5, 1, 2, -1]);
    this.world.log(`emit rate${index} ${rate}`);
    this.rate$[index]!.next(rate);
  }

  /** The same stream, which logs its subscriptions. */
  private named<V>(name: string, source$: Observable<V>): Named<V> {
    const { rxjs } = this.world.engine;
    const stream$ = new rxjs.Observable<V>((subscriber) => {
      this.world.log(`subscribed ${name}`);
      const subscription = source$.subscribe(subscriber);
      return () => {
        subscription.unsubscribe();
        this.world.log(`left ${name}`);
      };
    });
    return { name, stream$ };
  }
}

export interface Named<V> {
  readonly name: string;
  readonly stream$: Observable<V>;
}
