import { parseAnimations, parseSpriteSheet } from 'rx-motion/sprite';

/** A document that no packer writes, with its expected outcome. */
export interface OddDocument {
  readonly name: string;
  readonly text: string;
  /** A piece of the result, or the beginning of the error's message after the file's name. */
  readonly expected: string;
}

/** The sheet, or the animations, or the error that a text results in. */
export function outcomeOf(text: string): string {
  const url = 'odd.plist';
  try {
    const read = text.slice(0, 200).includes('animations')
      ? parseAnimations(text, { url })
      : parseSpriteSheet(text, { url });
    return JSON.stringify(read, (_key, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
    );
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

/** The body of a sheet with one frame. */
const frames = '<key>frames</key><dict><key>a</key><dict><key>frame</key><string>{{1,2},{3,4}}</string></dict></dict>';
const sheet = `<plist version="1.0"><dict>${frames}</dict></plist>`;
const one = '"frames":[{"name":"a"';
const json = (rest: string): string => `{"frames": {"a": {"frame": {"x": 1, "y": 2, "w": 3, "h": 4}${rest}}}}`;
const sheetOf = (key: string, value: string): string =>
  sheet.replace('</dict></dict></dict>', `<key>${key}</key>${value}</dict></dict></dict>`);
const frameOf = (rect: string): string => sheet.replace('{{1,2},{3,4}}', rect);
const animation = (delay: string): string =>
  `<plist><dict><key>animations</key><dict><key>hop</key><dict><key>delay</key>${delay}<key>frames</key><array><string>a</string></array></dict></dict></dict></plist>`;
const atlas = (attributes: string): string =>
  `<TextureAtlas imagePath="a.png"><SubTexture ${attributes} x="1" y="2" width="3" height="4"/></TextureAtlas>`;
const tags = (tag: string): string => json('').replace(/}$/, `, "meta": {"frameTags": [${tag}]}}`);
const bomb = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join('');
const large = 10_000_000;

/** Odd documents that are read. */
export const accepted: readonly OddDocument[] = [
  { name: 'a byte-order mark', text: `\uFEFF<?xml version="1.0"?>${sheet}`, expected: one },
  {
    name: 'blank lines before the declaration',
    text: `\n \n<?xml version="1.0" encoding="UTF-8"?>\n${sheet}\n\n`,
    expected: one,
  },
  {
    name: 'a declaration that names another encoding',
    text: `<?xml version="1.0" encoding="UTF-16"?>${sheet}`,
    expected: one,
  },
  {
    name: 'a document type in single quotes',
    text: `<!DOCTYPE plist SYSTEM 'file://localhost/System/PropertyList.dtd'>${sheet}`,
    expected: one,
  },
  {
    name: 'comments, instructions and a comment inside a value',
    text: `<!-- -- a & b < c --><?php echo?>${frameOf('{{1,2},<!-- > -->{3,4}}')}<!--end-->`,
    expected: one,
  },
  { name: 'text in CDATA', text: frameOf('<![CDATA[{{1,2},{3,4}}]]>'), expected: one },
  {
    name: 'the five entities and numbers for characters',
    text: sheet.replace('<key>a<', '<key>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;&#13;<'),
    expected: String.raw`"name":"<&>\"'A😀\r"`,
  },
  {
    name: 'two greater-than signs and a bracket',
    text: sheet.replace('<key>a<', '<key>]]>><'),
    expected: '"name":"]]>>"',
  },
  {
    name: 'Windows line ends in a name',
    text: sheet.replace('<key>a<', '<key>a\r\nb\rc<'),
    expected: String.raw`"name":"a\nb\nc"`,
  },
  {
    name: 'line ends of XML 1.1 in a name',
    text: sheet.replace('<key>a<', '<key>a\u0085b\u2028c<'),
    expected: '"name":"a\u0085b\u2028c"',
  },
  {
    name: 'attributes on every tag',
    text: sheet.replaceAll(/<(dict|key|string)>/g, `<$1 id='x' a = "1">`),
    expected: one,
  },
  { name: 'a namespace', text: sheet.replace('<plist ', '<plist xmlns="urn:x" '), expected: one },
  { name: 'an empty name', text: sheet.replace('<key>a</key>', '<key/>'), expected: '"name":""' },
  {
    name: 'the same name twice',
    text: sheet.replace('<key>a</key>', '<key>a</key><dict/><key>a</key>'),
    expected: one,
  },
  {
    name: 'names that every object has',
    text: sheet.replace('<key>a<', '<key>constructor<'),
    expected: '"name":"constructor"',
  },
  {
    name: 'numbers and flags as strings',
    text: json(', "rotated": "YES"').replace('"x": 1', '"x": " 1.0 "'),
    expected: '"rotated":true',
  },
  { name: 'a flag in capital letters', text: json(', "rotated": "NO"'), expected: '"rotated":false' },
  { name: 'blanks all over a rect', text: frameOf(' { {1 , +2.} ,\n{ 3e0,\t.4e1 } } '), expected: one },
  { name: 'a key __proto__', text: sheet.replace('<key>a<', '<key>__proto__<'), expected: '"name":"__proto__"' },
  {
    name: 'the XML of Sparrow',
    text: `\uFEFF\n<?xml version="1.0"?><!-- -- --><!DOCTYPE a>${atlas("name='a'")}`,
    expected: one,
  },
  { name: 'an attribute __proto__', text: atlas('__proto__="b" name="__proto__"'), expected: '"name":"__proto__"' },
  {
    name: 'entities in an attribute',
    text: atlas('name="&lt;&#x1F600;&apos;"'),
    expected: String.raw`"name":"<😀'"`,
  },
  { name: 'the text of libGDX', text: '\uFEFF\n\n a.png \r\nsize:9,9\r\na\r\n\tbounds : 1,2, 3,4 ', expected: one },
  {
    name: 'a region __proto__',
    text: 'a.png\n__proto__\n__proto__: 1\nbounds:1,2,3,4',
    expected: '"name":"__proto__"',
  },
  { name: 'tags without frames to name', text: tags(''), expected: '"animations":[]' },
  { name: 'a key __proto__ in JSON', text: json('').replace('"a"', '"__proto__"'), expected: '"name":"__proto__"' },
];

/** Documents that are rejected, with the location. */
export const rejected: readonly OddDocument[] = [
  { name: 'nothing', text: '', expected: 'expected an XML property list or JSON, got nothing' },
  { name: 'a byte-order mark alone', text: '\uFEFF', expected: 'expected an XML property list or JSON, got nothing' },
  { name: 'a sentence', text: 'Not found', expected: 'expected an XML property list or JSON, got "Not found"' },
  { name: 'a page', text: '<!doctype html><html></html>', expected: 'line 1: expected <plist>, got "<!doctype html>"' },
  {
    name: 'a binary property list',
    text: 'bplist00Ñ\u0001',
    expected: 'expected XML or JSON, got a binary property list',
  },
  {
    name: 'an OpenStep property list',
    text: '{ frames = { a = "b"; }; }',
    expected: 'expected JSON, got malformed JSON',
  },
  {
    name: 'text after the end',
    text: `${sheet}\nand more`,
    expected: 'line 2: expected the end of the document, got "and more"',
  },
  {
    name: 'a second list',
    text: sheet + sheet,
    expected: 'line 1: expected the end of the document, got "<plist version=',
  },
  {
    name: 'an entity of its own',
    text: `<!DOCTYPE plist [<!ENTITY a "b">]>${frameOf('&a;')}`,
    expected: 'line 1: expected <plist>, got "<!DOCTYPE plist [<!ENTITY a',
  },
  {
    name: 'an undeclared entity',
    text: frameOf('&nbsp;'),
    expected: 'line 1: expected text or </string>, got "&nbsp;"',
  },
  {
    name: 'an entity from a file',
    text: `<!DOCTYPE plist [<!ENTITY a SYSTEM "file:///etc/hostname">]>${frameOf('&a;')}`,
    expected: 'line 1: expected <plist>, got "<!DOCTYPE',
  },
  {
    name: 'an external parameter entity',
    text: `<!DOCTYPE plist [<!ENTITY % a SYSTEM "a.dtd"> %a;]>${sheet}`,
    expected: 'line 1: expected <plist>, got "<!DOCTYPE',
  },
  {
    name: 'an entity bomb',
    text: `<!DOCTYPE plist [<!ENTITY e0 "ha">${bomb}]>${frameOf('&e9;')}`,
    expected: 'line 1: expected <plist>, got "<!DOCTYPE',
  },
  {
    name: 'a character that XML does not have',
    text: frameOf('&#0;'),
    expected: 'line 1: expected a character that XML allows, got "&#0;"',
  },
  {
    name: 'a control character',
    text: frameOf('\u0001'),
    expected: String.raw`line 1: expected a character that XML allows, got "\u0001"`,
  },
  {
    name: 'half of a surrogate pair',
    text: frameOf('&#xD800;'),
    expected: 'line 1: expected a character that XML allows, got "&#xD800;"',
  },
  { name: 'a lone ampersand', text: frameOf('a & b'), expected: 'line 1: expected text or </string>, got "& b"' },
  {
    name: 'a file cut off in a tag',
    text: sheet.slice(0, -3),
    expected: 'line 1: expected a value or </plist>, got "</pli"',
  },
  {
    name: 'a file cut off between tags',
    text: sheet.slice(0, sheet.indexOf('</dict>')),
    expected: 'line 1: expected <key> or </dict>, got the end of the document',
  },
  {
    name: 'a file cut off in a value',
    text: sheet.slice(0, sheet.indexOf('</string>')),
    expected: 'line 1: expected text or </string>, got the end of the document',
  },
  {
    name: 'JSON cut off',
    text: json('').slice(0, -2),
    expected: 'expected JSON, got malformed JSON',
  },
  {
    name: 'tags in the wrong order',
    text: '<plist>\n<dict>\n<array>\n</dict>\n</array></plist>',
    expected: 'line 3: expected <key> or </dict>, got "<array>"',
  },
  {
    name: 'a tag that is not closed',
    text: '<plist><array><dict></array></plist>',
    expected: 'line 1: expected <key> or </dict>, got "</array>"',
  },
  {
    name: 'a tag that property lists do not have',
    text: sheetOf('b', '<float>1</float>'),
    expected: 'line 1: expected a value, got "<float>"',
  },
  {
    name: 'a prefixed tag',
    text: '<p:plist xmlns:p="urn:x"/>',
    expected: 'line 1: expected <plist>, got "<p:plist xmlns:p=',
  },
  {
    name: 'an attribute without quotes',
    text: '<plist version=1.0></plist>',
    expected: 'line 1: expected <plist>, got "<plist version=1.0>"',
  },
  {
    name: 'a tag inside text',
    text: frameOf('<true/>'),
    expected: 'line 1: expected text or </string>, got "<true/>"',
  },
  {
    name: 'text between tags',
    text: sheet.replace('<key>a', 'stray<key>a'),
    expected: 'line 1: expected <key> or </dict>, got "stray"',
  },
  {
    name: 'two keys in a row',
    text: sheet.replace('<key>a</key>', '<key>a</key><key>b</key>'),
    expected: 'line 1: expected a value, got "<key>"',
  },
  {
    name: 'a value without key',
    text: sheet.replace('<key>a</key>', ''),
    expected: 'line 1: expected <key> or </dict>, got "<dict>"',
  },
  {
    name: 'a key without value',
    text: sheet.replace('</dict></dict></plist>', '<key>b</key></dict></dict></plist>'),
    expected: 'line 1: expected a value, got "</dict>"',
  },
  {
    name: 'an integer that is empty',
    text: sheetOf('rotated', '<integer/>'),
    expected: 'frames.a.rotated: expected true or false, got NaN',
  },
  { name: 'data that is not base64', text: sheetOf('b', '<data>*</data>'), expected: 'expected base64 in <data>' },
  {
    name: 'a list instead of a dictionary',
    text: '<plist><array/></plist>',
    expected: 'expected a dictionary, got an array',
  },
  {
    name: 'an entity bomb in Sparrow',
    text: `<!DOCTYPE a [<!ENTITY e0 "ha">${bomb}]>${atlas('name="&e9;"')}`,
    expected: 'line 1: expected <plist>, got "<!DOCTYPE',
  },
  {
    name: 'an undeclared entity in Sparrow',
    text: atlas('name="&nbsp;"'),
    expected: 'line 1: expected only the entities of XML in attributes, got "<SubTexture name=',
  },
  {
    name: 'Sparrow cut off',
    text: atlas('name="a"').slice(0, -20),
    expected: 'line 1: expected <SubTexture> or </TextureAtlas>, got "<SubTexture name=',
  },
  { name: 'Sparrow without a name', text: atlas(''), expected: 'line 1: name: expected a string, got nothing' },
  {
    name: 'a generic XML of TexturePacker',
    text: '<TextureAtlas imagePath="a.png">\n<sprite n="a" x="1" y="2" w="3" h="4"/></TextureAtlas>',
    expected: 'line 2: expected <SubTexture> or </TextureAtlas>, got "<sprite n=',
  },
  {
    name: 'libGDX cut off',
    text: 'a.png\nsize:9,9\na\nbounds:1,2,3',
    expected: 'line 4: bounds: expected 4 numbers separated by commas, got "1,2,3"',
  },
  {
    name: 'an error of a server',
    text: '404\nerror: not found',
    expected: 'expected a picture with regions, got "404',
  },
  {
    name: 'a tag that ends beyond all frames',
    text: tags('{"name": "a", "from": 0, "to": 9e9}'),
    expected: 'meta.frameTags[0].to: expected a whole number from 0 to 65535, got 9000000000',
  },
  { name: 'an empty list', text: '<plist/>', expected: 'expected a dictionary, got an array' },
  {
    name: 'a dictionary that is empty',
    text: '<plist><dict/></plist>',
    expected: 'frames: expected a dictionary, got nothing',
  },
  {
    name: 'frames of the wrong type',
    text: sheet.replace(frames, '<key>frames</key><true/>'),
    expected: 'frames: expected a dictionary, got true',
  },
  {
    name: 'a frame of the wrong type',
    text: sheet.replace(/<dict><key>frame<.*?<\/dict>/, '<date>2011-01-01T00:00:00Z</date>'),
    expected: 'frames.a: expected a dictionary, got a date',
  },
  {
    name: 'an empty frame',
    text: '{"frames": {"a b.png": {}}}',
    expected: 'frames["a b.png"].x: expected a number, got nothing',
  },
  {
    name: 'data for a flag',
    text: sheetOf('rotated', '<data>AAAA</data>'),
    expected: 'frames.a.rotated: expected true or false, got data',
  },
  {
    name: 'an array for a flag',
    text: sheetOf('rotated', '<array/>'),
    expected: 'frames.a.rotated: expected true or false, got an array',
  },
  {
    name: 'a number for a rect',
    text: sheet.replace('<string>{{1,2},{3,4}}</string>', '<integer>7</integer>'),
    expected: 'frames.a.frame: expected "{{x, y}, {width, height}}", got 7',
  },
  {
    name: 'a rect with decimal commas',
    text: frameOf('{{1,5,2},{3,4}}'),
    expected: 'frames.a.frame: expected "{{x, y}, {width, height}}", got "{{1,5,2},{3,4}}"',
  },
  {
    name: 'a negative size',
    text: frameOf('{{1,2},{-3,4}}'),
    expected: 'frames.a.frame: expected a size that is not negative, got "{{1,2},{-3,4}}"',
  },
  {
    name: 'a number that is too large',
    text: frameOf('{{1e999,2},{3,4}}'),
    expected: 'frames.a.frame: expected "{{x, y}, {width, height}}", got "{{1e999,2},{3,4}}"',
  },
  {
    name: 'NaN as a rect',
    text: frameOf('{{NaN,2},{3,4}}'),
    expected: 'frames.a.frame: expected "{{x, y}, {width, height}}", got "{{NaN,2},{3,4}}"',
  },
  {
    name: 'NaN as a real',
    text: animation('<real>nan</real>'),
    expected: 'animations.hop.delay: expected seconds, >= 0, got NaN',
  },
  {
    name: 'Infinity as a real',
    text: animation('<real>1e999</real>'),
    expected: 'animations.hop.delay: expected seconds, >= 0, got Infinity',
  },
  {
    name: 'a negative delay',
    text: animation('<real>-1</real>'),
    expected: 'animations.hop.delay: expected seconds, >= 0, got -1',
  },
  {
    name: 'a format of the future',
    text: sheet.replace(
      '</dict></plist>',
      '<key>metadata</key><dict><key>format</key><integer>4</integer></dict></dict></plist>',
    ),
    expected: 'metadata.format: expected a format from 0 to 3, got 4',
  },
];

/** Documents that are rejected because they are too large. */
export const huge: readonly OddDocument[] = [
  {
    name: 'arrays in arrays',
    text: `<plist>${'<array>'.repeat(100_000)}`,
    expected: 'line 1: expected at most 64 tags inside one another, got "<array>"',
  },
  {
    name: 'dictionaries in dictionaries',
    text: `<plist>${'<dict><key>a</key>'.repeat(200)}<dict/>${'</dict>'.repeat(200)}</plist>`,
    expected: 'line 1: expected at most 64',
  },
  {
    name: 'arrays in arrays in JSON',
    text: `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
    expected: 'expected a dictionary, got an array',
  },
  {
    name: 'dictionaries in dictionaries in JSON',
    text: `${'{"frames":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    expected: 'frames.frames.x: expected a number, got nothing',
  },
  {
    name: 'ten megabytes of letters',
    text: 'x'.repeat(large),
    expected: `expected an XML property list or JSON, got "${'x'.repeat(60)}…"`,
  },
  { name: 'ten megabytes of less-than signs', text: '<'.repeat(large), expected: 'line 1: expected <plist>, got "<' },
  {
    name: 'ten megabytes of opening brackets',
    text: '['.repeat(large),
    expected: 'expected JSON, got malformed JSON',
  },
  {
    name: 'ten megabytes of blanks in a tag',
    text: `<plist${' '.repeat(large)}`,
    expected: 'line 1: expected <plist>, got "<plist',
  },
  {
    name: 'a comment of ten megabytes that does not end',
    text: `<plist><!--${'-'.repeat(large)}`,
    expected: 'line 1: expected a value or </plist>, got "<!--',
  },
  {
    name: 'a number of ten megabytes',
    text: frameOf('1'.repeat(large)),
    expected: 'frames.a.frame: expected "{{x, y}, {width, height}}", got "1',
  },
  {
    name: 'ten megabytes of attributes',
    text: `<TextureAtlas${' a="1"'.repeat(large / 6)}/>`,
    expected: 'line 1: expected <plist>, got "<TextureAtlas',
  },
  {
    name: 'ten megabytes of comments before a tag',
    text: `${'<!---->'.repeat(large / 10)}<TextureAtlas>`,
    expected: 'line 1: expected <SubTexture> or </TextureAtlas>, got the end of the document',
  },
  {
    name: 'ten megabytes of pictures without regions',
    text: 'a\nb:1\n\n'.repeat(large / 10),
    expected: 'expected a picture with regions, got "a',
  },
  {
    name: 'ten megabytes of commas',
    text: `a\nb\nbounds:${','.repeat(large)}`,
    expected: 'line 3: bounds: expected 4 numbers separated by commas, got ",,,',
  },
  {
    name: 'a tag that repeats too often',
    text: tags('{"name": "a", "from": 0, "to": 0, "direction": "pingpong", "repeat": "4294967295"}'),
    expected: 'meta.frameTags[0].repeat: expected a whole number from 0 to 65535, got "4294967295"',
  },
  {
    name: 'a name of ten megabytes',
    text: sheet.replace('<key>a<', `<key>${'n'.repeat(large)}<`).replace('{{1', '{'),
    expected: 'frames["nnn',
  },
];

export const oddDocuments: readonly OddDocument[] = [...accepted, ...rejected, ...huge];
