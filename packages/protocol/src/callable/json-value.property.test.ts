import fc from 'fast-check';
import { test } from 'vitest';
import { decodeValue, encodeValue, type JsonValue } from './json-value.ts';

/** Any JSON value without reserved names. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !/"(@type|__proto__)"/.test(JSON.stringify(value))) as fc.Arbitrary<JsonValue>;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

test('every JSON value is decoded to what was encoded', () => {
  fc.assert(fc.property(json, (value) => same(decodeValue(encodeValue(value)), value)));
});

test('encoding twice is the same as encoding once', () => {
  const anything = fc.anything({ withDate: true, withMap: true, withTypedArray: true });
  const sayable = anything.map((value) => {
    try {
      return encodeValue(value);
    } catch {
      return null;
    }
  });
  fc.assert(fc.property(sayable, (value) => same(encodeValue(value), value)));
});

test('what was encoded survives the text form', () => {
  fc.assert(fc.property(json, (value) => same(JSON.parse(JSON.stringify(encodeValue(value))), value)));
});

test('any 53-bit number is read from its wrapper unchanged', () => {
  const type = 'type.googleapis.com/google.protobuf.Int64Value';
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      (number) => decodeValue({ '@type': type, value: String(number) }) === number,
    ),
  );
});
