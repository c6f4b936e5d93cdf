import { describe, expect, test } from 'vitest';
import { readFormatted } from './data-format.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('texts that encode bytes', () => {
  test.each([
    ['raw', 'Grüße 🐾', 'Grüße 🐾', null],
    ['raw', '', '', null],
    ['base64', 'aGVsbG8/', 'hello?', null],
    ['base64', 'aGVsbG8', 'hello', null],
    ['base64', 'aGVsbG8=', 'hello', null],
    ['base64url', 'aGVsbG8_', 'hello?', null],
    ['data_url', 'data:,a%20b', 'a b', null],
    ['data_url', 'data:text/plain,Gr%C3%BC%C3%9Fe', 'Grüße', 'text/plain'],
    ['data_url', 'data:;base64,aGVsbG8/', 'hello?', null],
    ['data_url', 'data:text/plain;charset=utf-8;base64,aGVsbG8/', 'hello?', 'text/plain;charset=utf-8'],
  ])('%s %j', (format, text, expected, contentType) => {
    const read = readFormatted(format, text);
    expect([textOf(read.bytes), read.contentType]).toEqual([expected, contentType]);
  });

  test('half of a surrogate pair becomes the replacement character', () => {
    expect([...readFormatted('raw', '\ud83d').bytes]).toEqual([0xef, 0xbf, 0xbd]);
  });
});

describe('texts that do not match are refused with the exact message', () => {
  test.each([
    ['base64', 'a-_', "'base64': Invalid character '-' found: is it base64url encoded?"],
    ['base64', 'a_', "'base64': Invalid character '_' found: is it base64url encoded?"],
    ['base64url', 'a/+', "'base64url': Invalid character '+' found: is it base64 encoded?"],
    ['base64url', 'a/', "'base64url': Invalid character '/' found: is it base64 encoded?"],
    ['base64', 'a!bc', "'base64': Invalid character found"],
    ['base64', 'abcde', "'base64': Invalid character found"],
    ['data_url', 'text', "'data_url': Must be formatted 'data:[<mediatype>][;base64],<data>"],
    ['data_url', 'data:text/plain', "'data_url': Must be formatted 'data:[<mediatype>][;base64],<data>"],
    ['data_url', 'data:,%zz', "'data_url': Malformed data URL."],
    ['data_url', 'data:;base64,a-b', "'base64': Invalid character '-' found: is it base64url encoded?"],
  ])('%s %j', (format, text, complaint) => {
    expect(() => readFormatted(format, text)).toThrow(
      `String does not match format ${complaint} (storage/invalid-format)`,
    );
  });

  test('an unknown format is unknown', () => {
    expect(() => readFormatted('hex', 'ff')).toThrow('storage/unknown');
  });
});
