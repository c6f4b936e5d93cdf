import { appScopes, contract, functionGroups } from '@clearpaw/contract';
import { httpStatusFor } from '@clearpaw/protocol';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import { answers } from './refusal-schemas.ts';

const server = await useServer();
const read = async (path: string) => fetch(`${server.url}${path}`);

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly requestBody: { readonly content: Record<string, { readonly schema: Shape }> };
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: Shape }> }>;
}
interface Shape {
  readonly properties: Record<string, Shape & { readonly required?: readonly string[] }>;
}
type Document = { readonly openapi: string; readonly paths: Record<string, { readonly post: Operation }> };

describe('/openapi.json', () => {
  test('is valid by the schema of OpenAPI 3.1', async () => {
    const document = (await (await read('/openapi.json')).json()) as Record<string, unknown>;
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    const broken = { ...document, paths: { '/x': { post: { responses: 'none' } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });
  test('describes every function in one sentence, in the group of its feature', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    const operations = Object.values(paths).map(({ post }) => post);
    const poor = operations.filter(({ summary }) => !/^[A-Z].{10,160}\.$/.test(summary));
    expect(poor.map(({ operationId }) => operationId)).toEqual([]);
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
    expect(new Set(operations.flatMap(({ tags }) => tags)).size).toBe(Object.keys(functionGroups).length);
  });
  test('names every refusal with the HTTP status it is sent with', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    const { responses } = paths['/functions/getPet']?.post ?? {};
    expect(Object.keys(responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '429',
      '500',
      '503',
    ]);
    for (const { http, statuses } of answers) {
      for (const status of statuses) expect([status, String(httpStatusFor(status))]).toEqual([status, http]);
    }
    expect(answers.flatMap(({ statuses }) => statuses)).toHaveLength(
      new Set(answers.flatMap(({ statuses }) => statuses)).size,
    );
  });
  test('has examples that the functions accept', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    const input =
      paths['/functions/planVisit']?.post.requestBody.content['application/json']?.schema.properties.data;
    const { arrival, petId } = (input?.properties ?? {}) as Record<
      string,
      { readonly examples?: readonly unknown[] }
    >;
    expect(
      contract.planVisit.input.safeParse({
        ...{ petId: petId?.examples?.[0], businessId: petId?.examples?.[0], service: 'daycare' },
        ...{ arrival: arrival?.examples?.[0], departure: arrival?.examples?.[0] },
      }).success,
    ).toBe(true);
  });
  test('is OpenAPI 3.1 with every function of the contract and no other [spec 7.33]', async () => {
    const document = (await (await read('/openapi.json')).json()) as Document;
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual(
      Object.keys(contract)
        .map((name) => `/functions/${name}`)
        .sort(),
    );
  });
  test('says what a checkout takes and answers [spec 3.7, 3.8, 7.9]', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    const checkout = paths['/functions/createCheckoutSession']?.post;
    const input = checkout?.requestBody.content['application/json']?.schema.properties.data;
    expect(input?.required).toEqual(['tier', 'successUrl', 'cancelUrl']);
    const output = checkout?.responses['200']?.content['application/json']?.schema.properties.result;
    expect(Object.keys(output?.properties ?? {})).toEqual(['url']);
  });
  test('says what the portal takes and answers [spec 3.9, 7.11]', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    const portal = paths['/functions/createPortalSession']?.post;
    const input = portal?.requestBody.content['application/json']?.schema.properties.data;
    expect(Object.keys(input?.properties ?? {})).toEqual(['returnUrl']);
    const output = portal?.responses['200']?.content['application/json']?.schema.properties.result;
    expect(Object.keys(output?.properties ?? {})).toEqual(['url']);
  });
  test('marks streams, and functions that need no sign-in', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    for (const [name, definition] of Object.entries(contract)) {
      const { post } = paths[`/functions/${name}`] ?? {};
      const type = definition.kind === 'stream' ? 'text/event-stream' : 'application/json';
      expect(Object.keys(post?.responses['200']?.content ?? {})).toEqual([type]);
      const { scope, ownerScope } = definition;
      const own = ownerScope === null || ownerScope === scope ? [] : [{ oauth: [ownerScope] }];
      const ofBusiness = scope === null ? [] : [{ apiKey: [scope] }, { oauth: [scope] }];
      const named = [...ofBusiness, ...own];
      const open = named.length === 0 ? undefined : [{ bearer: [] }, ...named];
      expect(post?.security).toEqual(definition.signIn ? open : []);
    }
  });
  test('names the addresses and scopes for apps', async () => {
    const { components } = (await (await read('/openapi.json')).json()) as {
      components: { securitySchemes: { oauth: { flows: { authorizationCode: Record<string, object> } } } };
    };
    const { authorizationUrl, scopes } = components.securitySchemes.oauth.flows.authorizationCode;
    expect(authorizationUrl).toBe(`${server.services.config.publicUrl}/api/auth/oauth2/authorize`);
    expect(Object.keys(scopes ?? {}).toSorted()).toEqual([...appScopes, 'offline_access'].toSorted());
  });
});

test('/docs/api names every function and needs nothing that the strict content policy blocks', async () => {
  const reply = await read('/docs/api');
  const text = await reply.text();
  expect(reply.headers.get('content-security-policy')).not.toMatch(/unsafe/);
  for (const name of Object.keys(contract)) expect(text).toContain(`<section id="${name}"`);
  expect(text).not.toMatch(/<script|style=|<style|https?:\/\/(?!localhost)/);
  const style = await read('/docs/api/style.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

test('/docs/api/guide leads to the guides of the help', async () => {
  const reply = await fetch(`${server.url}/docs/api/guide`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([308, '/help/developers/quick-start']);
});
