import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer();

describe.each([
  '/',
  '/healthz',
  '/assets/app-1a2b3c4d.js',
  '/assets/missing.js',
  '/functions/nope',
  '/api/auth/ok',
])('%s', (path) => {
  test('carries the strict headers', async () => {
    const { headers } = await fetch(`${server.url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/'unsafe-|\*|http:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('only the worker that decodes QR codes may compile WebAssembly', async () => {
  const reply = await fetch(`${server.url}/assets/scan-worker-1a2b3c4d.js`);
  expect(reply.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
  expect(reply.headers.get('content-security-policy')).not.toMatch(/'unsafe-/);
});

test('in production, and only there, browsers are told to use only https', async () => {
  expect((await fetch(server.url)).headers.get('strict-transport-security')).toBeNull();
  const secure = await useServer({ NODE_ENV: 'production', PUBLIC_URL: 'https://clearpaw.example' });
  const { headers } = await fetch(secure.url);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});
