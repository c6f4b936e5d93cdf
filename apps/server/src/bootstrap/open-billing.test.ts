import { expect, test } from 'vitest';
import { makeFolder, refusedStart, startProcess, useDatabase } from '../../test/index.ts';

/** Simulates a machine on which the package is not installed: loading it fails as in Node. */
const absent = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.startsWith('@clearpaw/stripe-sandbox')) return next(specifier, context);
      throw Object.assign(new Error('not installed: ' + specifier), { code: 'ERR_MODULE_NOT_FOUND' });
    },
  });
`;
const withoutSandbox = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(absent)}`,
};
const DATABASE_URL = await useDatabase();
const AUTH_SECRET = 'a secret that only the tests know, long enough';
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_real_looking',
  STRIPE_WEBHOOK_SECRET: 'whsec_real_looking',
  STRIPE_PRICE_ID: 'price_business_connect',
};

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with keys', keys],
])(
  'a server %s starts without the billing sandbox',
  async (_, environment) => {
    const server = await startProcess({
      DATABASE_URL,
      AUTH_SECRET,
      DATA_DIR: await makeFolder(),
      ...withoutSandbox,
      ...environment,
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  60_000,
);

test('a server without keys outside production says what is missing', async () => {
  const { code, said } = await refusedStart({
    DATABASE_URL,
    AUTH_SECRET,
    DATA_DIR: await makeFolder(),
    ...withoutSandbox,
  });
  expect(code).toBe(1);
  expect(said).toContain('The billing sandbox is not installed');
  expect(said).toContain('STRIPE_SECRET_KEY');
  expect(said).not.toContain('    at ');
}, 60_000);
