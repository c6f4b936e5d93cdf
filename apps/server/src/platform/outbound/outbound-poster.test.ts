import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTarget } from './check-target.ts';
import { OutboundPoster, type Resolve } from './outbound-poster.ts';

let reached: string[] = [];
let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end('inside');
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const rules = { allowPrivate: false, ownHost: 'clearpaw.example' };
const post = (poster: OutboundPoster, url: string) =>
  poster.post({ url: new URL(url), headers: {}, body: '{}' });

/** Literal addresses of this machine, its network and clouds, in every spelling that a URL allows. */
const literals = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
  ...['0.0.0.0', '0', '127.255.255.254', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255'],
  ...['192.168.0.1', '192.168.255.255', '169.254.169.254', '0xa9fea9fe', '2852039166', '100.64.0.1'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]'],
  ...['[::ffff:169.254.169.254]', '[::127.0.0.1]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]'],
  ...['[64:ff9b::7f00:1]', '[64:ff9b::a9fe:a9fe]', '[2002:7f00:1::]', '[2001:db8::1]', '[2001::7f00:1]'],
  ...['0x7f.0.0.1', '0300.0250.0.1', '[::ffff:192.168.0.1]', '[64:ff9b::c0a8:1]', '[fe80::a9fe:a9fe]'],
];
/** Names that mean this machine or its network. */
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'printer.local',
  'db.internal',
  'intranet',
  'clearpaw.example',
];
/** Names that look public; a resolver decides what they lead to. */
const resolved: Readonly<Record<string, readonly string[]>> = {
  'loop.example': ['127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'cloud.example': ['169.254.169.254'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'nowhere.example': [],
};
const family = (address: string) => (address.includes(':') ? 6 : 4);
const resolve: Resolve = async (hostname) =>
  (resolved[hostname] ?? []).map((address) => ({ address, family: family(address) }));

describe('no private target is reached', () => {
  const targets = [
    ...literals.map((host) => `https://${host}:PORT/`),
    ...names.map((host) => `https://${host}:PORT/`),
    ...Object.keys(resolved).map((host) => `https://${host}:PORT/`),
  ];
  test(`${targets.length} targets: refused when they are entered or when they are connected to`, async () => {
    const poster = new OutboundPoster({ allowPrivate: false, timeoutMs: 2_000, resolve });
    expect(targets.length).toBeGreaterThanOrEqual(60);
    for (const target of targets) {
      const text = target.replace('PORT', String(port));
      const atEntry = checkTarget(text, rules);
      const host = new URL(text).hostname;
      if (!(host in resolved)) expect([text, atEntry instanceof URL]).toEqual([text, false]);
      // Even if such a target had been saved, connecting refuses it again, also without TLS.
      for (const url of [text, text.replace('https:', 'http:')]) {
        if (names.includes(host) || host === 'clearpaw.example') continue;
        expect([url, await post(poster, url)]).toEqual([url, { problem: 'refused_target' }]);
      }
    }
    expect(reached).toEqual([]);
    await poster.close();
  }, 60_000);

  test('a name that resolves differently the second time is still refused', async () => {
    let asked = 0;
    const rebinding: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
    };
    const first = await rebinding('rebind.example');
    expect(first[0]?.address).toBe('93.184.216.34');
    const poster = new OutboundPoster({ allowPrivate: false, timeoutMs: 2_000, resolve: rebinding });
    expect(await post(poster, `http://rebind.example:${port}/`)).toEqual({ problem: 'refused_target' });
    expect(reached).toEqual([]);
    await poster.close();
  });

  test.each([
    ['https://user:secret@example.com/', /user name/],
    ['https://user@example.com/', /user name/],
    ['http://example.com/', /https/],
    ['ftp://example.com/', /https/],
    ['file:///etc/passwd', /https|internet/],
    ['https://example.com:22/', /port/],
    ['https://example.com:25/', /port/],
    ['https://example.com/#part', /#/],
    ['example.com', /complete/],
    ['', /complete/],
  ])('%s is refused in words', (text, words) => {
    expect(checkTarget(text, rules)).toMatchObject({ message: expect.stringMatching(words) });
  });
  test('a public target is accepted', () => {
    for (const text of [
      'https://example.com/a?b=c',
      'https://example.com:8443/',
      'https://93.184.216.34/',
      'https://[2606:4700::1111]/',
    ]) {
      expect(checkTarget(text, rules)).toBeInstanceOf(URL);
    }
  });
});

describe('an answer', () => {
  const poster = new OutboundPoster({ allowPrivate: true, timeoutMs: 1_000 });
  afterAll(() => poster.close());
  const serve = async (answer: Parameters<typeof createServer>[1]) => {
    const target = createServer(answer);
    await new Promise<void>((done) => target.listen(0, '127.0.0.1', done));
    const { port: own } = target.address() as AddressInfo;
    return { url: `http://127.0.0.1:${own}/hook`, close: () => target.closeAllConnections() };
  };
  test('that redirects is not followed', async () => {
    reached = [];
    const target = await serve((_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
    });
    expect(await post(poster, target.url)).toMatchObject({ status: 302 });
    expect(reached).toEqual([]);
    target.close();
  });
  test('without an end is read up to its first kilobyte', async () => {
    const target = await serve((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(4096)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post(poster, target.url)).toMatchObject({ status: 200, head: 'x'.repeat(1024) });
    target.close();
  });
  test('that never comes, or comes a byte at a time, ends at the time limit', async () => {
    for (const begin of [false, true]) {
      const target = await serve((_, response) => {
        if (begin) response.writeHead(200).write('x');
      });
      expect(await post(poster, target.url)).toEqual({ problem: 'timeout' });
      target.close();
    }
  });
  test('that is not HTTP, or a closed port, is no connection', async () => {
    const target = await serve((request) => request.socket.end('garbage\r\n\r\n'));
    expect(await post(poster, target.url)).toEqual({ problem: 'no_connection' });
    target.close();
    expect(await post(poster, 'http://127.0.0.1:9/')).toEqual({ problem: 'no_connection' });
  });
});
