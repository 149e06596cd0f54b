/** As much of a Pixi container as actions write to; cheaper than the real one, which also marks itself as changed. */
export class Container {
  constructor(plain) {
    this.parent = { isPaused: false, speed: 1, parent: null };
    this.destroyed = false;
    this.position = new Point(plain.x, plain.y);
    this.scale = new Point(plain.scaleX ?? 1, plain.scaleY ?? 1);
    this.skew = new Point(plain.skewX ?? 0, plain.skewY ?? 0);
    this.rotation = plain.rotation ?? 0;
    this.alpha = plain.opacity ?? 1;
    this.percentage = plain.percentage ?? 0;
  }

  get x() {
    return this.position._x;
  }

  get y() {
    return this.position._y;
  }
}

class Point {
  constructor(x, y) {
    this._x = x;
    this._y = y;
  }

  get x() {
    return this._x;
  }

  set x(value) {
    this._x = value;
  }

  get y() {
    return this._y;
  }

  set y(value) {
    this._y = value;
  }

  set(x, y) {
    this._x = x;
    this._y = y;
  }
}

export const adopt = (plain) => new Container(plain);

export const read = ({ position, scale, skew, rotation, alpha, percentage }) => ({
  x: position.x,
  y: position.y,
  scaleX: scale.x,
  scaleY: scale.y,
  skewX: skew.x,
  skewY: skew.y,
  rotation,
  opacity: alpha,
  percentage,
});
