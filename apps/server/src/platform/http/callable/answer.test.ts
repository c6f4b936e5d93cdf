import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { failureReply } from './answer.ts';

const internal = { error: { status: 'INTERNAL', message: 'INTERNAL' } };
const problem = Object.assign(new Error('select token from session failed at /srv/app.ts:12'), {
  detail: 'Key (email)=(maya@example.test) already exists.',
});

test.each([
  ['a call', false],
  ['a stream', true],
])('what an unexpected error says never reaches the caller of %s', async (_, streaming) => {
  const reported: (Error | null)[] = [];
  const app = new Hono();
  app.get('/', () => {
    throw problem;
  });
  app.onError((thrown, context) =>
    failureReply(context, thrown, streaming, undefined, (_status, unexpected) => reported.push(unexpected)),
  );
  const text = await (await app.request('/')).text();
  expect(JSON.parse(streaming ? text.replace(/^data: /, '') : text)).toEqual(internal);
  expect(reported).toEqual([problem]);
});
