import { describe, expect, it } from '@jest/globals';
import { ErrorHandler, Injector, runInInjectionContext } from '@angular/core';
import { injectReport } from '../../src/angular/report.js';

describe('what goes wrong in a listener', () => {
  it("comes to Angular's ErrorHandler when the listener is through", async () => {
    const errors: unknown[] = [];
    const handler = { handleError: (error: unknown) => errors.push(error) };
    const injector = Injector.create({ providers: [{ provide: ErrorHandler, useValue: handler }] });
    runInInjectionContext(injector, injectReport)('torn');
    expect(errors).toEqual([]);
    await Promise.resolve();
    expect(errors).toEqual(['torn']);
  });
});
