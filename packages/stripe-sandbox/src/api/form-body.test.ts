import { expect, test } from 'vitest';
import { readFields, textAt, textsAt } from './form-body.ts';

const read = (body: string) => readFields(new URLSearchParams(body));

test('fields are nested by their names', () => {
  const fields = read(
    'mode=subscription&line_items[0][price]=price_1&metadata[uid]=1&metadata[tier]=business',
  );
  expect(textAt(fields, 'mode')).toBe('subscription');
  expect(textAt(fields, 'line_items', '0', 'price')).toBe('price_1');
  expect(textsAt(fields, 'metadata')).toEqual({ uid: '1', tier: 'business' });
});

test('a missing field is undefined', () => {
  const fields = read('a=1');
  expect(textAt(fields, 'b')).toBeUndefined();
  expect(textAt(fields, 'a', 'b')).toBeUndefined();
  expect(textsAt(fields, 'a')).toEqual({});
});

test('names that would change a prototype are dropped', () => {
  read('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
