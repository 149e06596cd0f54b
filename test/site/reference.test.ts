import { describe, expect, it } from '@jest/globals';
import { declarationOf } from '../../docs/site/reference/declaration.js';

describe('declarationOf', () => {
  it('shows a function without its body, and a default as what may be left out', async () => {
    expect(await declarationOf('src/action/play.ts', 'play')).toMatch(
      /^function play<T>\([\s\S]*frame\$\?: [^)]*\): Observable/,
    );
  });

  it('shows what is called as a call, though it is a constant', async () => {
    expect(await declarationOf('src/compose/eased.ts', 'eased')).toBe(
      'function eased<T>(action: FiniteAction<T>, curve: Curve);',
    );
  });

  it('shows of a class what is public', async () => {
    const text = await declarationOf('src/manager/action-manager.ts', 'ActionManager');
    expect(text).toContain('runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T>;');
    expect(text).not.toMatch(/private|return|\/\*/);
  });

  it('says when a file declares no such name', async () => {
    await expect(declarationOf('src/compose/eased.ts', 'ease')).rejects.toThrow(
      'src/compose/eased.ts does not declare ease',
    );
  });
});
