import { describe, expect, test } from 'vitest';
import { followAs, useServer } from '../../../../test/index.ts';

const server = await useServer();
const maya = await server.owner();
const json = { 'content-type': 'application/json' };
const bearer = { authorization: `Bearer ${maya.token}` };
const badRequest = { error: { message: 'Bad Request', status: 'INVALID_ARGUMENT' } };

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { method: 'POST', ...init });
}

async function answered(response: Promise<Response>): Promise<[number, unknown]> {
  const reply = await response;
  return [reply.status, await reply.json()];
}

const ask = (body: string, headers: Record<string, string> = {}) =>
  answered(send('/functions/getProfile', { headers: { ...json, ...bearer, ...headers }, body }));

describe('a request', () => {
  test('is answered with its result as JSON', async () => {
    const reply = await send('/functions/getProfile', {
      headers: { ...json, ...bearer },
      body: '{"data":{}}',
    });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await reply.json()).toMatchObject({ result: { uid: maya.uid } });
  });
  test('reaches the same functions at the address that an official client uses in emulator mode', async () => {
    const path = '/demo-project/us-central1/getProfile';
    const [status] = await answered(send(path, { headers: { ...json, ...bearer }, body: '{"data":null}' }));
    expect(status).toBe(200);
  });
  test('without an argument is one with no fields', async () => {
    expect((await ask('{"data":null}'))[0]).toBe(200);
  });
  test('may name its character set, in upper or lower case', async () => {
    expect((await ask('{"data":{}}', { 'content-type': 'Application/JSON; charset=utf-8' }))[0]).toBe(200);
  });
  test.each([
    ['{}', 'no data'],
    ['{"data":{},"more":1}', 'another key beside data'],
    ['[]', 'a list'],
    ['null', 'null'],
    ['"data"', 'a text'],
    ['', 'nothing'],
    ['{"data":', 'half of it'],
    ['{"data":{"@type":"type.googleapis.com/some.Message"}}', 'a type we do not know'],
    [
      '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}',
      'a long that is none',
    ],
  ])('with the body %s is a bad request: %s', async (body) => {
    expect(await ask(body)).toEqual([400, badRequest]);
  });
  test.each(['text/plain', 'application/jsonp', 'multipart/form-data', ''])(
    'of the type %j is a bad request',
    async (type) => {
      expect(await ask('{"data":{}}', { 'content-type': type })).toEqual([400, badRequest]);
    },
  );
  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'by %s is a bad request, not a wrong method',
    async (method) => {
      expect(await answered(send('/functions/getProfile', { method }))).toEqual([400, badRequest]);
    },
  );
  test('may contain a long number in its wrapper', async () => {
    const limit = '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"20"}';
    const body = `{"data":{"limit":${limit}}}`;
    const reply = await send('/functions/listPets', { headers: { ...json, ...bearer }, body });
    expect(reply.status).toBe(200);
  });
});

describe('an unknown function', () => {
  test.each(['nope', 'toString', '__proto__', 'getProfile/more'])('%s is named in a 404', async (name) => {
    const [status, body] = await answered(send(`/functions/${name}`, { headers: json, body: '{"data":{}}' }));
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { status: 'NOT_FOUND', message: expect.stringContaining(name) } });
  });
  test('is an error line of a stream', async () => {
    const headers = { ...json, accept: 'text/event-stream' };
    const stream = followAs(await send('/functions/nope', { headers, body: '{"data":{}}' }));
    expect(await stream.next()).toMatchObject({
      error: { status: 'NOT_FOUND', message: expect.stringContaining('nope') },
    });
    await stream.ended;
  });
});

describe('an invalid token', () => {
  const unauthenticated = { error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } };
  test('is refused', async () => {
    expect(await ask('{"data":{}}', { authorization: 'Bearer nope' })).toEqual([401, unauthenticated]);
  });
  test('is an error line of a stream', async () => {
    const headers = { ...json, accept: 'text/event-stream', authorization: 'Bearer nope' };
    const reply = await send('/functions/getProfile', { headers, body: '{"data":{}}' });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe(
      `data: ${JSON.stringify({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } })}\n\n`,
    );
  });
  test('a session cookie alone authorizes no function', async () => {
    const credentials = { email: 'cookie@example.test', password: 'long enough', name: '' };
    const signedUp = await send('/api/auth/sign-up/email', {
      headers: json,
      body: JSON.stringify(credentials),
    });
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const reply = await send('/functions/getProfile', { headers: { ...json, cookie }, body: '{"data":{}}' });
    expect(reply.status).toBe(401);
  });
});

describe('any origin may call, with a token and never with a cookie', () => {
  const origin = 'https://app.example';
  test('a preflight is answered without a body and without credentials', async () => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization,x-firebase-appcheck',
    };
    const reply = await send('/functions/getProfile', { method: 'OPTIONS', headers });
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('access-control-allow-methods')).toBe('POST');
    expect(reply.headers.get('access-control-allow-headers')).toMatch(
      /content-type.*authorization.*x-firebase-appcheck/,
    );
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reply.headers.get('vary')).toMatch(/Origin.*Access-Control-Request-Headers/i);
  });
  test.each([
    ['an answer', '/functions/getProfile', bearer, '{"data":{}}'],
    ['a refusal', '/functions/getProfile', {}, '{"data":{}}'],
    ['a bad request', '/functions/getProfile', {}, ''],
    ['an unknown function', '/functions/nope', {}, '{"data":{}}'],
    ['too large a body', '/functions/nope', {}, `{"data":"${'x'.repeat(1_100_000)}"}`],
  ])('%s can be read by the page that asked', async (_, path, extra, body) => {
    const reply = await send(path, {
      headers: { ...json, origin, ...extra } as Record<string, string>,
      body,
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reply.headers.get('access-control-expose-headers')).toBe('X-Request-Id');
  });
});

test('each reply has its own reference, and never the caller’s', async () => {
  const headers = { ...json, 'x-request-id': 'mine' };
  const replies = await Promise.all(
    [1, 2].map(() => send('/functions/nope', { headers, body: '{"data":{}}' })),
  );
  const references = replies.map((reply) => reply.headers.get('x-request-id'));
  expect(new Set(references).size).toBe(2);
  for (const reference of references) expect(reference).toMatch(/^[0-9a-f-]{36}$/);
});
