import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'plist';
import { readPropertyList } from '../../src/sprite/property-list.js';

const sheets = new URL('../sheets/', import.meta.url);
const lists = readdirSync(sheets).filter((name) => name.endsWith('.plist'));

const everything = `<plist version="1.0">
<dict>
  <key>text</key><string>a &lt; b &#x1F600; <!-- no --><![CDATA[<c> & d]]></string>
  <key>numbers</key><array><integer>-7</integer><real>1.5e-3</real><integer> 12 </integer></array>
  <key>truths</key><array><true/><false/><true></true></array>
  <key>made</key><date>2011-01-01T00:00:00Z</date>
  <key>bytes</key><data>
    AAEC
    /w==
  </data>
  <key>nothing</key><dict/>
  <key>nested</key><dict><key>a</key><array><dict><key>b</key><string/></dict></array></dict>
</dict>
</plist>`;

describe('a property list', () => {
  it.each(lists)('agrees with the plist package: %s', (name) => {
    const text = readFileSync(new URL(name, sheets), 'utf8');
    expect(readPropertyList(text)).toEqual(parse(text));
  });

  it('has text, numbers, booleans, dates, bytes, arrays and dictionaries', () => {
    const read = {
      text: 'a < b 😀 <c> & d',
      numbers: [-7, 0.0015, 12],
      truths: [true, false, true],
      made: new Date('2011-01-01T00:00:00Z'),
      bytes: new Uint8Array([0, 1, 2, 255]),
      nothing: {},
      nested: { a: [{ b: '' }] },
    };
    expect(readPropertyList(everything)).toEqual(read);
    expect(parse(everything)).toEqual(read);
  });
});
