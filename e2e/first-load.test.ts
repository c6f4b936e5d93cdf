import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';

/** The limits for a first visit, compressed. Goals of the project; in bytes, 1 kB = 1000. */
const mostScript = 92_500;
const mostElse = 60_000;

interface Sent {
  readonly bytes: number;
  readonly text: string;
}

/** Requests a file like a browser and counts the compressed bytes. */
function fetchCompressed(path: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(`${inject('baseUrl')}${path}`, { headers: { 'Accept-Encoding': 'br' } }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const isBrotli = reply.headers['content-encoding'] === 'br';
      if (reply.statusCode !== 200) reject(new Error(`${path} answered ${reply.statusCode}`));
      resolve({ bytes: body.length, text: (isBrotli ? brotliDecompressSync(body) : body).toString('utf8') });
    }).on('error', reject);
  });
}

/** Everything the page loads by itself: scripts with their imports, styles, and preloaded fonts. */
async function weigh(path: string): Promise<{ html: number; js: number; css: number; fonts: number }> {
  const page = await fetchCompressed(path);
  const files = [...new Set([...page.text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(String))];
  const sum = async (ending: string) => {
    const sent = await Promise.all(files.filter((file) => file.endsWith(ending)).map(fetchCompressed));
    return sent.reduce((total, { bytes }) => total + bytes, 0);
  };
  return { html: page.bytes, js: await sum('.js'), css: await sum('.css'), fonts: await sum('.woff2') };
}

it.each(['/', '/login'])('the scripts of %s leave the line to its style sheet and fonts', async (path) => {
  const { text } = await fetchCompressed(path);
  const scripts = text.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
  expect(scripts).toEqual([
    expect.stringContaining('/assets/after-paint-'),
    expect.stringContaining('/assets/kept-theme-'),
  ]);
  const named = text.match(/<script type="application\/json" id="later">(.*?)<\/script>/)?.[1] ?? '[]';
  expect(JSON.parse(named).length).toBeGreaterThan(1);
});

it.each(['/', '/?for=business', '/login', '/register', '/terms'])(
  'the first visit of %s stays light',
  async (path) => {
    const { html, js, css, fonts } = await weigh(path);
    console.log(
      `${path}: JavaScript ${js}; HTML ${html} + CSS ${css} + fonts ${fonts} = ${html + css + fonts}`,
    );
    for (const part of [html, js, css, fonts]) expect(part).toBeGreaterThan(0);
    if (path === '/') expect(js).toBeLessThanOrEqual(mostScript);
    expect(html + css + fonts).toBeLessThanOrEqual(mostElse);
  },
);
