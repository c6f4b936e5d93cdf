import { apiScopes, contract, type FunctionName, ownerScopes } from '@clearpaw/contract';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import {
  type BuiltBusiness,
  buildApiKey,
  buildAppGrant,
  buildBusiness,
  buildConnection,
  buildRequirements,
} from '../../../seed/builders/index.ts';

const server = await useServer();
let business: BuiltBusiness;
let petId: string;
beforeAll(async () => {
  business = await buildBusiness(server.services, { timeZone: 'Etc/UTC' });
  await buildRequirements(server.services, { business, rules: [] });
  petId = (await buildConnection(server.services, { business, scope: 'records' })).petId;
});

const address = () => new URL(`${server.url}/mcp`);

/** The client of an assistant, with the first protocol version over HTTP or the current one. */
async function connect(token: string, mode: 'legacy' | 'auto' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }));
  return client;
}

const keyWith = async (...scopes: (typeof apiScopes)[number][]) =>
  (await buildApiKey(server.services, { business, scopes })).token;

const namesFor = (field: 'scope' | 'ownerScope', scopes: readonly string[]) =>
  (Object.keys(contract) as FunctionName[]).filter((name) => scopes.includes(contract[name][field] ?? ''));

async function toolNames(token: string): Promise<string[]> {
  const client = await connect(token);
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name).toSorted();
}

interface ToolAnswer {
  readonly isError: boolean;
  readonly answer: { readonly status?: string; readonly details?: { readonly reason?: string } } & Record<
    string,
    unknown
  >;
}

async function use(token: string, name: string, input: Record<string, unknown>): Promise<ToolAnswer> {
  const client = await connect(token);
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  await client.close();
  const [first] = content as { readonly text: string }[];
  return { isError, answer: JSON.parse(first?.text ?? '') };
}

describe('the tools', () => {
  test.each(apiScopes)('of a key with %s are the functions of that scope', async (scope) => {
    expect(await toolNames(await keyWith(scope))).toEqual(namesFor('scope', [scope]).toSorted());
  });

  test('of an app that a pet owner connected are the functions about their own pets', async () => {
    const { uid } = await server.owner();
    const grant = { business, uid, ownPets: true, scopes: ownerScopes };
    const { token } = await buildAppGrant(server.services, grant);
    expect(await toolNames(token)).toEqual(namesFor('ownerScope', ownerScopes).toSorted());
    expect(await use(token, 'listPets', {})).toMatchObject({ isError: false, answer: { items: [] } });
  });

  test.each(['legacy', 'auto'] as const)(
    'say what they take, and whether they only read (%s)',
    async (mode) => {
      const client = await connect(await keyWith(...apiScopes), mode);
      const { tools } = await client.listTools();
      await client.close();
      expect(tools.filter(({ inputSchema }) => inputSchema.type !== 'object')).toEqual([]);
      const planVisit = tools.find(({ name }) => name === 'planVisit');
      expect(planVisit).toMatchObject({
        description: contract.planVisit.summary,
        inputSchema: { properties: { businessId: { const: business.id } } },
        annotations: { readOnlyHint: false },
      });
      const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
      expect(writing.map(({ name }) => name).toSorted()).toEqual(
        namesFor(
          'scope',
          apiScopes.filter((scope) => scope.endsWith(':write')),
        ).toSorted(),
      );
    },
  );
});

describe('a call', () => {
  test('answers as the function does, and is in the audit log', async () => {
    const token = await keyWith('connections:read');
    const { answer } = await use(token, 'listConnections', { businessId: business.id });
    const { items } = await server.call({ token }, 'listConnections', { businessId: business.id });
    expect(answer.items).toEqual(items);
    expect(items.map((item) => item.petId)).toEqual([petId]);
    const { rows } = await server.services.store.pool.query(
      `select count(*)::int as count from audit_entry where business_id = $1 and action = 'useApiKey:listConnections'`,
      [business.id],
    );
    expect(rows[0].count).toBe(2);
  });

  test('without the scope, for another business, or of an unknown function is refused as by the function', async () => {
    const token = await keyWith('connections:read');
    const input = { businessId: business.id };
    const reasonOf = async (name: string, data: Record<string, unknown>) => {
      const { isError, answer } = await use(token, name, data);
      return [isError, answer.details?.reason ?? answer.status];
    };
    expect(await reasonOf('listCustomers', input)).toEqual([true, 'insufficient_scope']);
    expect(await reasonOf('deleteMyAccount', {})).toEqual([true, 'insufficient_scope']);
    const other = (await buildBusiness(server.services)).id;
    expect(await reasonOf('listConnections', { businessId: other })).toEqual([true, 'insufficient_scope']);
    expect(await reasonOf('listConnections', { businessId: 'x' })).toEqual([true, 'invalid_shape']);
    for (const name of ['none', '../api/auth/token', 'listConnections?x']) {
      expect(await reasonOf(name, input)).toEqual([true, 'NOT_FOUND']);
    }
  });
});

test('only programs may call, and others are told where tokens come from', async () => {
  const person = await server.owner();
  const { id, token } = await buildApiKey(server.services, { business });
  await server.services.store.pool.query('update api_key set revoked_at = now() where id = $1', [id]);
  for (const authorization of [null, 'Bearer cpk_live_none', `Bearer ${person.token}`, `Bearer ${token}`]) {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
    const reply = await fetch(address(), { method: 'POST', headers, body: '{}' });
    expect(reply.status).toBe(401);
    const metadata = `${server.services.config.publicUrl}/.well-known/oauth-protected-resource/mcp`;
    expect(reply.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${metadata}"`);
  }
  const metadata = await fetch(`${server.url}/.well-known/oauth-protected-resource/mcp`);
  expect(await metadata.json()).toMatchObject({ resource: `${server.services.config.publicUrl}/mcp` });
});

test('listing tools counts as a call, and no stream is kept open', async () => {
  const token = await keyWith('connections:read');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  expect((await fetch(address(), { headers })).status).toBe(405);
  const client = await connect(token);
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit/);
  await client.close();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  const accept = 'application/json, text/event-stream';
  const init = { method: 'POST', headers: { ...headers, accept }, body };
  const texts = await Promise.all(
    Array.from({ length: 620 }, async () => (await fetch(address(), init)).text()),
  );
  const refused = texts.filter((text) => text.includes('"error"'));
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeLessThan(120);
});
