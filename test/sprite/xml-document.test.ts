import { expect, it } from '@jest/globals';
import { parseSparrowSheet } from 'rx-motion/sprite';

it.each([
  ['', 'line 1: expected <TextureAtlas>, got the end of the document'],
  ['<SubTexture/>', 'line 1: expected <TextureAtlas>, got "<SubTexture/>"'],
  ['<TextureAtlas/>\n<TextureAtlas/>', 'line 2: expected the end of the document, got "<TextureAtlas/>"'],
  ['<TextureAtlas>', 'line 1: expected <SubTexture> or </TextureAtlas>, got the end of the document'],
  ['<TextureAtlas><SubTexture>', 'line 1: expected </SubTexture>, got the end of the document'],
  ['<TextureAtlas><sprite n="a"/>', 'line 1: expected <SubTexture> or </TextureAtlas>, got "<sprite n=\\"a\\"/>"'],
  ['<TextureAtlas>text', 'line 1: expected <SubTexture> or </TextureAtlas>, got "text"'],
  ['<TextureAtlas></SubTexture>', 'line 1: expected <SubTexture> or </TextureAtlas>, got "</SubTexture>"'],
  ['<TextureAtlas a="&nbsp;"/>', 'line 1: expected only the entities of XML in attributes, got "<TextureAtlas a'],
  ['<TextureAtlas a="&#0;"/>', 'line 1: expected only the entities of XML in attributes, got "<TextureAtlas a'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><TextureAtlas/>', 'line 1: expected <TextureAtlas>, got "<!DOCTYPE a'],
  ['<TextureAtlas/><!DOCTYPE a>', 'line 1: expected the end of the document, got "<!DOCTYPE a>"'],
  ['<TextureAtlas a=1/>', 'line 1: expected <TextureAtlas>, got "<TextureAtlas a=1/>"'],
  ['<TextureAtlas>\u0001', String.raw`line 1: expected a character that XML allows, got "\u0001"`],
])('rejects %j', (xml, message) => {
  expect(() => parseSparrowSheet(xml, { url: 'a.xml' })).toThrow(`a.xml: ${message}`);
});

it('counts lines over comments, instructions and every kind of line end', () => {
  const xml =
    '\n<?xml version="1.0"?>\n<!DOCTYPE TextureAtlas>\r\n<TextureAtlas a="1">\n <!--\n--> <SubTexture\n b="2" /></TextureAtlas>';
  expect(() => parseSparrowSheet(xml, { url: 'a.xml' })).toThrow('a.xml: line 6: name: expected a string, got nothing');
});
