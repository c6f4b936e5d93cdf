import { expect, test } from 'vitest';
import { useServer } from '../../test/index.ts';

const server = await useServer({}, { clock: { now: () => new Date('2026-06-01T12:34:56Z') } });

test('/.well-known/security.txt names the contact and an expiry date, as RFC 9116 requires', async () => {
  const reply = await fetch(`${server.url}/.well-known/security.txt`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  const lines = (await reply.text()).trimEnd().split('\n');
  expect(lines).toEqual([
    'Contact: mailto:security@clearpaw.example',
    'Expires: 2026-11-28T00:00:00.000Z',
    'Preferred-Languages: en',
    expect.stringMatching(/^Canonical: http:\/\/localhost:\d+\/\.well-known\/security\.txt$/),
  ]);
});
