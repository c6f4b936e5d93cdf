import {
  type ApiScope,
  type AppScope,
  apiScopes,
  appScopes,
  contract,
  type FunctionName,
  ownerScopes,
} from '@clearpaw/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, buildFixture, type Fixture, lines, type Records } from '../../test/authorization/index.ts';
import { countRows, post, useServer } from '../../test/index.ts';
import { type BuiltBusiness, buildApiKey, buildAppGrant } from '../seed/builders/index.ts';

const server = await useServer();
const names = Object.keys(contract) as FunctionName[];
let fixture: Fixture;
let business: BuiltBusiness;
let asked = 0;
/** Keys of the business, apps that it connected, and apps that the pet's owner connected. */
interface Tokens<Scope> {
  /** With this scope alone. */
  readonly only: Map<Scope, string>;
  /** With every other scope: where it is refused, none of the others is enough. */
  readonly without: Map<Scope, string>;
  all: string;
}
const emptyTokens = <Scope>(): Tokens<Scope> => ({ only: new Map(), without: new Map(), all: '' });
const keys = emptyTokens<ApiScope>();
const tokens = emptyTokens<ApiScope>();
const ownerTokens = emptyTokens<AppScope>();

/** Makes each kind of token; `build` returns one with the given scopes. */
async function fill<Scope>(
  made: Tokens<Scope>,
  scopes: readonly Scope[],
  build: (scopes: readonly Scope[]) => Promise<{ token: string }>,
): Promise<void> {
  for (const scope of scopes) {
    made.only.set(scope, (await build([scope])).token);
    made.without.set(scope, (await build(scopes.filter((other) => other !== scope))).token);
  }
  made.all = (await build(scopes)).token;
}

beforeAll(async () => {
  fixture = await buildFixture(server);
  business = fixture.businesses.own as BuiltBusiness;
  const { services } = server;
  const createdBy = fixture.people.businessOwner?.uid ?? '';
  const uid = fixture.people.owner?.uid ?? '';
  await fill(keys, apiScopes, (scopes) => buildApiKey(services, { business, createdBy, scopes }));
  await fill(tokens, apiScopes, (scopes) => buildAppGrant(services, { business, uid: createdBy, scopes }));
  await fill(ownerTokens, appScopes, (scopes) =>
    buildAppGrant(services, { business, uid, ownPets: true, scopes }),
  );
}, 120_000);

function inputOf(name: FunctionName, which: 'own' | 'foreign', records: Records = fixture.records[which]) {
  const { id: businessId, slug } = fixture.businesses[which];
  const publicWaiverId = fixture.records.own.waiverId;
  const ask: Ask = { ...records, businessId, slug, userType: 'business', publicWaiverId };
  return lines[name].input(ask);
}

/**
 * The result of a call with a key: a reason such as `insufficient_scope`, or `allowed` if only the input may be wrong.
 */
async function call(token: string, name: FunctionName, input: object): Promise<string> {
  asked += 1;
  const reply = await post(server.url, { token }, name, input);
  if (reply.status === 200) return reply.text().then(() => 'allowed');
  const { error } = (await reply.json()) as { error: { status: string; details?: { reason?: string } } };
  if (error.status === 'PERMISSION_DENIED') return error.details?.reason ?? error.status;
  const permitted = ['FAILED_PRECONDITION', 'INVALID_ARGUMENT', 'ALREADY_EXISTS', 'ABORTED'];
  return permitted.includes(error.status) ? 'allowed' : error.status;
}

/** The number of rows in all tables, without the time of a key's last use. */
const state = () => countRows(server.services.store);

test.each(names)(
  '%s accepts a key with its scope, and no other key',
  async (name) => {
    const { scope } = contract[name];
    const before = await state();
    for (const made of [keys, tokens]) {
      const others = scope === null ? made.all : (made.without.get(scope) ?? '');
      expect(await call(others, name, inputOf(name, 'own'))).toBe('insufficient_scope');
    }
    expect(await state()).toEqual(before);
    if (scope === null) return;
    // Even a key with every scope reads and changes nothing of another business.
    for (const { all: token } of [keys, tokens]) {
      const elsewhere = await call(token, name, inputOf(name, 'foreign'));
      expect(elsewhere).toBe('businessId' in inputOf(name, 'foreign') ? 'insufficient_scope' : 'NOT_FOUND');
    }
    for (const { only } of [keys, tokens]) {
      const records = lines[name].spends ? await fixture.spare() : undefined;
      expect(await call(only.get(scope) ?? '', name, inputOf(name, 'own', records))).toBe('allowed');
    }
  },
  60_000,
);

test.each(names)(
  '%s accepts an app of a pet owner with its scope, about their own pets only',
  async (name) => {
    const { ownerScope } = contract[name];
    const before = await state();
    const others = ownerScope === null ? ownerTokens.all : (ownerTokens.without.get(ownerScope) ?? '');
    expect(await call(others, name, inputOf(name, 'own'))).toBe('insufficient_scope');
    expect(await state()).toEqual(before);
    if (ownerScope === null) return;
    const token = ownerTokens.only.get(ownerScope) ?? '';
    if ('petId' in inputOf(name, 'foreign'))
      expect(await call(token, name, inputOf(name, 'foreign'))).toBe('NOT_FOUND');
    expect(await call(token, name, inputOf(name, 'own'))).toBe('allowed');
  },
  60_000,
);

test('the functions for apps of pet owners change nothing, and each of their scopes allows at least one', () => {
  const opened = names.filter((name) => contract[name].ownerScope !== null);
  expect(opened.filter((name) => !/^(get|list)[A-Z]/.test(name))).toEqual([]);
  expect(new Set(opened.map((name) => contract[name].ownerScope))).toEqual(new Set(ownerScopes));
});

test('every scope allows at least one function, and reading scopes change nothing', () => {
  const opened = new Set(names.map((name) => contract[name].scope));
  expect(apiScopes.filter((scope) => !opened.has(scope))).toEqual([]);
  const writing = names.filter(
    (name) => contract[name].scope?.endsWith(':read') && !/^(find|get|list)[A-Z]/.test(name),
  );
  expect(writing).toEqual([]);
  // A stream would continue after the key has ended.
  expect(names.filter((name) => contract[name].kind === 'stream' && contract[name].scope !== null)).toEqual(
    [],
  );
});

afterAll(() => {
  console.log(`${asked} calls with keys and tokens: ${names.length} functions, ${apiScopes.length} scopes`);
});
