import { describe, expect, it } from '@jest/globals';
import { declarationOf } from '../../docs/site/reference/declaration.js';

describe('declarationOf', () => {
  it('shows a function without its body, and a default as optional', async () => {
    expect(await declarationOf('src/motion/play.ts', 'play')).toMatch(
      /^function play<T>\([\s\S]*frame\$\?: [^)]*\): Observable/,
    );
  });

  it('shows the overloads of a function without its implementation', async () => {
    expect(await declarationOf('src/compose/eased.ts', 'eased')).toBe(
      'function eased<A extends FiniteAction<never>>(action: A, curve: Curve): Composition<A>;',
    );
  });

  it('shows a constant without its value', async () => {
    expect(await declarationOf('src/clock/frames.ts', 'frame$')).toBe('const frame$: Observable<Seconds>;');
  });

  it('shows the public part of a class', async () => {
    const text = await declarationOf('src/manager/manager.ts', 'Manager');
    expect(text).toContain('runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T>;');
    expect(text).not.toMatch(/private|return|\/\*/);
  });

  it('reports a name that the file does not declare', async () => {
    await expect(declarationOf('src/compose/eased.ts', 'ease')).rejects.toThrow(
      'src/compose/eased.ts does not declare ease',
    );
  });
});
