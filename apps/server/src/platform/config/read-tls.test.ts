import { expect, test } from 'vitest';
import { tlsSettings } from '../../../test/index.ts';
import { readConfig } from './read-config.ts';
import { settingNotices } from './setting-notices.ts';

const day = 24 * 60 * 60 * 1000;
const { environment: own } = await tlsSettings();
const { environment: other } = await tlsSettings();

test('a certificate and its key are read, also on one line, and people then use https', () => {
  const { tls, publicUrl } = readConfig({ ...own, PORT: '3100' });
  expect(tls).toMatchObject({ certificate: own.TLS_CERT.trim(), key: own.TLS_KEY.trim() });
  expect(publicUrl).toBe('https://localhost:3100');
  expect(readConfig({ ...own, TLS_KEY: own.TLS_KEY.replaceAll('\n', '\\n') }).tls).toEqual(tls);
  expect(readConfig({}).tls).toBeUndefined();
});

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['no key', { TLS_CERT: own.TLS_CERT }, /^TLS_KEY is missing: it takes the key of TLS_CERT /],
  ['no certificate', { TLS_KEY: own.TLS_KEY }, /^TLS_CERT is missing: it takes the certificate /],
  ['the key of another', { ...own, TLS_KEY: other.TLS_KEY }, /^TLS_KEY is not usable: /],
  ['no PEM', { ...own, TLS_CERT: 'certificate' }, /^TLS_CERT is not usable: /],
  ['a certificate for a key', { ...own, TLS_KEY: own.TLS_CERT }, /^TLS_KEY is not usable: /],
])('%s stops the start with one line', (_, environment, line) => {
  expect(() => readConfig(environment)).toThrow(line);
});

test.each([
  [-1, /^TLS_CERT expired on \d{4}-\d\d-\d\d: the proxy refuses this server\. /],
  [6, /^TLS_CERT expires on \d{4}-\d\d-\d\d: after that the proxy refuses this server\. /],
])('a certificate with %i days left gets a notice', async (days, line) => {
  const { environment } = await tlsSettings({ validUntil: new Date(Date.now() + days * day) });
  expect(settingNotices(readConfig(environment)).join('\n')).toMatch(line);
});

test('a certificate with months left gets none', () => {
  expect(settingNotices(readConfig(own))).toEqual([]);
});
