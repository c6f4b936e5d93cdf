import { deleteApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import { buildBadge, buildBusiness } from '../../../seed/builders/index.ts';

const server = await useServer();
const theo = await server.businessPerson();
const business = await buildBusiness(server.services, { owner: theo });

/**
 * The published client takes its token from the sign-in library, or from a replacement registered for it, as in an
 * integration that signs in with us.
 */
function connect(name: string, token: string | null, how: 'emulator' | 'domain'): Functions {
  const app = initializeApp({ projectId: 'demo-project', apiKey: 'none', appId: 'none' }, name);
  afterAll(() => deleteApp(app));
  const { hostname, port } = new URL(server.url);
  const functions = getFunctions(app, how === 'domain' ? `${server.url}/functions` : undefined);
  if (how === 'emulator') connectFunctionsEmulator(functions, hostname, Number(port));
  const context = { getAuthToken: async () => token ?? undefined };
  const inside = functions as unknown as { contextProvider: object };
  Object.assign(inside.contextProvider, context);
  return functions;
}

describe.each(['emulator', 'domain'] as const)('the published client by its %s address', (how) => {
  const signedIn = connect(`in-${how}`, theo.token, how);
  const outsider = connect(`out-${how}`, null, how);

  test('gets a result', async () => {
    const getProfile = httpsCallable(signedIn, 'getProfile');
    expect((await getProfile()).data).toMatchObject({ uid: theo.uid, userType: 'business' });
  });

  test('gets null as null', async () => {
    const gone = await server.ghost();
    const functions = connect(`gone-${how}`, gone.token, how);
    expect((await httpsCallable(functions, 'getProfile')()).data).toBeNull();
  });

  test.each([
    ['getBusiness', { slug: 'nowhere' }, 'functions/not-found'],
    ['nope', {}, 'functions/not-found'],
    ['getProfile', { nope: 1 }, 'functions/invalid-argument'],
    ['listPets', {}, 'functions/permission-denied'],
    ['scanBadge', { businessId: business.id, badge: 'x' }, 'functions/failed-precondition'],
    ['getProfile', { text: 'x'.repeat(1_100_000) }, 'functions/resource-exhausted'],
  ])('gets the code of a refusal: %s', async (name, data, code) => {
    await expect(httpsCallable(signedIn, name)(data)).rejects.toMatchObject({ code });
  });

  test('gets the details of a refusal', async () => {
    const asked = httpsCallable(signedIn, 'listPets')({});
    await expect(asked).rejects.toMatchObject({ details: { reason: 'wrong_role' } });
    const wrong = httpsCallable(signedIn, 'createBusiness')({ kind: 'zoo' });
    await expect(wrong).rejects.toMatchObject({
      details: { issues: expect.arrayContaining([{ path: 'kind', message: expect.any(String) }]) },
    });
  });

  test('a caller who is not signed in is refused as unauthenticated', async () => {
    await expect(httpsCallable(outsider, 'getProfile')({})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  test('follows a stream, and leaves it', async () => {
    const watch = httpsCallable<unknown, never, { present?: unknown[]; id?: string }>(
      signedIn,
      'watchCheckIns',
    );
    const leaving = new AbortController();
    const { stream, data } = await watch.stream({ businessId: business.id }, { signal: leaving.signal });
    data.catch(() => {});
    const messages = stream[Symbol.asyncIterator]();
    const first = await messages.next();
    expect(first.value).toHaveProperty('present');
    const { code, petId } = await buildBadge(server.services);
    const input = { businessId: business.id, petId, badge: code, method: 'badge', decision: 'deny' } as const;
    const arrived = await server.call(theo, 'checkIn', { ...input, idempotencyKey: crypto.randomUUID() });
    expect((await messages.next()).value).toEqual(arrived);
    leaving.abort();
    await expect(messages.next()).rejects.toThrow();
    await expect.poll(() => server.services.events.listeners).toBe(0);
  });

  test('gets the result of a function that is no stream as the end of one', async () => {
    const { stream, data } = await httpsCallable(signedIn, 'getProfile').stream({});
    const messages: unknown[] = [];
    for await (const message of stream) messages.push(message);
    expect(messages).toEqual([]);
    expect(await data).toMatchObject({ uid: theo.uid });
  });

  test.each([
    ['watchCheckIns', { businessId: crypto.randomUUID() }, 'functions/not-found'],
    ['watchCheckIns', {}, 'functions/invalid-argument'],
    ['nope', {}, 'functions/not-found'],
  ])('gets the refusal of a stream: %s %j', async (name, data, code) => {
    const opened = await httpsCallable(signedIn, name).stream(data);
    const reading = opened.stream[Symbol.asyncIterator]().next();
    await expect(reading).rejects.toMatchObject({ code });
    await expect(opened.data).rejects.toMatchObject({ code });
  });
});
