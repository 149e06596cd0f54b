import * as core from '@angular/core';
import { ElementRef, inject, NgZone, untracked } from '@angular/core';
import { Observable, Subscription } from 'rxjs';
import { JUMP } from '../../clock/jump.js';
import type { Seconds } from '../../clock/seconds.js';
import { checkArray, checkFunction, checkObject, checkOptions, checkString } from '../../math/check.js';
import { play } from '../../motion/play.js';
import { CLOCK, endWithContext } from '../clock.js';
import { injectServed } from '../served.js';
import { fromMetadata } from './from-metadata.js';
import type { FromMetadataOptions, TriggerMetadata } from './metadata.js';
import { type State, stateName, stateOf } from './trigger.js';

/** What a listener of {@link runTrigger} receives: an `AnimationEvent` of @angular/animations. */
export interface TriggerEvent {
  readonly fromState: string;
  readonly toState: string;
  /** Milliseconds. */
  readonly totalTime: number;
  readonly phaseName: 'start' | 'done';
  readonly element: HTMLElement;
  readonly triggerName: string;
  readonly disabled: boolean;
}

/** Options of {@link runTrigger}. */
export interface RunTriggerOptions extends Pick<FromMetadataOptions, 'params' | 'child'> {
  /** CSS, for the first element in the component's view when the state changes; by default its host. */
  readonly selector?: string | undefined;
  /** Called when a transition starts: `(@name.start)`. */
  readonly start?: ((event: TriggerEvent) => void) | undefined;
  /** Called once for each `start`, at the end of the transition or when the next one interrupts it: `(@name.done)`. */
  readonly done?: ((event: TriggerEvent) => void) | undefined;
}

/**
 * Runs a trigger of @angular/animations whenever a state changes: `[@name]="state()"`. Call it in an injection context.
 *
 * The first transition is from `void`; server-rendered elements show the styles of their state instead. A transition
 * that interrupts another one continues from what is on the screen. For elements that come and go, see {@link appear}.
 *
 * ```ts no-run: it belongs in a component
 * import { Component, signal } from '@angular/core';
 * import { animate, state, style, transition, trigger } from '@angular/animations';
 * import { runTrigger } from 'rx-motion/angular/migration';
 *
 * const door = trigger('door', [
 *   state('closed', style({ width: '40px' })),
 *   state('open', style({ width: '200px' })),
 *   transition('closed <=> open', animate('400ms ease-in')),
 * ]);
 *
 * @Component({ selector: 'app-door', template: '<div class="door" (click)="open.set(!open())">Door</div>' })
 * class Door {
 *   protected readonly open = signal(false);
 *
 *   constructor() {
 *     runTrigger(door, () => (this.open() ? 'open' : 'closed'), { selector: '.door' });
 *   }
 * }
 * ```
 *
 * @param metadata The result of `trigger`.
 * @param state Reads signals and returns the state, which may be `{ value, params }`.
 * @param options The element, parameters, and listeners.
 * @throws TypeError when an argument is of the wrong kind.
 */
export function runTrigger(metadata: TriggerMetadata, state: () => unknown, options: RunTriggerOptions = {}): void {
  const { selector, start, done, ...others } = checkOptions('runTrigger', options, 'child done params selector start');
  checkFunction('runTrigger', 'state', state);
  if (selector !== undefined) checkString('runTrigger', 'selector', selector);
  if (start !== undefined) checkFunction('runTrigger', 'start', start);
  if (done !== undefined) checkFunction('runTrigger', 'done', done);
  const { name, definitions } = checkObject('runTrigger', 'metadata', metadata);
  checkArray('runTrigger', 'definitions', definitions);
  const clock = inject(CLOCK);
  if (clock.isServer) return;
  const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  const [zone, served] = [inject(NgZone), injectServed()];
  const runs = new Subscription();
  endWithContext(runs);
  let target: Target | undefined;

  const change = (to: State): void => {
    const element = selector === undefined ? host : host.querySelector<HTMLElement>(selector);
    if (!element) return;
    if (target?.element !== element) target = { element, run: Subscription.EMPTY };
    const own = target;
    const from = own.state;
    const [fromState, toState] = [stateName(from), stateName(to)];
    // Other parameters of the same state change only its styles, after the transition to it.
    const isSame = fromState === toState;
    const shown = isSame ? { ...metadata, definitions: definitions.filter(({ type }) => type === 0) } : metadata;
    const action = fromMetadata(shown, { ...others, element })(from, to);
    const totalTime = Math.round(1000 * action.duration);
    const event = { fromState, toState, totalTime, element, triggerName: name, disabled: false };
    const notify = (phaseName: 'start' | 'done'): void => {
      if (!isSame) queueMicrotask(() => zone.run(() => options[phaseName]?.({ ...event, phaseName })));
    };
    const frame$ = new Observable<Seconds>((subscriber) => {
      // The start must be seen before the first frame.
      subscriber.next(0);
      if (from === undefined && served.has(element)) subscriber.next(JUMP);
      if (!subscriber.closed) clock.calm$().subscribe(subscriber);
    });
    const run = (): void => {
      own.next = undefined;
      own.run.unsubscribe();
      notify('start');
      own.run = play(action, { element }, frame$).subscribe();
      runs.add(own.run);
      own.run.add(() => {
        notify('done');
        if (!runs.closed) own.next?.();
      });
    };
    own.state = to;
    if (isSame && !own.run.closed) own.next = run;
    else run();
  };

  core.afterRenderEffect(() => {
    // A plain state keeps the parameters of the one before.
    const to = stateOf(state(), target?.state?.params);
    untracked(() => change(to));
  });
}

/** An element whose states change. */
interface Target {
  readonly element: HTMLElement;
  state?: State;
  /** Its last transition. */
  run: Subscription;
  /** What follows it. */
  next?: (() => void) | undefined;
}
