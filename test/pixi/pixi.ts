/** PixiJS in plain Node: it asks for a navigator as soon as it is imported, and for nothing more of a browser. */
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' } });

const { Container, Graphics, Mesh, MeshGeometry, Sprite, Texture } = await import('pixi.js');

export { Container, Graphics, Mesh, MeshGeometry, Sprite, Texture };
