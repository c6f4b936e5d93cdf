import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { settingNotices } from './setting-notices.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://clearpaw.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'clearpaw@example.test',
};
const noticesOf = (environment: Record<string, string>) => settingNotices(readConfig(environment)).join('\n');

test('production with mail and HTTPS has no notices', () => {
  expect(noticesOf(production)).toBe('');
});

test('production without a mail server gets a notice that no one receives emails', () => {
  const { SMTP_URL: _, MAIL_FROM: __, ...without } = production;
  expect(noticesOf(without)).toMatch(/^SMTP_URL is not set: .*are not delivered\.$/);
});

test('production at an http address gets a notice that passwords travel unencrypted', () => {
  expect(noticesOf({ ...production, PUBLIC_URL: 'http://clearpaw.example' })).toMatch(
    /^PUBLIC_URL begins with http:/,
  );
});

test('a server outside production that every address reaches gets a notice', () => {
  expect(noticesOf({ HOST: '0.0.0.0' })).toMatch(/^HOST is 0\.0\.0\.0 outside production/);
  expect(noticesOf({})).toBe('');
});
