/** Three numbers: a colour's channels, a row of a matrix. */
export type Triple = readonly [number, number, number];
/** Three rows. */
export type Matrix = readonly [Triple, Triple, Triple];

export function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** The matrix whose columns are `x`, `y` and `z`. */
export function columns(x: Triple, y: Triple, z: Triple): Matrix {
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

export function product(left: Matrix, [x, y, z]: Matrix): Matrix {
  const transposed = columns(x, y, z);
  const row = (vector: Triple): Triple => times(transposed, vector);
  return [row(left[0]), row(left[1]), row(left[2])];
}

export function inverse([x, y, z]: Matrix): Matrix {
  const volume = dot(x, cross(y, z));
  const scale = ([a, b, c]: Triple): Triple => [a / volume, b / volume, c / volume];
  return columns(scale(cross(y, z)), scale(cross(z, x)), scale(cross(x, y)));
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
