import { describe, expect, test } from 'vitest';
import { decodeValue, encodeValue, type JsonValue } from './json-value.ts';

const long = 'type.googleapis.com/google.protobuf.Int64Value';
const unsigned = 'type.googleapis.com/google.protobuf.UInt64Value';

describe('encoding', () => {
  test.each([
    [undefined, null],
    [null, null],
    [true, true],
    [9007199254740991, 9007199254740991],
    ['text', 'text'],
    [new Date('2026-11-21T09:30:00Z'), '2026-11-21T09:30:00.000Z'],
    [
      [1, undefined, 'a'],
      [1, null, 'a'],
    ],
    [new Array(2), [null, null]],
    [
      { a: undefined, b: { c: 1 } },
      { a: null, b: { c: 1 } },
    ],
    [new Map([['a', 1]]), {}],
    [new Uint8Array([1, 2]), { 0: 1, 1: 2 }],
    [() => 1, {}],
  ])('%o becomes %j', (value, json) => {
    expect(encodeValue(value)).toEqual(json);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1n])(
    '%s cannot be encoded, and fails before anything is sent',
    (value) => {
      expect(() => encodeValue({ deep: [value] })).toThrow(`Data cannot be encoded in JSON: ${value}`);
    },
  );

  test('an invalid date is an error of its own', () => {
    expect(() => encodeValue(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('on the way back', () => {
  test.each([
    [{ '@type': long, value: '420' }, 420],
    [{ '@type': long, value: -7 }, -7],
    [{ '@type': unsigned, value: '18446744073709551615' }, 18446744073709552000],
    [{ '@type': long, value: '' }, 0],
    [
      { '@type': '', value: '1' },
      { '@type': '', value: '1' },
    ],
    ['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.000Z'],
  ])('%j becomes %j', (json, value) => {
    expect(decodeValue(json as never)).toEqual(value);
  });

  test('wrappers are found however deep they lie', () => {
    expect(decodeValue({ a: [{ b: { '@type': long, value: '1' } }] })).toEqual({ a: [{ b: 1 }] });
  });

  test.each<JsonValue>([
    { '@type': 'type.googleapis.com/other' },
    { '@type': 1 },
    { '@type': long, value: 'x' },
    { '@type': long },
    { '@type': long, value: { toString: 1 } },
    { '@type': 'x', toString: 1 },
  ])('%j is refused', (json) => {
    expect(() => decodeValue(json)).toThrow('Data cannot be decoded from JSON');
  });
});
