import { describe, expect, it } from '@jest/globals';
import { ESLint, RuleTester } from 'eslint';
import { eslintPlugin } from 'rx-motion/eslint';
import typescript from 'typescript-eslint';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester();
const typed = new RuleTester({ languageOptions: { parser: typescript.parser } });
const rule = (name: string): never => eslintPlugin.rules[name] as never;
const head = `import { play, repeatForever as forever, moveTo } from 'rx-motion';\n`;
const wrong = (code: string): { code: string; errors: number } => ({ code: head + code, errors: 1 });
const right = (code: string): string => head + code;

tester.run('no-unsubscribed-play', rule('no-unsubscribed-play'), {
  invalid: [
    'play(fly, ship);',
    'play(fly, ship).pipe(map((progress) => progress * 100));',
    'button.onclick = () => { play(fly, ship).pipe(take(1)).pipe(skip(1)); };',
  ].map(wrong),
  valid: [
    ...[
      'play(fly, ship).subscribe();',
      'play(fly, ship).pipe(take(1)).subscribe();',
      'await play(fly, ship).forEach(show);',
      'const flight$ = play(fly, ship);',
      'const launch = () => play(fly, ship);',
      'click$.pipe(switchMap(() => play(fly, ship))).subscribe();',
      'function start(play) { play(fly, ship); }',
    ].map(right),
    `import { play } from 'games';\nplay(fly, ship);`,
  ],
});

tester.run('no-element-target', rule('no-element-target'), {
  invalid: [
    `play(fly, document.querySelector('p')).subscribe();`,
    `const card = document.getElementById('card');\nplay(fly, card).subscribe();`,
    'manager.runAction(fly, event.currentTarget);',
    'play(fly, this.host.nativeElement).subscribe();',
  ].map(wrong),
  valid: [
    `play(fly, domTarget(document.querySelector('p'))).subscribe();`,
    `const card = domTarget(document.querySelector('p'));\nplay(fly, card).subscribe();`,
    'const card = card;\nplay(fly, card).subscribe();',
    'play(fly, { x: 0 }).subscribe();',
  ].map(right),
});

typed.run('no-element-target, in TypeScript', rule('no-element-target'), {
  invalid: [
    `const card = document.querySelector<HTMLElement>('p')!;\nplay(fly, card as never).subscribe();`,
    `play(fly, document.querySelector('p')!).subscribe();`,
  ].map(wrong),
  valid: [`let card = document.querySelector('p')!;\ncard = other;\nplay(fly, card).subscribe();`].map(right),
});

tester.run('no-endless-on-server', rule('no-endless-on-server'), {
  invalid: [
    'play(forever(moveTo(1, { x: 1 })), ship).subscribe();',
    'const pulse = forever(moveTo(1, { x: 1 }));\nmanager.runAction(pulse, ship);',
    'class Ship { constructor() { this.run = play(forever(fly), ship).subscribe(); } }',
    'class Ship { run = play(forever(fly), ship).subscribe(); }',
  ].map(wrong),
  valid: [
    'play(moveTo(1, { x: 1 }), ship).subscribe();',
    'addEventListener("load", () => play(forever(fly), ship).subscribe());',
    'class Ship { start() { play(forever(fly), ship).subscribe(); } }',
    'class Ship { constructor() { afterNextRender(() => play(forever(fly), ship).subscribe()); } }',
    'class Ship { start = () => play(forever(fly), ship).subscribe(); }',
  ].map(right),
});

describe('the plugin', () => {
  it('has a config with all rules, which ESLint takes', async () => {
    const { configs, rules } = eslintPlugin;
    expect(Object.keys(configs.recommended.rules)).toEqual(Object.keys(rules).map((name) => `rx-motion/${name}`));
    const plugins = { 'rx-motion': eslintPlugin as never };
    const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [{ plugins, ...configs.recommended }] });
    const [result] = await eslint.lintText(`${head}play(moveTo(1, { x: 1 }), document.body);`);
    expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual(['rx-motion/no-unsubscribed-play']);
  });
});
