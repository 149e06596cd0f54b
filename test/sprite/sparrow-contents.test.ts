import { describe, expect, it } from '@jest/globals';
import { parseSparrowSheet, parseSpriteSheet, type SpriteFrame } from 'rx-motion/sprite';
import { trimmed } from './sheets.js';

const atlas = (textures: string, attributes = 'imagePath="sheet.png"'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<TextureAtlas ${attributes}>\n${textures}\n</TextureAtlas>`;
const options = { url: 'kenney/ships.xml' };

function frameOf(texture: string): SpriteFrame {
  return parseSparrowSheet(atlas(`<SubTexture name="a" x="2" y="3" ${texture}/>`), options).frames[0]!;
}

describe('the XML of Sparrow and Starling', () => {
  it('has its frames in the order of the document', () => {
    const text = atlas(`
      <!-- Ships --><SubTexture name="blue.png" x="0" y="1" width="16" height="20"/>
      <SubTexture name='red &amp; "green"' x="16" y="0" width="8" height="4"></SubTexture>`);
    const sheet = {
      format: 'sparrow',
      texture: { url: 'kenney/sheet.png', size: undefined },
      frames: [
        { name: 'blue.png', rect: { x: 0, y: 1, width: 16, height: 20 }, originalSize: { width: 16, height: 20 } },
        { name: 'red & "green"', rect: { x: 16, y: 0, width: 8, height: 4 }, rotated: false },
      ],
      animations: [],
    };
    expect(parseSparrowSheet(text, options)).toMatchObject(sheet);
    expect(parseSpriteSheet(text, options)).toMatchObject(sheet);
  });

  it('counts the frame from the picture, to the left and up', () => {
    const frame = frameOf('width="51" height="109" frameX="-11" frameY="-7.5" frameWidth="85" frameHeight="121"');
    expect(frame).toMatchObject(trimmed);
  });

  it('gives a rotated picture its size in the texture, and its frame upright', () => {
    const frame = 'frameX="-11" frameY="-7.5" frameWidth="85" frameHeight="121"';
    expect(frameOf(`width="109" height="51" rotated="true" ${frame}`)).toMatchObject({ ...trimmed, rotation: 90 });
    expect(frameOf('width="109" height="51" rotated="true"').originalSize).toEqual({ width: 51, height: 109 });
  });

  it('has the pivot of the first picture in a series for the others, too', () => {
    const texture = (name: string, more = ''): string =>
      `<SubTexture name="${name}" x="0" y="0" width="20" height="40" ${more}/>`;
    const text = atlas(texture('run0000', 'pivotX="5" pivotY="40"') + texture('run0001') + texture('jump0000'));
    expect(parseSparrowSheet(text, options).frames.map(({ anchor }) => anchor)).toEqual([
      { x: 0.25, y: 1 },
      { x: 0.25, y: 1 },
      undefined,
    ]);
  });

  it('has its texture and its scale from the name of the picture, or its own', () => {
    const texture = '<SubTexture name="a" x="0" y="0" width="20" height="40"/>';
    const dense = parseSparrowSheet(atlas(texture, 'imagePath="a@2x.png" width="64" height="128"'), options);
    expect(dense.texture).toEqual({ url: 'kenney/a@2x.png', size: { width: 64, height: 128 } });
    expect(dense.frames[0]).toMatchObject({ scale: 2, originalSize: { width: 10, height: 20 } });
    expect(parseSparrowSheet(atlas(texture, 'imagePath=""'), options).texture.url).toBe('kenney/ships.png');
    expect(parseSparrowSheet(atlas(texture, ''), options).texture.url).toBe('kenney/ships.png');
  });

  it.each([
    ['name="a"', 'line 3: width: expected a number, got nothing'],
    ['name="a" width="9" height="1e999" x="0" y="0"', 'line 3: height: expected a number, got "1e999"'],
    ['name="a" width="9px" height="9" x="0" y="0"', 'line 3: width: expected a number, got "9px"'],
    ['name="a" width="-9" height="9" x="0" y="0"', 'line 3: expected a size that is not negative, got a dictionary'],
    ['width="9" height="9" x="0" y="0"', 'line 3: name: expected a string, got nothing'],
    ['name="a" x="" width="9" height="9" y="0"', 'line 3: x: expected a number, got ""'],
    ['name="a" rotated="maybe" width="9" height="9"', 'line 3: rotated: expected true or false, got "maybe"'],
  ])('is rejected with a picture as %s', (attributes, message) => {
    expect(() => parseSparrowSheet(atlas(`<SubTexture ${attributes}/>`), options)).toThrow(
      new SyntaxError(`kenney/ships.xml: ${message}`),
    );
  });

  it.each([
    ['width="-1" height="2"', 'line 2: width: expected a number that is not negative, got "-1"'],
    ['width="1"', 'line 2: height: expected a number that is not negative, got nothing'],
    ['scale="0"', 'line 2: scale: expected a scale above 0, got "0"'],
  ])('is rejected with an atlas as %s', (attributes, message) => {
    expect(() => parseSparrowSheet(atlas('', attributes), options)).toThrow(
      new SyntaxError(`kenney/ships.xml: ${message}`),
    );
  });

  it('has no anchor in a picture without pixels', () => {
    const frame = parseSparrowSheet(
      atlas('<SubTexture name="a" x="0" y="0" width="0" height="9" pivotX="1"/>'),
      options,
    );
    expect(frame.frames[0]?.anchor).toBeUndefined();
  });

  it('is a text', () => {
    expect(() => parseSparrowSheet({} as never, options)).toThrow('expected the text of an XML document, got a dict');
  });
});
