import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../telemetry/index.ts';
import { openAppShell } from './app-shell.ts';
import { openPageRenderer } from './page-renderer.ts';

function build(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-renderer-'));
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render/render-greeting.js'), source);
  return folder;
}

const render = openPageRenderer(createLog('silent'));
const page = { name: 'greeting', data: { to: 'Biscuit' } };

test("renders a page by the build's renderer, and by the next one after a build", async () => {
  const folder = build('export const renderPage = ({ to }) => "Hello " + to;');
  expect(await render(folder, page)).toBe('Hello Biscuit');
  const file = join(folder, 'render/render-greeting.js');
  writeFileSync(file, 'export const renderPage = ({ to }) => "Good day " + to;');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(await render(folder, page)).toBe('Good day Biscuit');
});

test('leaves the page to the app if there is no renderer, or if it fails', async () => {
  expect(await render(mkdtempSync(join(tmpdir(), 'clearpaw-renderer-')), page)).toBeNull();
  expect(await render(build('export const renderPage = ({ from }) => from.name;'), page)).toBeNull();
  expect(await render(build('this is no script'), page)).toBeNull();
});

test('a document keeps what people wrote as text and as data', async () => {
  const folder = build(
    'export const renderPage = ({ to }) => "<h1>" + to.replaceAll("<", "&lt;") + "</h1>";',
  );
  const document = '<head><!--head--><!--/head--></head><body><div id="root"><!--page--></div></body>';
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, 'render/greeting.html'), document);
  const shell = openAppShell(folder, createLog('silent'));
  const routes = new Hono();
  const to = '$& $1 </script><script>alert(1)</script>';
  const head = {
    ...{ title: to, description: to, canonical: 'https://clearpaw.example/', indexed: true, facts: null },
    image: { url: 'https://clearpaw.example/share.jpg', width: 1, height: 1 },
  };
  routes.get('/', async (context) =>
    context.html((await shell(context, head, { name: 'greeting', data: { to } })) ?? ''),
  );
  const html = await (await routes.request('/')).text();
  expect(html).toContain('<h1>$& $1 &lt;/script>&lt;script>alert(1)&lt;/script></h1>');
  expect(html).not.toContain('<script>alert');
  const data = /<script type="application\/json" id="rendered-page">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? '')).toEqual({ to });
});
