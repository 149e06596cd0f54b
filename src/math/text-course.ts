import { mix } from './mix.js';
import type { Piece } from './piece.js';
import { Shape, type Way } from './shape.js';

/** The course from one text to another of the same form. Its ends are exactly the given texts. */
export class TextCourse {
  private readonly shape: Shape<string>;
  private readonly way: Way;
  private readonly numbers: Float64Array;
  private readonly from: string;
  private readonly to: string;

  constructor(piece: Piece, from: string, to: string) {
    this.shape = new Shape(piece);
    this.way = this.shape.way(from, to);
    this.numbers = new Float64Array(piece.size);
    this.from = from;
    this.to = to;
  }

  at(progress: number): string {
    if (progress === 0) return this.from;
    if (progress === 1) return this.to;
    const { numbers, way } = this;
    for (let index = 0; index < numbers.length; index++)
      numbers[index] = mix(way.from[index]!, way.to[index]!, progress);
    return this.shape.valueOf(numbers);
  }
}
