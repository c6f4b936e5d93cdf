import { expect, test } from 'vitest';
import { cropSquare } from './crop-square.ts';

test.each([
  [
    { zoom: 1, across: 0.5, down: 0.5 },
    { x: 50, y: 0, side: 100 },
  ],
  [
    { zoom: 2, across: 0, down: 1 },
    { x: 0, y: 50, side: 50 },
  ],
  [
    { zoom: 2, across: 1, down: 0 },
    { x: 150, y: 0, side: 50 },
  ],
  [
    { zoom: 0, across: 0.5, down: 0.5 },
    { x: 50, y: 0, side: 100 },
  ],
])('%j of 200 by 100 is %j, inside the picture', (crop, expected) => {
  expect(cropSquare(crop, 200, 100)).toEqual(expected);
});
