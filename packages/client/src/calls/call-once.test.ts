import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { callOnce } from './call-once.ts';
import type { CallParts } from './call-parts.ts';

const baseUrl = 'https://clearpaw.test/functions';

/** A client whose network answers as configured. */
function client(
  answer: (request: Request) => Response | Promise<Response>,
  token: string | null = 'a token',
) {
  const requests: Request[] = [];
  const fetcher = async (input: RequestInfo | URL) => {
    const request = input as Request;
    requests.push(request.clone() as Request);
    return answer(request);
  };
  const parts: CallParts = { baseUrl, getToken: async () => token, fetch: fetcher as typeof fetch };
  return { parts, requests };
}

const failureOf = async (calling: Promise<unknown>): Promise<CallError> => {
  const problem = await calling.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(problem).toBeInstanceOf(CallError);
  return problem as CallError;
};

describe('a call', () => {
  test('is a POST of JSON whose data field is the input [spec 7.12]', async () => {
    const { parts, requests } = client(() => Response.json({ result: 1 }));
    await callOnce(parts, 'getPet', { petId: 'p1' });
    const [request] = requests;
    expect(request?.url).toBe(`${baseUrl}/getPet`);
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ data: { petId: 'p1' } });
  });
  test('carries the bearer token and no cookie [spec 7.13]', async () => {
    const { parts, requests } = client(() => Response.json({ result: 1 }));
    await callOnce(parts, 'getPet', {});
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer a token');
    expect(requests[0]?.credentials).toBe('omit');
  });
  test('goes without a token where there is none, or none can be had [spec 7.14]', async () => {
    const { parts, requests } = client(() => Response.json({ result: 1 }), null);
    await callOnce(parts, 'getPet', {});
    await callOnce({ ...parts, getToken: () => Promise.reject(new Error('down')) }, 'getPet', {});
    expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
  });
  test('reads data from the reply [spec 7.16]', async () => {
    const { parts } = client(() => Response.json({ data: { url: 'x' } }));
    expect(await callOnce(parts, 'getPet', {})).toEqual({ url: 'x' });
  });
  test('reads result from the reply [spec 7.17]', async () => {
    const { parts } = client(() => Response.json({ result: [1] }));
    expect(await callOnce(parts, 'getPet', {})).toEqual([1]);
  });
});

describe('a call that fails', () => {
  test('because the server refuses it says why, with the reference to quote', async () => {
    const body = {
      error: { status: 'PERMISSION_DENIED', message: 'No.', details: { reason: 'wrong_role' } },
    };
    const headers = { 'X-Request-Id': 'r1' };
    const { parts } = client(() => Response.json(body, { status: 403, headers }));
    const failure = await failureOf(callOnce(parts, 'getPet', {}));
    expect(failure).toMatchObject({ code: 'permission-denied', message: 'No.', requestId: 'r1' });
    expect(failure.reason).toBe('wrong_role');
  });
  test('because the network is cut has status 0: internal [spec 8.23]', async () => {
    const { parts } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(callOnce(parts, 'getPet', {}))).toMatchObject({
      code: 'internal',
      message: 'internal',
    });
  });
  test.each(['<html>', '', '"text"', 'null', '{"result":'])(
    'because the reply is %j says that it is no JSON object [spec 8.25]',
    async (text) => {
      const { parts } = client(() => new Response(text));
      const { message } = await failureOf(callOnce(parts, 'getPet', {}));
      expect(message).toBe('Response is not valid JSON object.');
    },
  );
  test('because the reply lacks its data says so [spec 8.26]', async () => {
    const { parts } = client(() => Response.json({ something: 'else' }));
    const { message, code } = await failureOf(callOnce(parts, 'getPet', {}));
    expect([code, message]).toEqual(['internal', 'Response is missing data field.']);
  });
});

describe('a call that takes long', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const never = () => client(() => new Promise<Response>(() => {}));

  test('waits 70000 ms and then is deadline-exceeded, not a moment sooner [spec 8.27, 9.6]', async () => {
    let settled = false;
    const failing = failureOf(callOnce(never().parts, 'getPet', {})).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(69_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({ code: 'deadline-exceeded', message: 'deadline-exceeded' });
  });
  test('leaves no clock behind once it was answered', async () => {
    const { parts } = client(() => Response.json({ result: 1 }));
    await callOnce(parts, 'getPet', {});
    expect(vi.getTimerCount()).toBe(0);
  });
  test('can be called off: before it went, and on its way [spec 8.28]', async () => {
    const { parts, requests } = never();
    const cancelled = { code: 'cancelled', message: 'Request was cancelled.' };
    expect(await failureOf(callOnce(parts, 'getPet', {}, { signal: AbortSignal.abort() }))).toMatchObject(
      cancelled,
    );
    expect(requests).toEqual([]);
    const stop = new AbortController();
    const failing = failureOf(callOnce(parts, 'getPet', {}, { signal: stop.signal }));
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    expect(await failing).toMatchObject(cancelled);
  });
});

describe('a call whose token is refused', () => {
  const unauthenticated = () =>
    Response.json({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } }, { status: 401 });
  const bearers = (requests: readonly Request[]) =>
    requests.map(({ headers }) => headers.get('authorization'));

  test('is sent once more with another one', async () => {
    const { parts, requests } = client((request) =>
      request.headers.get('authorization') === 'Bearer fresh'
        ? Response.json({ result: 1 })
        : unauthenticated(),
    );
    const renewToken = async (refused: string) => (refused === 'a token' ? 'fresh' : null);
    expect(await callOnce({ ...parts, renewToken }, 'getPet', {})).toBe(1);
    expect(bearers(requests)).toEqual(['Bearer a token', 'Bearer fresh']);
  });
  test('is refused when there is no other, or the other is refused as well', async () => {
    for (const fresh of [null, 'fresh']) {
      const { parts, requests } = client(unauthenticated);
      const failure = await failureOf(callOnce({ ...parts, renewToken: async () => fresh }, 'getPet', {}));
      expect(failure.code).toBe('unauthenticated');
      expect(requests).toHaveLength(fresh === null ? 1 : 2);
    }
  });
});
