import { describe, expect, test } from 'vitest';
import { watchForever } from './watch-forever.ts';

/** A server that answers each connection with the next text, and records how long the client waited in between. */
function server(...answers: readonly string[]) {
  const pauses: number[] = [];
  const accepted: (string | null)[] = [];
  let turn = 0;
  const parts = {
    baseUrl: 'https://clearpaw.test/functions',
    getToken: async () => 'a token',
    random: () => 0.5,
    pause: async (ms: number) => void pauses.push(ms),
    fetch: (async (request: Request) => {
      accepted.push(request.headers.get('accept'));
      const answer = answers[turn];
      turn += 1;
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return new Response(answer, { headers: { 'content-type': 'text/event-stream' } });
    }) as typeof fetch,
  };
  return { parts, pauses, accepted };
}

const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

/** The first messages of a stream; then it is closed. */
async function take(count: number, parts: ReturnType<typeof server>['parts']): Promise<unknown[]> {
  const stop = new AbortController();
  const seen: unknown[] = [];
  for await (const message of watchForever(parts, 'watchEntitlements', {}, { signal: stop.signal })) {
    seen.push(message);
    if (seen.length === count) stop.abort();
  }
  return seen;
}

describe('a stream', () => {
  test('is read from server-sent events: messages, then the result that ends it [spec 7.18]', async () => {
    const { parts, accepted } = server(
      line({ message: 1 }) +
        line({ message: 2 }) +
        line({ result: null }) +
        line({ message: 'after the end' }),
      line({ message: 3 }),
    );
    expect(await take(3, parts)).toEqual([1, 2, 3]);
    expect(accepted).toEqual(['text/event-stream', 'text/event-stream']);
  });
  test('that is refused ends with the refusal [spec 7.18]', async () => {
    const { parts } = server(
      line({ message: 1 }) + line({ error: { status: 'PERMISSION_DENIED', message: 'No.' } }),
    );
    await expect(take(2, parts)).rejects.toMatchObject({ code: 'permission-denied', message: 'No.' });
  });
  test('that is lost is opened again after a doubling wait of half a minute at most', async () => {
    const { parts, pauses } = server();
    let count = 0;
    const stop = new AbortController();
    const pause = async (ms: number) => {
      pauses.push(ms);
      count += 1;
      if (count === 8) stop.abort();
    };
    const options = { signal: stop.signal };
    for await (const _ of watchForever({ ...parts, pause }, 'watchEntitlements', {}, options)) expect.fail();
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
  test('that is answered with an HTTP status of refusal ends with it', async () => {
    const { parts } = server();
    const body = { error: { status: 'PERMISSION_DENIED', message: 'No.' } };
    const fetch = (async () => Response.json(body, { status: 403 })) as unknown as typeof globalThis.fetch;
    await expect(take(1, { ...parts, fetch })).rejects.toMatchObject({ code: 'permission-denied' });
  });
  test.each([500, 502, 503])('that is answered with HTTP %i is never taken for connected', async (status) => {
    const { parts } = server();
    const said: boolean[] = [];
    const stop = new AbortController();
    const fetch = (async () => new Response('<html>', { status })) as unknown as typeof globalThis.fetch;
    const pause = async () => stop.abort();
    const options = { signal: stop.signal, onConnected: (connected: boolean) => said.push(connected) };
    for await (const _ of watchForever({ ...parts, fetch, pause }, 'watchEntitlements', {}, options))
      expect.fail();
    expect(said).toEqual([false]);
  });
  test('waits with jitter, so that all clients do not come back at once', async () => {
    const waits = await Promise.all(
      [0, 0.99].map(async (rng) => {
        const { parts, pauses } = server(line({ message: 1 }), line({ message: 2 }));
        await take(2, { ...parts, random: () => rng });
        return pauses[0];
      }),
    );
    expect(waits).toEqual([250, 745]);
  });
});

describe('a stream whose token is refused', () => {
  const refusal = line({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } });

  test('is opened once more with another one', async () => {
    const { parts } = server(refusal, line({ message: 1 }));
    const renewToken = async () => 'fresh';
    expect(await take(1, { ...parts, renewToken } as typeof parts)).toEqual([1]);
  });
  test('ends when the other is refused as well', async () => {
    const { parts, accepted } = server(refusal, refusal, line({ message: 1 }));
    const renewToken = async () => 'fresh';
    await expect(take(1, { ...parts, renewToken } as typeof parts)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(accepted).toHaveLength(2);
  });
});
