import {
  DOCUMENT,
  ErrorHandler,
  Injector,
  NgZone,
  ɵINJECTOR_SCOPE as INJECTOR_SCOPE,
  PLATFORM_ID,
  type Provider,
  runInInjectionContext,
} from '@angular/core';
import { jest } from '@jest/globals';
import { type MotionOptions, provideMotion } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { of, Subject } from 'rxjs';

/** The injector of an application, with the test's own frames. */
export interface TestInjector {
  readonly frame$: Subject<number>;
  /** Emits frames of the given seconds. */
  readonly step: (...dts: readonly number[]) => void;
  /** Runs in the injection context. */
  readonly run: <R>(make: () => R) => R;
  readonly destroy: () => void;
  /** The errors reported to Angular's `ErrorHandler`. */
  readonly errors: unknown[];
}

export function makeInjector(options: MotionOptions = {}, ...providers: readonly Provider[]): TestInjector {
  const frame$ = new Subject<number>();
  const errors: unknown[] = [];
  const injector = Injector.create({
    providers: [
      { provide: INJECTOR_SCOPE, useValue: 'root' },
      { provide: NgZone, useValue: { run: call, runOutsideAngular: call } },
      { provide: PLATFORM_ID, useValue: 'browser' },
      { provide: DOCUMENT, useValue: document },
      { provide: ErrorHandler, useValue: { handleError: (error: unknown) => errors.push(error) } },
      provideMotion({ frame$, reduced$: of(false), ...options }),
      ...providers,
    ],
  });
  return {
    frame$,
    errors,
    step: (...dts) => {
      for (const dt of dts) frame$.next(dt);
    },
    run: (make) => runInInjectionContext(injector, make),
    destroy: () => {
      injector.destroy();
    },
  };
}

function call<R>(run: () => R): R {
  return run();
}

/** An event like those of Angular, for an element in the page. */
export function eventFor(target: HTMLElement): { readonly target: HTMLElement; readonly animationComplete: jest.Mock } {
  return { target, animationComplete: jest.fn() };
}

/** A new element at the end of the page, or of a parent. */
export function add(tag = 'div', parent: HTMLElement = document.body): HTMLElement {
  return parent.appendChild(document.createElement(tag));
}

export function x(element: HTMLElement): number {
  return domTarget(element).x;
}
