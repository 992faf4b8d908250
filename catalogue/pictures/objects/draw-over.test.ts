import { describe, expect, it } from 'vitest';
import { drawOver } from './draw-over.ts';
import { blank, free, quantizeAlpha } from './raw-picture.ts';

const red = [255, 0, 0, 255];
const clear = [0, 0, 0, 0];
const halfBlue = [0, 0, 255, 128];

function layer(...pixels: number[][]) {
  return { pixels: Uint8Array.from(pixels.flat()), width: 2, height: pixels.length / 2 };
}

describe('pixels laid over a picture', () => {
  it.each([
    ['nothing where they are clear', red, clear, red],
    ['only themselves where they are solid', halfBlue, red, red],
    ['themselves on clear ground', clear, halfBlue, halfBlue],
    ['a mixture where the ground shows through', red, halfBlue, [127, 0, 128, 255]],
  ])('show %s', (_, ground, upper, seen) => {
    const picture = {
      pixels: Uint8Array.from([...ground, ...ground, ...ground, ...ground]),
      size: 2,
    };
    drawOver(picture, layer(upper, upper, upper, upper), 0, 0);
    expect([...picture.pixels]).toEqual([...seen, ...seen, ...seen, ...seen]);
  });

  it.each([
    [-1, -1, [true, false, false, false]],
    [1, 0, [false, true, false, true]],
    [0, 1, [false, false, true, true]],
    [2, 0, [false, false, false, false]],
  ])('from %i, %i on are cut at the edges', (left, top, covered) => {
    const picture = blank(2);
    drawOver(picture, layer(red, red, red, red), left, top);
    expect([3, 7, 11, 15].map((at) => picture.pixels[at] === 255)).toEqual(covered);
  });
});

it('half the alphas keep clear and solid', () => {
  const pixels = Uint8Array.from([0, 1, 2, 100, 254, 255].flatMap((alpha) => [0, 0, 0, alpha]));
  quantizeAlpha({ pixels, size: 0 });
  expect([...pixels].filter((_, at) => at % 4 === 3)).toEqual([0, 1, 3, 101, 255, 255]);
});

it('freed pixels are gone, but never the rest of a shared buffer', () => {
  const own = new Uint8Array(8);
  const shared = new Uint8Array(8);
  free(own);
  free(shared.subarray(0, 4));
  expect([own.length, shared.length]).toEqual([0, 8]);
});
