import type { Subject, Subscription } from 'rxjs';
import type { Changes } from './changes.js';
import type { Actions, Host } from './host.js';
import type { Random } from './random.js';
import { nameOf, type World } from './world.js';

interface Drive {
  readonly id: number;
  readonly time$: Subject<number>;
  readonly subscription: Subscription;
  readonly actors: readonly number[];
  readonly manner: 'forwards' | 'to and fro' | 'jumping' | 'elapsed';
  time: number;
}

const manners = ['forwards', 'to and fro', 'jumping', 'elapsed'] as const;

/** Keeps logs short: every drive is shown a time in every frame. */
const mostDrives = 6;

/** Drives actions by streams of times that jump and come back. */
export class OnHost implements Host {
  private readonly world: World;
  private readonly actions: Actions;
  private readonly drives: Drive[] = [];

  constructor(world: World, _random: Random, actions: Actions) {
    this.world = world;
    this.actions = actions;
  }

  act(random: Random): void {
    const kind = random.weighted({
      drive: this.isFull ? 0 : 40,
      show: 20,
      unsubscribe: 8,
      complete: 3,
      error: 2,
      emit: 6,
    });
    if (kind === 'drive') this.drive(random);
    else if (kind === 'emit') this.world.signals.emit(random);
    else this.withOne(kind, random);
  }

  frame(dt: number, random: Random): void {
    this.world.log(`frame ${dt}`);
    for (const drive of [...this.drives]) this.show(drive, dt, random);
  }

  look(changes: Changes): void {
    for (const { id, time$ } of this.drives) changes.note(`times observed ${id}`, time$.observed);
  }

  private get isFull(): boolean {
    return this.drives.filter(({ time$ }) => time$.observed).length >= mostDrives;
  }

  private drive(random: Random): void {
    const { world } = this;
    const { rxjs, elapsed } = world.engine;
    const id = this.drives.length;
    const index = random.below(world.actors.length);
    const { action, text, others } = this.actions(random);
    const manner = random.pick(manners);
    world.log(`drive ${id} on ${index} ${text} ${manner}`);
    const time$ = new rxjs.Subject<number>();
    const subscription = new rxjs.Subscription();
    this.drives.push({
      id,
      time$,
      subscription,
      actors: [index, ...others],
      manner,
      time: random.pick([0, 0, 0.3, 1]),
    });
    const draws = random.fork(`drive ${id} ${world.nextId()}`);
    const seen = (what: string): void => {
      world.log(`${what} ${id}`);
      if (draws.chance(0.05)) world.interrupt(draws);
    };
    const shown$ = manner === 'elapsed' ? time$.pipe(elapsed()) : time$;
    subscription.add(
      shown$.pipe(action.on(world.actors[index]!.target)).subscribe({
        next: (progress) => seen(`progress ${progress} of`),
        error: (error: unknown) => seen(`failed ${nameOf(error)} of`),
        complete: () => seen('completed'),
      }),
    );
  }

  private withOne(kind: 'show' | 'unsubscribe' | 'complete' | 'error', random: Random): void {
    const open = this.drives.filter(({ time$, actors }) => time$.observed && this.world.mayActOn(actors));
    if (open.length === 0) return;
    const drive = random.pick(open);
    if (kind === 'show') {
      this.show(drive, random.pick(this.world.times.deltas), random);
      return;
    }
    this.world.log(`${kind} ${drive.id}`);
    if (kind === 'unsubscribe') drive.subscription.unsubscribe();
    else if (kind === 'complete') drive.time$.complete();
    else drive.time$.error(new Error('of the times'));
  }

  private show(drive: Drive, dt: number, random: Random): void {
    if (!drive.time$.observed) return;
    const { durations } = this.world.times;
    const shown = {
      forwards: () => (drive.time += dt),
      'to and fro': () => (drive.time += random.chance(0.5) ? dt : -dt),
      jumping: () => random.pick([...durations, -1, 3, 5]),
      elapsed: () => (random.chance(0.7) ? dt : -dt),
    }[drive.manner]();
    this.world.log(`time ${shown} for ${drive.id}`);
    this.world.attempt(() => drive.time$.next(shown));
  }
}
