import type { Subject, Subscription } from 'rxjs';
import type { Changes } from './changes.js';
import { Clocks } from './clocks.js';
import type { Actions, Host } from './host.js';
import type { Random } from './random.js';
import { stream } from './streams.js';
import { nameOf, type World } from './world.js';

interface Playing {
  readonly subscription: Subscription;
  readonly actors: readonly number[];
}

/** Plays actions on clocks, as parts of streams. */
export class PlayHost implements Host {
  private readonly world: World;
  private readonly actions: Actions;
  private readonly clocks: Clocks;
  private readonly trigger$: Subject<number>;
  private readonly playing: Playing[] = [];

  constructor(world: World, _random: Random, actions: Actions) {
    const { rxjs } = world.engine;
    this.world = world;
    this.actions = actions;
    this.clocks = new Clocks(world);
    this.trigger$ = new rxjs.Subject<number>();
  }

  act(random: Random): void {
    switch (
      random.weighted({
        play: this.world.isNested ? 15 : 40,
        unsubscribe: 14,
        trigger: 14,
        frame: 3,
        emit: 4,
        crowd: 2,
        end: 0.3,
      })
    ) {
      case 'play':
        this.play(random, random.pick([0, 0, 1, 1, 2]));
        break;
      case 'unsubscribe':
        this.unsubscribe(random);
        break;
      case 'trigger':
        if (!this.world.mayActOnAll) return;
        this.world.log('trigger');
        this.trigger$.next(0);
        break;
      case 'frame':
        if (this.world.mayActOnAll) this.clocks.frame(random.pick(this.world.times.deltas));
        break;
      case 'emit':
        this.world.signals.emit(random);
        break;
      case 'crowd':
        this.world.log('crowd');
        this.world.actors.forEach(() => this.play(random, 0));
        break;
      case 'end':
        if (this.world.mayActOnAll) this.clocks.end(random);
    }
  }

  frame(dt: number): void {
    this.clocks.frame(dt);
  }

  look(changes: Changes): void {
    changes.note('frames observed', this.clocks.observed);
  }

  private play(random: Random, depth: number): void {
    const { world } = this;
    const id = this.playing.length;
    const { stream$, text, actors } = stream(world, random, {
      actions: this.actions,
      clocks: this.clocks,
      trigger$: this.trigger$,
      depth,
    });
    world.log(`play ${id} ${text}`);
    const draws = random.fork(`play ${id} ${world.nextId()}`);
    const seen = (what: string): void => {
      world.log(`${what} ${id}`);
      if (draws.chance(0.06)) world.interrupt(draws);
    };
    const isObserved = random.chance(0.7);
    const index = this.playing.length;
    // A cold clock emits, and may complete, within `subscribe`.
    const subscription = new world.engine.rxjs.Subscription();
    this.playing.push({ subscription, actors });
    subscription.add(
      stream$.subscribe({
        ...(isObserved && { next: (value: unknown) => seen(`progress ${String(value)} of`) }),
        ...(random.chance(0.9) && { error: (error: unknown) => seen(`failed ${nameOf(error)} of`) }),
        complete: () => seen('completed'),
      }),
    );
    world.log(`playing ${index} ${subscription.closed}`);
  }

  private unsubscribe(random: Random): void {
    const open = this.playing.filter(({ subscription, actors }) => !subscription.closed && this.world.mayActOn(actors));
    if (open.length === 0) return;
    const playing = random.pick(open);
    this.world.log(`unsubscribe ${this.playing.indexOf(playing)}`);
    playing.subscription.unsubscribe();
  }
}
