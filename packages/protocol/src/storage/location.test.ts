import { describe, expect, test } from 'vitest';
import { formatLocation, isAddress, objectUrl, parseBucket, parseLocation } from './location.ts';

const host = 'localhost:3000';
const at = (bucket: string, path: string) => ({ bucket, path });

describe('the bucket form of an address', () => {
  test.each([
    ['gs://clearpaw', at('clearpaw', '')],
    ['gs://clearpaw/', at('clearpaw', '')],
    ['gs://clearpaw/a/b.txt', at('clearpaw', 'a/b.txt')],
    ['gs://clearpaw/a/b/', at('clearpaw', 'a/b')],
    ['GS://My.Bucket_1-x/a', at('My.Bucket_1-x', 'a')],
    ['gs://clearpaw/a%20b?c#d', at('clearpaw', 'a%20b?c#d')],
    ['gs://clearpaw/line\nbreak', at('clearpaw', 'line\nbreak')],
  ])('%j', (address, expected) => {
    expect(parseLocation(address, host)).toEqual(expected);
  });
});

describe('the web form of an address', () => {
  test.each([
    ['http://localhost:3000/v0/b/clearpaw/o/a%2Fb.txt', at('clearpaw', 'a/b.txt')],
    ['https://localhost:3000/v0/b/clearpaw/o/a%2Fb.txt?alt=media&token=x', at('clearpaw', 'a/b.txt')],
    ['http://localhost:3000/v0/b/clearpaw/o', at('clearpaw', '')],
    ['http://localhost:3000/v0/b/clearpaw/o/', at('clearpaw', '')],
    ['http://localhost:3000/v1beta/b/clearpaw/o/a%20b#x', at('clearpaw', 'a b')],
    ['HTTPS://LocalHost:3000/V0/B/clearpaw/O/a', at('clearpaw', 'a')],
    ['http://localhost:3000/clearpaw/a/b%20c', at('clearpaw', 'a/b c')],
  ])('%j', (address, expected) => {
    expect(parseLocation(address, host)).toEqual(expected);
  });
});

describe('an address that leads nowhere is refused by its own text', () => {
  test.each([
    'gs://',
    'gs:///a',
    'gs://bad bucket/a',
    'ftp://localhost:3000/clearpaw/a',
    'http://elsewhere/v0/b/clearpaw/o/a',
    'http://localhost:3001/v0/b/clearpaw/o/a',
    'localhost:3000/v0/b/clearpaw/o/a',
    'http://localhost:30000/v0/b/clearpaw/o/a',
    'http://localhostx3000/v0/b/clearpaw/o/a',
    'http://localhost:3000/v0/b/clearpaw/o/%zz',
    'http://localhost:3000/clearpaw',
    'https://firebasestorage.googleapis.com/v0/b/clearpaw/o/a',
  ])('%s', (address) => {
    expect(() => parseLocation(address, host)).toThrow(`Invalid URL '${address}'. (storage/invalid-url)`);
  });
});

test.each([
  ['gs://a', true],
  ['HTTPS://a', true],
  ['a/b', false],
  ['://a', false],
  ['1://a', false],
])('%s is meant as an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});

describe('a default bucket', () => {
  test.each([
    ['clearpaw', at('clearpaw', '')],
    ['gs://clearpaw', at('clearpaw', '')],
    ['http://localhost:3000/v0/b/clearpaw/o', at('clearpaw', '')],
  ])('%s', (text, expected) => {
    expect(parseBucket(text, host)).toEqual(expected);
  });
  test('with a path in it is refused', () => {
    expect(() => parseBucket('gs://clearpaw/a', host)).toThrow('storage/invalid-default-bucket');
  });
});

test('an address that was formatted can be parsed again, in both forms', () => {
  const objectPath = at('clearpaw', 'a b/ü#?%.txt');
  expect(parseLocation(formatLocation(objectPath), host)).toEqual(objectPath);
  expect(parseLocation(objectUrl({ protocol: 'https', host }, objectPath), host)).toEqual(objectPath);
  expect(formatLocation(at('clearpaw', ''))).toBe('gs://clearpaw/');
  expect(objectUrl({ protocol: 'http', host }, at('clearpaw', ''))).toBe(
    'http://localhost:3000/v0/b/clearpaw/o',
  );
});
