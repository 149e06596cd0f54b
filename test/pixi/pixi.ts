/** PixiJS in plain Node: all that it needs of a browser is a navigator, as soon as it is imported. */
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' } });

const { Container, Graphics, Mesh, MeshGeometry, Sprite, Spritesheet, Texture, TextureSource } =
  await import('pixi.js');

export { Container, Graphics, Mesh, MeshGeometry, Sprite, Spritesheet, Texture, TextureSource };
