import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { contract, FunctionName, InputOf, OutputOf } from '@clearpaw/contract';
import { afterAll } from 'vitest';
import { type Overrides, type RunningServer, startServer } from '../src/bootstrap/start-server.ts';
import {
  type AccountOverrides,
  type BuiltAccount,
  type BusinessAccountOverrides,
  buildAccount,
  buildBusinessAccount,
  buildOwner,
  buildSession,
} from '../src/seed/builders/index.ts';
import { postCall, type Refused, readRefusal, type TestCaller } from './calls.ts';
import { freePort } from './free-port.ts';
import { openStream, type TestStream } from './open-stream.ts';
import { useDatabase } from './test-database.ts';
import { useWebFixture } from './web-fixture.ts';

/** A person with an account and a valid token. */
export interface TestPerson extends BuiltAccount {
  readonly token: string;
}

export interface TestServer extends RunningServer {
  readonly databaseUrl: string;
  call<Name extends FunctionName>(
    caller: TestCaller,
    name: Name,
    input: InputOf<(typeof contract)[Name]>,
  ): Promise<OutputOf<(typeof contract)[Name]>>;
  /** The refusal that a call ends in; the input may have any shape. */
  refusal(caller: TestCaller, name: FunctionName, input: unknown): Promise<Refused>;
  stream(caller: TestCaller, name: FunctionName, input: unknown): Promise<TestStream>;
  /** Returns a built account together with a token for it. */
  as(account: BuiltAccount): Promise<TestPerson>;
  /** Someone whose token is valid but whose account was deleted at the same moment. */
  ghost(): Promise<TestPerson>;
  newcomer(): Promise<TestPerson>;
  owner(accountOverrides?: AccountOverrides): Promise<TestPerson>;
  businessPerson(accountOverrides?: BusinessAccountOverrides): Promise<TestPerson>;
}

type Environment = Readonly<Record<string, string>>;

const storageUrls = new Map<string, string>();

/** Servers on one database share the files of the first one, like the servers of an installation. */
function filesOf(databaseUrl: string, own: string): string {
  const { pathname } = new URL(databaseUrl);
  const known = storageUrls.get(pathname) ?? own;
  storageUrls.set(pathname, known);
  return known;
}

/** A server for the tests of one file, with a separate database; stopped after the last test, even if one fails. */
export async function useServer(
  environment: Environment = {},
  overrides: Overrides = {},
): Promise<TestServer> {
  const databaseUrl = environment.DATABASE_URL ?? (await useDatabase());
  const webRoot = overrides.webRoot ?? (await useWebFixture());
  const port = await freePort();
  // Never an existing folder: with the files of another database the server holds back all email and alerts.
  const dataDir = await mkdtemp(join(tmpdir(), 'clearpaw-test-data-'));
  const storageUrl = filesOf(databaseUrl, `file://${environment.DATA_DIR ?? dataDir}/objects`);
  const running = await startServer(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      LOG_LEVEL: 'silent',
      STORAGE_URL: storageUrl,
      ...environment,
      DATABASE_URL: databaseUrl,
    },
    { checkResults: true, runJobs: false, webRoot, ...overrides },
  );
  afterAll(async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return dress(running, databaseUrl, `http://127.0.0.1:${port}`);
}

function dress(running: RunningServer, databaseUrl: string, url: string): TestServer {
  const { services } = running;
  const withToken = async (account: BuiltAccount, claims: object): Promise<TestPerson> => {
    const body = { payload: { ...claims, sub: account.uid, iat: Math.floor(Date.now() / 1000) } };
    const { token } = await running.auth.api.signJWT({ body });
    return { ...account, token };
  };
  const as = async (account: BuiltAccount) =>
    withToken(account, { sid: await buildSession(services, account) });
  return {
    ...running,
    url,
    databaseUrl,
    as,
    ghost: () => withToken({ uid: services.newId(), email: 'ghost@example.test' }, {}),
    call: (caller, name, input) => postCall(url, caller, name, input),
    refusal: (caller, name, input) => readRefusal(postCall(url, caller, name, input as never)),
    stream: (caller, name, input) => openStream(url, caller, name, input),
    newcomer: async () => as(await buildAccount(services, { userType: null })),
    owner: async (accountOverrides) => as(await buildOwner(services, accountOverrides)),
    businessPerson: async (accountOverrides) => as(await buildBusinessAccount(services, accountOverrides)),
  };
}
