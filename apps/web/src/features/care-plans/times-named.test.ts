import { expect, test } from 'vitest';
import { timesNamed } from './times-named.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  ['Half a cup at 7:30 AM and 6 PM.', [at(7, 30), at(18)]],
  ['One can at 6 p.m. and 8 a.m.', [at(8), at(18)]],
  ['12 AM and 12 PM', [at(0), at(12)]],
  ['Um 8 Uhr und um 18:30 Uhr', [at(8), at(18, 30)]],
  ['À 8:00 et à 19:15', [at(8), at(19, 15)]],
])('%s', (text, minutes) => {
  expect(timesNamed(text)).toEqual(minutes);
});

test.each([
  'Thyroid tablet, 2.5 mg, with breakfast',
  'One cup at 8 and 6',
  '1 ampoule, 3 times',
  '2 am Abend',
  '13 PM',
  'Code 25:00',
])('no time of day: %s', (text) => {
  expect(timesNamed(text)).toEqual([]);
});
