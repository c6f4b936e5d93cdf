import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { contract, FunctionName, InputOf, OutputOf } from '@clearpaw/contract';
import { afterAll } from 'vitest';
import { type Overrides, type RunningServer, startServer } from '../src/bootstrap/start-server.ts';
import {
  type Account,
  type AccountOverrides,
  type BusinessAccountOverrides,
  buildAccount,
  buildBusinessAccount,
  buildOwner,
  buildSession,
} from '../src/seed/builders/index.ts';
import { type Caller, call, type Refused, refusalOf } from './calls.ts';
import { freePort } from './free-port.ts';
import { type OpenStream, openStream } from './open-stream.ts';
import { useDatabase } from './test-database.ts';
import { useWebFixture } from './web-fixture.ts';

/** Somebody with an account and a token that proves it. */
export interface Person extends Account {
  readonly token: string;
}

export interface TestServer extends RunningServer {
  readonly databaseUrl: string;
  call<Name extends FunctionName>(
    caller: Caller,
    name: Name,
    input: InputOf<(typeof contract)[Name]>,
  ): Promise<OutputOf<(typeof contract)[Name]>>;
  /** The refusal a call ends in; the input may have any shape. */
  refusal(caller: Caller, name: FunctionName, input: unknown): Promise<Refused>;
  stream(caller: Caller, name: FunctionName, input: unknown): Promise<OpenStream>;
  /** Lets somebody who was built act: answers them with a token. */
  as(account: Account): Promise<Person>;
  /** Somebody whose token is right, and whose account is gone: it was deleted in the same moment. */
  ghost(): Promise<Person>;
  newcomer(): Promise<Person>;
  owner(wish?: AccountOverrides): Promise<Person>;
  businessPerson(wish?: BusinessAccountOverrides): Promise<Person>;
}

type Environment = Readonly<Record<string, string>>;

/** A server for the tests of one file, on a database of its own; stopped after the last one, also when one fails. */
export async function useServer(
  environment: Environment = {},
  overrides: Overrides = {},
): Promise<TestServer> {
  const databaseUrl = environment.DATABASE_URL ?? (await useDatabase());
  const webRoot = overrides.webRoot ?? (await useWebFixture());
  const port = await freePort();
  const dataDir = join(tmpdir(), `clearpaw-test-data-${port}`);
  const running = await startServer(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      LOG_LEVEL: 'silent',
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
  const withToken = async (account: Account, claims: object): Promise<Person> => {
    const body = { payload: { ...claims, sub: account.uid, iat: Math.floor(Date.now() / 1000) } };
    const { token } = await running.auth.api.signJWT({ body });
    return { ...account, token };
  };
  const as = async (account: Account) => withToken(account, { sid: await buildSession(services, account) });
  return {
    ...running,
    url,
    databaseUrl,
    as,
    ghost: () => withToken({ uid: services.newId(), email: 'ghost@example.test' }, {}),
    call: (caller, name, input) => call(url, caller, name, input),
    refusal: (caller, name, input) => refusalOf(call(url, caller, name, input as never)),
    stream: (caller, name, input) => openStream(url, caller, name, input),
    newcomer: async () => as(await buildAccount(services, { userType: null })),
    owner: async (wish) => as(await buildOwner(services, wish)),
    businessPerson: async (wish) => as(await buildBusinessAccount(services, wish)),
  };
}
