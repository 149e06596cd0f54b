import { parseAnimations, parseSpriteSheet } from 'rx-motion/sprite';

/**
 * A document that no packer writes: its name, its text, and a piece of the result, or the beginning of the error's
 * message after the file's name.
 */
export type OddDocument = readonly [name: string, text: string, expected: string];

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
// prettier-ignore
export const accepted: readonly OddDocument[] = [
  ['a byte-order mark', `\uFEFF<?xml version="1.0"?>${sheet}`, one],
  ['blank lines before the declaration', `\n \n<?xml version="1.0" encoding="UTF-8"?>\n${sheet}\n\n`, one],
  ['a declaration that names another encoding', `<?xml version="1.0" encoding="UTF-16"?>${sheet}`, one],
  ['a document type in single quotes', `<!DOCTYPE plist SYSTEM 'file://localhost/System/PropertyList.dtd'>${sheet}`, one],
  ['comments, instructions and a comment inside a value', `<!-- -- a & b < c --><?php echo?>${frameOf('{{1,2},<!-- > -->{3,4}}')}<!--end-->`, one],
  ['text in CDATA', frameOf('<![CDATA[{{1,2},{3,4}}]]>'), one],
  ['the five entities and numbers for characters', sheet.replace('<key>a<', '<key>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;&#13;<'), String.raw`"name":"<&>\"'A😀\r"`],
  ['two greater-than signs and a bracket', sheet.replace('<key>a<', '<key>]]>><'), '"name":"]]>>"'],
  ['Windows line ends in a name', sheet.replace('<key>a<', '<key>a\r\nb\rc<'), String.raw`"name":"a\nb\nc"`],
  ['line ends of XML 1.1 in a name', sheet.replace('<key>a<', '<key>a\u0085b\u2028c<'), '"name":"a\u0085b\u2028c"'],
  ['attributes on every tag', sheet.replaceAll(/<(dict|key|string)>/g, `<$1 id='x' a = "1">`), one],
  ['a namespace', sheet.replace('<plist ', '<plist xmlns="urn:x" '), one],
  ['an empty name', sheet.replace('<key>a</key>', '<key/>'), '"name":""'],
  ['the same name twice', sheet.replace('<key>a</key>', '<key>a</key><dict/><key>a</key>'), one],
  ['names that every object has', sheet.replace('<key>a<', '<key>constructor<'), '"name":"constructor"'],
  ['numbers and flags as strings', json(', "rotated": "YES"').replace('"x": 1', '"x": " 1.0 "'), '"rotated":true'],
  ['a flag in capital letters', json(', "rotated": "NO"'), '"rotated":false'],
  ['blanks all over a rect', frameOf(' { {1 , +2.} ,\n{ 3e0,\t.4e1 } } '), one],
  ['a key __proto__', sheet.replace('<key>a<', '<key>__proto__<'), '"name":"__proto__"'],
  ['the XML of Sparrow', `\uFEFF\n<?xml version="1.0"?><!-- -- --><!DOCTYPE a>${atlas("name='a'")}`, one],
  ['an attribute __proto__', atlas('__proto__="b" name="__proto__"'), '"name":"__proto__"'],
  ['entities in an attribute', atlas('name="&lt;&#x1F600;&apos;"'), String.raw`"name":"<😀'"`],
  ['the text of libGDX', '\uFEFF\n\n a.png \r\nsize:9,9\r\na\r\n\tbounds : 1,2, 3,4 ', one],
  ['a region __proto__', 'a.png\n__proto__\n__proto__: 1\nbounds:1,2,3,4', '"name":"__proto__"'],
  ['tags without frames to name', tags(''), '"animations":[]'],
  ['a key __proto__ in JSON', json('').replace('"a"', '"__proto__"'), '"name":"__proto__"'],
  ['an animation __proto__ in JSON', json('').replace(/}$/, ', "animations": {"__proto__": ["__proto__"]}}'), '"name":"__proto__","delayPerUnit"'],
];

/** Documents that are rejected, with the location. */
// prettier-ignore
export const rejected: readonly OddDocument[] = [
  ['nothing', '', 'expected an XML property list or JSON, got nothing'],
  ['a byte-order mark alone', '\uFEFF', 'expected an XML property list or JSON, got nothing'],
  ['a sentence', 'Not found', 'expected an XML property list or JSON, got "Not found"'],
  ['a page', '<!doctype html><html></html>', 'line 1: expected <plist>, got "<!doctype html>"'],
  ['a binary property list', 'bplist00Ñ\u0001', 'expected XML or JSON, got a binary property list'],
  ['an OpenStep property list', '{ frames = { a = "b"; }; }', 'expected JSON, got malformed JSON'],
  ['text after the end', `${sheet}\nand more`, 'line 2: expected the end of the document, got "and more"'],
  ['a second list', sheet + sheet, 'line 1: expected the end of the document, got "<plist version='],
  ['an undeclared entity', frameOf('&nbsp;'), 'line 1: expected text or </string>, got "&nbsp;"'],
  ['an external parameter entity', `<!DOCTYPE plist [<!ENTITY % a SYSTEM "a.dtd"> %a;]>${sheet}`, 'line 1: expected <plist>, got "<!DOCTYPE'],
  ['an entity bomb', `<!DOCTYPE plist [<!ENTITY e0 "ha">${bomb}]>${frameOf('&e9;')}`, 'line 1: expected <plist>, got "<!DOCTYPE'],
  ['a character that XML does not have', frameOf('&#0;'), 'line 1: expected a character that XML allows, got "&#0;"'],
  ['a control character', frameOf('\u0001'), String.raw`line 1: expected a character that XML allows, got "\u0001"`],
  ['half of a surrogate pair', frameOf('&#xD800;'), 'line 1: expected a character that XML allows, got "&#xD800;"'],
  ['a lone ampersand', frameOf('a & b'), 'line 1: expected text or </string>, got "& b"'],
  ['a file cut off in a tag', sheet.slice(0, -3), 'line 1: expected a value or </plist>, got "</pli"'],
  ['a file cut off between tags', sheet.slice(0, sheet.indexOf('</dict>')), 'line 1: expected <key> or </dict>, got the end of the document'],
  ['a file cut off in a value', sheet.slice(0, sheet.indexOf('</string>')), 'line 1: expected text or </string>, got the end of the document'],
  ['JSON cut off', json('').slice(0, -2), 'expected JSON, got malformed JSON'],
  ['tags in the wrong order', '<plist>\n<dict>\n<array>\n</dict>\n</array></plist>', 'line 3: expected <key> or </dict>, got "<array>"'],
  ['a tag that is not closed', '<plist><array><dict></array></plist>', 'line 1: expected <key> or </dict>, got "</array>"'],
  ['a tag that property lists do not have', sheetOf('b', '<float>1</float>'), 'line 1: expected a value, got "<float>"'],
  ['a prefixed tag', '<p:plist xmlns:p="urn:x"/>', 'line 1: expected <plist>, got "<p:plist xmlns:p='],
  ['an attribute without quotes', '<plist version=1.0></plist>', 'line 1: expected <plist>, got "<plist version=1.0>"'],
  ['a tag inside text', frameOf('<true/>'), 'line 1: expected text or </string>, got "<true/>"'],
  ['text between tags', sheet.replace('<key>a', 'stray<key>a'), 'line 1: expected <key> or </dict>, got "stray"'],
  ['two keys in a row', sheet.replace('<key>a</key>', '<key>a</key><key>b</key>'), 'line 1: expected a value, got "<key>"'],
  ['a value without key', sheet.replace('<key>a</key>', ''), 'line 1: expected <key> or </dict>, got "<dict>"'],
  ['a key without value', sheet.replace('</dict></dict></plist>', '<key>b</key></dict></dict></plist>'), 'line 1: expected a value, got "</dict>"'],
  ['an integer that is empty', sheetOf('rotated', '<integer/>'), 'frames.a.rotated: expected true or false, got NaN'],
  ['data that is not base64', sheetOf('b', '<data>*</data>'), 'expected base64 in <data>'],
  ['a list instead of a dictionary', '<plist><array/></plist>', 'expected a dictionary, got an array'],
  ['an undeclared entity in Sparrow', atlas('name="&nbsp;"'), 'line 1: expected only the entities of XML in attributes, got "<SubTexture name='],
  ['Sparrow cut off', atlas('name="a"').slice(0, -20), 'line 1: expected <SubTexture> or </TextureAtlas>, got "<SubTexture name='],
  ['a generic XML of TexturePacker', '<TextureAtlas imagePath="a.png">\n<sprite n="a" x="1" y="2" w="3" h="4"/></TextureAtlas>', 'line 2: expected <SubTexture> or </TextureAtlas>, got "<sprite n='],
  ['a second atlas', '<TextureAtlas/>\n<TextureAtlas/>', 'line 2: expected the end of the document, got "<TextureAtlas/>"'],
  ['a document type after an atlas', '<TextureAtlas/><!DOCTYPE a>', 'line 1: expected the end of the document, got "<!DOCTYPE a>"'],
  ['a picture of Sparrow that is not closed', '<TextureAtlas><SubTexture>', 'line 1: expected </SubTexture>, got the end of the document'],
  ['line ends of every kind', '\n<?xml version="1.0"?>\n<!DOCTYPE TextureAtlas>\r\n<TextureAtlas a="1">\n <!--\n--> <SubTexture\n b="2" /></TextureAtlas>', 'line 6: name: expected a string, got nothing'],
  ['an error of a server', '404\nerror: not found', 'expected a picture with regions, got "404'],
  ['a frame of the wrong type', sheet.replace(/<dict><key>frame<.*?<\/dict>/, '<date>2011-01-01T00:00:00Z</date>'), 'frames.a: expected a dictionary, got a date'],
  ['an empty frame', '{"frames": {"a b.png": {}}}', 'frames["a b.png"].x: expected a number, got nothing'],
  ['data for a flag', sheetOf('rotated', '<data>AAAA</data>'), 'frames.a.rotated: expected true or false, got data'],
  ['an array for a flag', sheetOf('rotated', '<array/>'), 'frames.a.rotated: expected true or false, got an array'],
  ['a number for a rect', sheet.replace('<string>{{1,2},{3,4}}</string>', '<integer>7</integer>'), 'frames.a.frame: expected "{{x, y}, {width, height}}", got 7'],
  ['a rect with decimal commas', frameOf('{{1,5,2},{3,4}}'), 'frames.a.frame: expected "{{x, y}, {width, height}}", got "{{1,5,2},{3,4}}"'],
  ['a negative size', frameOf('{{1,2},{-3,4}}'), 'frames.a.frame: expected a size that is not negative, got "{{1,2},{-3,4}}"'],
  ['a number that is too large', frameOf('{{1e999,2},{3,4}}'), 'frames.a.frame: expected "{{x, y}, {width, height}}", got "{{1e999,2},{3,4}}"'],
  ['NaN as a real', animation('<real>nan</real>'), 'animations.hop.delay: expected seconds, >= 0, got NaN'],
  ['Infinity as a real', animation('<real>1e999</real>'), 'animations.hop.delay: expected seconds, >= 0, got Infinity'],
  ['a format of the future', sheet.replace('</dict></plist>', '<key>metadata</key><dict><key>format</key><integer>4</integer></dict></dict></plist>'), 'metadata.format: expected a format from 0 to 3, got 4'],
];

/** Documents that are rejected because they are too large. */
// prettier-ignore
export const huge: readonly OddDocument[] = [
  ['arrays in arrays', `<plist>${'<array>'.repeat(100_000)}`, 'line 1: expected at most 64 tags inside one another, got "<array>"'],
  ['dictionaries in dictionaries', `<plist>${'<dict><key>a</key>'.repeat(200)}<dict/>${'</dict>'.repeat(200)}</plist>`, 'line 1: expected at most 64'],
  ['arrays in arrays in JSON', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, 'expected a dictionary, got an array'],
  ['dictionaries in dictionaries in JSON', `${'{"frames":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'frames.frames.x: expected a number, got nothing'],
  ['ten megabytes of letters', 'x'.repeat(large), `expected an XML property list or JSON, got "${'x'.repeat(60)}…"`],
  ['ten megabytes of less-than signs', '<'.repeat(large), 'line 1: expected <plist>, got "<'],
  ['ten megabytes of opening brackets', '['.repeat(large), 'expected JSON, got malformed JSON'],
  ['ten megabytes of blanks in a tag', `<plist${' '.repeat(large)}`, 'line 1: expected <plist>, got "<plist'],
  ['a comment of ten megabytes that does not end', `<plist><!--${'-'.repeat(large)}`, 'line 1: expected a value or </plist>, got "<!--'],
  ['a number of ten megabytes', frameOf('1'.repeat(large)), 'frames.a.frame: expected "{{x, y}, {width, height}}", got "1'],
  ['ten megabytes of attributes', `<TextureAtlas${' a="1"'.repeat(large / 6)}/>`, 'line 1: expected <plist>, got "<TextureAtlas'],
  ['ten megabytes of comments before a tag', `${'<!---->'.repeat(large / 10)}<TextureAtlas>`, 'line 1: expected <SubTexture> or </TextureAtlas>, got the end of the document'],
  ['a megabyte of pictures without regions', 'a\nb:1\n\n'.repeat(large / 60), 'expected a picture with regions, got "a'],
  ['two megabytes of commas', `a\nb\nbounds:${','.repeat(large / 5)}`, 'line 3: bounds: expected 4 numbers separated by commas, got ",,,'],
  ['a tag that repeats too often', tags('{"name": "a", "from": 0, "to": 0, "direction": "pingpong", "repeat": "4294967295"}'), 'meta.frameTags[0].repeat: expected a whole number from 0 to 65535, got "4294967295"'],
  ['a name of ten megabytes', sheet.replace('<key>a<', `<key>${'n'.repeat(large)}<`).replace('{{1', '{'), 'frames["nnn'],
];
