import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { WebPages } from './web-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'clearpaw-pages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const pages = new WebPages(root, 'https://clearpaw.example');
const app = new Hono().get('/:file', (context) => pages.send(context, context.req.param('file'), 'en'));
const html = '<link rel="canonical" href="%PUBLIC_URL%/terms"><h1>Terms · Bedingungen</h1>';

test.each([
  ['as it was built', 'plain.html', () => writeFileSync(join(root, 'plain.html'), html)],
  [
    'kept in compressed form',
    'kept.html',
    () => writeFileSync(join(root, 'kept.html.br'), brotliCompressSync(html)),
  ],
])('a page %s is sent with the address of the server', async (_, file, write) => {
  write();
  const reply = await app.request(`/${file}`);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await reply.text()).toBe(html.replace('%PUBLIC_URL%', 'https://clearpaw.example'));
});
