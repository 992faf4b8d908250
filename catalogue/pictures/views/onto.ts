import { drawOver } from '../objects/draw-over.ts';
import { type Drawn, free } from '../objects/raw-picture.ts';

/** Shares of a picture: how large a square within it is, and where it begins. */
export interface Place {
  side: number;
  left: number;
  top: number;
}

export function sideOf({ side }: Place, size: number): number {
  return Math.round(side * size);
}

/** Puts a square in its place; what lies beyond the picture's edges is only empty ground. Changes the picture; the square is gone then. */
export function onto(picture: Drawn, { pixels, size: side }: Drawn, { left, top }: Place): void {
  const { size } = picture;
  const square = { pixels, width: side, height: side };
  drawOver(picture, square, Math.round(left * size), Math.round(top * size));
  free(pixels);
}
