import { describe, expect, test } from 'vitest';
import { formatWritable, mergeCustom, parseResource } from './object-metadata.ts';

describe('what is sent', () => {
  test('has one order, and only the given fields', () => {
    const sent = formatWritable({ customMetadata: { a: '1' }, contentType: 'a/b', md5Hash: 'x' }, 'p/q');
    expect(JSON.stringify(sent)).toBe(
      '{"name":"p/q","md5Hash":"x","contentType":"a/b","metadata":{"a":"1"}}',
    );
  });
  test('keeps null, which removes', () => {
    expect(formatWritable({ contentLanguage: null, customMetadata: null })).toEqual({
      contentLanguage: null,
      metadata: null,
    });
  });
  test('names every header that can be written', () => {
    const all = {
      md5Hash: '1',
      cacheControl: '2',
      contentDisposition: '3',
      contentEncoding: '4',
      contentLanguage: '5',
      contentType: '6',
    };
    expect(formatWritable(all)).toEqual(all);
  });
});

describe('what comes back', () => {
  test('is read with numbers as numbers and tokens one by one', () => {
    const text = JSON.stringify({
      name: 'a/b',
      bucket: 'c',
      size: '12',
      downloadTokens: 'x,y',
      metadata: { k: 'v' },
    });
    expect(parseResource(text)).toMatchObject({
      fullPath: 'a/b',
      name: 'b',
      size: 12,
      downloadTokens: ['x', 'y'],
      customMetadata: { k: 'v' },
    });
  });
  test('may be empty', () => {
    expect(parseResource('{}')).toMatchObject({ fullPath: '', size: 0, downloadTokens: [] });
  });
  test('may have fields of any type', () => {
    const text = '{"name":{"toString":1},"size":[],"downloadTokens":1}';
    expect(parseResource(text)).toMatchObject({ fullPath: '', size: 0, downloadTokens: ['1'] });
  });
  test.each(['', '[]', 'null', '"x"', '{', '3'])('%j is no object', (text) => {
    expect(() => parseResource(text)).toThrow('storage/unknown');
  });
});

test.each([
  [
    { a: '1', b: '2' },
    { b: null, c: '3' },
    { a: '1', c: '3' },
  ],
  [{ a: '1' }, null, {}],
  [{ a: '1' }, undefined, { a: '1' }],
  [{ a: '1' }, { a: null }, {}],
  [{}, { a: '1' }, { a: '1' }],
])('%j changed by %j is %j', (before, change, after) => {
  expect(mergeCustom(before, change as Record<string, string | null>)).toEqual(after);
});
