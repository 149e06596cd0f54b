import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makePortable, portableScript } from '../../docs/site/portable.js';

describe('portableScript', () => {
  const value = (code: string): unknown => runInNewContext(portableScript(code), { __site: '/some/folder/' });

  it('makes texts name the folder of the site', () => {
    expect(value('"/__site__/assets/a.js"')).toBe('/some/folder/assets/a.js');
    expect(value("'/__site__/'.length")).toBe('/some/folder/'.length);
  });

  it('makes templates name it, and texts inside them', () => {
    expect(value('`/__site__/${[1, 2].map((n) => `/__site__/${n}`).join()}.js`')).toBe(
      '/some/folder//some/folder/1,/some/folder/2.js',
    );
  });

  it('works inside JSON in a text', () => {
    expect(value('JSON.parse("{\\"base\\":\\"/__site__/\\"}").base')).toBe('/some/folder/');
  });

  it('leaves everything else unchanged', () => {
    expect(portableScript('const a = "/assets/b.js" + `${c}`;')).toBe('const a = "/assets/b.js" + `${c}`;');
  });
});

describe('makePortable', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(folder, 'guide'));
    writeFileSync(join(folder, '404.html'), '<head></head>');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('links pages relative to themselves, folders by their index', () => {
    writeFileSync(
      join(folder, 'guide/a.html'),
      '<head></head><a href="/__site__/">x</a><a href="/__site__/b.html#c">y</a>',
    );
    makePortable(folder);
    const html = readFileSync(join(folder, 'guide/a.html'), 'utf8');
    expect(html).toContain('<a href="../index.html">x</a><a href="../b.html#c">y</a>');
    expect(html).toContain('<head><script>globalThis.__site=new URL("../",location.href).pathname</script>');
  });

  it('links styles relative to themselves', () => {
    writeFileSync(join(folder, 'a.css'), 'i{background:url(/__site__/assets/a.png)}');
    makePortable(folder);
    expect(readFileSync(join(folder, 'a.css'), 'utf8')).toBe('i{background:url(./assets/a.png)}');
  });
});
