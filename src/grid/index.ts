export { Grid, type GridKind, type GridSize, flatGrid } from './grid.js';
export { type GridRect, type GridSurface, gridSurface } from './surface.js';
