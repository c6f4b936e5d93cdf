import { contract } from '@clearpaw/contract';
import { describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';

const server = await useServer();
const read = async (path: string) => fetch(`${server.url}${path}`);

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly requestBody: { readonly content: Record<string, { readonly schema: Shape }> };
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: Shape }> }>;
}
interface Shape {
  readonly properties: Record<string, Shape & { readonly required?: readonly string[] }>;
}
type Document = { readonly openapi: string; readonly paths: Record<string, { readonly post: Operation }> };

describe('/openapi.json', () => {
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
  test('marks streams, and what outsiders may call', async () => {
    const { paths } = (await (await read('/openapi.json')).json()) as Document;
    for (const [name, definition] of Object.entries(contract)) {
      const { post } = paths[`/functions/${name}`] ?? {};
      const type = definition.kind === 'stream' ? 'text/event-stream' : 'application/json';
      expect(Object.keys(post?.responses['200']?.content ?? {})).toEqual([type]);
      const named = definition.scope === null ? undefined : [{ bearer: [] }, { apiKey: [definition.scope] }];
      expect(post?.security).toEqual(definition.signIn ? named : []);
    }
  });
});

test('/docs/api names every function and needs nothing that the strict policy refuses', async () => {
  const reply = await read('/docs/api');
  const text = await reply.text();
  expect(reply.headers.get('content-security-policy')).not.toMatch(/unsafe/);
  for (const name of Object.keys(contract)) expect(text).toContain(`<section id="${name}"`);
  expect(text).not.toMatch(/<script|style=|<style|https?:\/\/(?!localhost)/);
  const style = await read('/docs/api/style.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

test('/docs/api/guide is the guide with the address of this server, and has nothing that the policy refuses', async () => {
  const reply = await read('/docs/api/guide');
  const text = await reply.text();
  expect(reply.status).toBe(200);
  expect(text).toContain('<h1>Use the API</h1>');
  expect(text).toContain(server.url.replace('127.0.0.1', 'localhost'));
  expect(text).not.toMatch(/<script|style=|<style|```|\]\(/);
});
