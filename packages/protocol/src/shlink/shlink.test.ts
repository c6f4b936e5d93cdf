import { createCipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openSharedFile } from './open-shared-file.ts';
import { formatShlink, parseShlink } from './shlink.ts';

const key = randomBytes(32).toString('base64url');
const link = { url: `https://clearpaw.example/shl/${'a'.repeat(43)}`, key, flag: 'LP' };

describe('a link', () => {
  test.each([
    ['plain', link],
    ['with everything', { ...link, exp: 1_795_000_000, label: 'Dr. Lind, zweite Meinung ü' }],
  ])('%s is read as it was written, behind a viewer’s address too', (_, written) => {
    const text = formatShlink(written);
    expect(text).toMatch(/^shlink:\/[\w-]+$/);
    expect(parseShlink(text)).toEqual(written);
    expect(parseShlink(`https://viewer.example/#${text}`)).toEqual(written);
  });
  test('holds the names of the specification, and nothing that is not known', () => {
    const payload = (text: string): unknown =>
      JSON.parse(Buffer.from(text.slice('shlink:/'.length), 'base64url').toString());
    expect(payload(formatShlink(link))).toEqual({ ...link, v: 1 });
  });
  const encode = (payload: unknown) =>
    `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  test.each([
    ['a label cut within a character', { label: `${'a'.repeat(79)}👍👍` }, { label: `${'a'.repeat(79)}👍` }],
    ['a label with half of a character', { label: 'a\ud83d' }, { label: 'a\ufffd' }],
  ])('with %s is read as it is written again', (_, sent, read) => {
    const found = parseShlink(encode({ ...link, ...sent }));
    expect(found).toEqual({ ...link, ...read });
    expect(found && parseShlink(formatShlink(found))).toEqual(found);
  });
  test('with an expiry date that is no number of JSON has none', () => {
    const payload = JSON.stringify(link).replace(/}$/, ',"exp":1e999}');
    expect(parseShlink(`shlink:/${Buffer.from(payload).toString('base64url')}`)).toEqual(link);
  });
  test.each([
    ['nothing', ''],
    ['another address', 'https://clearpaw.example/share'],
    ['no base64url', 'shlink:/a*b'],
    ['half a payload', formatShlink(link).slice(0, -30)],
    ['no object', encode('text')],
    ['null', encode(null)],
    ['no key', encode({ url: link.url })],
    ['a short key', encode({ ...link, key: 'short' })],
    ['no address', encode({ key })],
    ['a number as address', encode({ url: 1, key })],
    ['too much', `shlink:/${'A'.repeat(3_000)}`],
  ])('of %s is none', (_, text) => {
    expect(parseShlink(text)).toBeNull();
  });
});

describe('a file', () => {
  /** Encrypts with Node alone, as RFC 7516 describes. */
  function encrypt(text: string, header: object): string {
    const head = Buffer.from(JSON.stringify(header)).toString('base64url');
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
    cipher.setAAD(Buffer.from(head));
    const plain = 'zip' in header ? deflateRawSync(text) : Buffer.from(text);
    const body = Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64url');
    return [head, '', iv.toString('base64url'), body, cipher.getAuthTag().toString('base64url')].join('.');
  }
  const header = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' };
  const text = JSON.stringify({ resourceType: 'Bundle', note: 'ü'.repeat(20_000) });

  test.each([
    ['plain', header],
    ['compressed', { ...header, zip: 'DEF' }],
  ])('%s is read', async (_, how) => {
    expect(await openSharedFile(encrypt(text, how), key)).toBe(text);
  });
  test.each([
    ['with another key', (jwe: string) => jwe, randomBytes(32).toString('base64url')],
    ['with a short key', (jwe: string) => jwe, 'short'],
    [
      'with a changed header',
      (jwe: string) => jwe.replace(/^[^.]+/, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0'),
      key,
    ],
    [
      'with a changed text',
      (jwe: string) => jwe.replace(/.(?=\.[^.]+$)/, (sign) => (sign === 'A' ? 'B' : 'A')),
      key,
    ],
    ['of four parts', (jwe: string) => jwe.replace(/\.[^.]+$/, ''), key],
    ['of six parts', (jwe: string) => `${jwe}.AA`, key],
    ['that is none', () => 'Not found', key],
  ])('%s is not', async (_, change, by) => {
    expect(await openSharedFile(change(encrypt(text, header)), by)).toBeNull();
  });
  test.each([
    ['another algorithm', { ...header, alg: 'RSA-OAEP' }],
    ['another cipher', { ...header, enc: 'A128GCM' }],
    ['another compression', { ...header, zip: 'GZIP' }],
  ])('by %s is not', async (_, how) => {
    expect(await openSharedFile(encrypt(text, how), key)).toBeNull();
  });
});
