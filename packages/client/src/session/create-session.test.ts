import { describe, expect, test } from 'vitest';
import { createSession } from './create-session.ts';

const user = { id: 'u1', email: 'maya@example.test' };

/** A session whose server answers by path. */
function against(answers: Readonly<Record<string, unknown>>) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const fetcher = async (url: string, init: RequestInit) => {
    const path = url.replace('/api/auth', '');
    sent.push({ path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    const answer = answers[path];
    if (answer instanceof Response) return answer;
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  const pauses = { happen: () => {} };
  const pause = async () => pauses.happen();
  return { session: createSession('/api/auth', fetcher as unknown as typeof fetch, pause), sent, pauses };
}

describe('who is signed in', () => {
  test('is not known before the first answer [spec 4.1]', async () => {
    const { session } = against({});
    expect(session.state()).toEqual({ ready: false });
    await expect(session.refresh()).rejects.toThrow();
    expect(session.state()).toEqual({ ready: false });
  });
  test('then has a user, or none [spec 4.2]', async () => {
    const [known, outsider] = [against({ '/get-session': { user } }), against({ '/get-session': null })];
    await Promise.all([known.session.refresh(), outsider.session.refresh()]);
    expect(known.session.state()).toEqual({ ready: true, uid: 'u1', email: user.email });
    expect(outsider.session.state()).toEqual({ ready: true, uid: null, email: null });
  });
  test('can be observed until one stops [spec 7.5]', async () => {
    const { session } = against({ '/get-session': { user }, '/sign-out': {} });
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.state()));
    await session.refresh();
    stop();
    await session.signOut();
    expect(seen).toEqual([{ ready: true, uid: 'u1', email: user.email }]);
  });
});

describe('the identity provider is asked', () => {
  test('to sign in with email, password and whether to remember [spec 7.1]', async () => {
    const { session, sent } = against({ '/sign-in/email': { user } });
    const input = { email: user.email, password: 'secret', rememberMe: false };
    expect(await session.signIn(input)).toBe('done');
    expect(sent).toEqual([{ path: '/sign-in/email', body: input }]);
    expect(session.state()).toMatchObject({ uid: 'u1' });
  });
  test('to create an account with email and password; the name is empty [spec 5.14, 7.2]', async () => {
    const { session, sent } = against({ '/sign-up/email': { user } });
    await session.signUp({ email: user.email, password: 'secret' });
    expect(sent[0]?.body).toEqual({ email: user.email, password: 'secret', name: '' });
  });
  test('to sign out, and no one is signed in [spec 7.3]', async () => {
    const { session } = against({ '/get-session': { user }, '/sign-out': {} });
    await session.refresh();
    await session.signOut();
    expect(session.state()).toEqual({ ready: true, uid: null, email: null });
  });
  test('for a second step where the account has one: no one is signed in before it', async () => {
    const { session, sent } = against({
      '/sign-in/email': { twoFactorRedirect: true },
      '/two-factor/verify-totp': { user },
      '/get-session': null,
    });
    await session.refresh();
    expect(await session.signIn({ email: user.email, password: 'secret', rememberMe: true })).toBe(
      'second-step',
    );
    expect(session.state()).toMatchObject({ uid: null });
    await session.secondStep({ kind: 'app', code: '123456' });
    expect(sent.at(-1)).toEqual({ path: '/two-factor/verify-totp', body: { code: '123456' } });
    expect(session.state()).toMatchObject({ uid: 'u1' });
  });
});

test('a refusal carries what the server said and its short name, a lost line neither', async () => {
  const said = { message: 'User already exists.', code: 'USER_ALREADY_EXISTS' };
  const { session } = against({ '/sign-up/email': Response.json(said, { status: 422 }) });
  const input = { email: user.email, password: 'secret' };
  await expect(session.signUp(input)).rejects.toMatchObject({
    status: 422,
    said: said.message,
    code: said.code,
  });
  await expect(session.signIn({ ...input, rememberMe: true })).rejects.toMatchObject({
    status: 0,
    said: null,
  });
});

describe('a token', () => {
  test('is not asked for where no one is signed in, not even before that is known', async () => {
    const { session, sent } = against({ '/get-session': null });
    expect(await Promise.all([session.getToken(), session.getToken(), session.refresh()])).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(sent.map(({ path }) => path)).toEqual(['/get-session']);
  });
  test('is asked for all the same where the first question had no answer', async () => {
    const { session } = against({ '/token': { token: 'one' } });
    expect(await session.getToken()).toBe('one');
  });
});

describe('a token that the server refuses', () => {
  const tokenAnswer = (token: string) => Response.json({ token });

  test('is replaced by another one', async () => {
    const answers: Record<string, unknown> = { '/get-session': { user }, '/token': tokenAnswer('one') };
    const { session } = against(answers);
    await session.refresh();
    const refused = (await session.getToken()) ?? '';
    answers['/token'] = tokenAnswer('two');
    expect([refused, await session.renewToken(refused)]).toEqual(['one', 'two']);
  });
  test('means that no one is signed in, once the server says that the session is over', async () => {
    const answers: Record<string, unknown> = { '/get-session': { user }, '/token': tokenAnswer('one') };
    const { session } = against(answers);
    await session.refresh();
    const refused = (await session.getToken()) ?? '';
    answers['/token'] = Response.json({}, { status: 401 });
    expect(await session.renewToken(refused)).toBeNull();
    expect(session.state()).toEqual({ ready: true, uid: null, email: null });
  });
  test('is asked for again when the session was replaced in this very moment', async () => {
    const answers: Record<string, unknown> = { '/get-session': { user }, '/token': tokenAnswer('one') };
    const { session, pauses } = against(answers);
    await session.refresh();
    const refused = (await session.getToken()) ?? '';
    answers['/token'] = Response.json({}, { status: 401 });
    // Shortly afterwards the browser has the new session's cookie.
    pauses.happen = () => {
      answers['/token'] = tokenAnswer('two');
    };
    expect(await session.renewToken(refused)).toBe('two');
    expect(session.state()).toMatchObject({ uid: 'u1' });
  });
  test('is asked for only after the answer to what may replace the session', async () => {
    const answers: Record<string, unknown> = { '/get-session': { user }, '/token': tokenAnswer('one') };
    const { session, sent } = against({ ...answers, '/change-password': {} });
    await session.refresh();
    const refused = (await session.getToken()) ?? '';
    const changing = session.identity('POST', '/change-password', {});
    await Promise.all([session.renewToken(refused), changing]);
    expect(sent.map(({ path }) => path)).toEqual(['/get-session', '/token', '/change-password', '/token']);
  });
  test('leaves the person signed in while the server does not answer', async () => {
    const answers: Record<string, unknown> = { '/get-session': { user }, '/token': tokenAnswer('one') };
    const { session } = against(answers);
    await session.refresh();
    const refused = (await session.getToken()) ?? '';
    delete answers['/token'];
    expect(await session.renewToken(refused)).toBeNull();
    expect(session.state()).toMatchObject({ uid: 'u1' });
  });
});
