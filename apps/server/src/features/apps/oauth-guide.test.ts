import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract, ownerScopes } from '@clearpaw/contract';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { browserOf, decide, redirectUri, registerTestApp } from '../../../test/oauth-client.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
const page = await readFile(
  new URL('../../../../../docs/help/developers/connect-with-oauth.md', import.meta.url),
  'utf8',
);
const [, code = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(page) ?? [];

interface Guide {
  begin(scope: string): Promise<{ address: string; state: string; verifier: string }>;
  finish(returned: URL, begun: { state: string; verifier: string }): Promise<Record<string, string>>;
  renew(refreshToken: string): Promise<Record<string, string>>;
}

/** The code on the page, as a module; it resolves packages like this file. */
async function load(folder: string, settings: Readonly<Record<string, string>>): Promise<Guide> {
  const file = join(folder, 'guide.mts');
  await writeFile(file, code);
  Object.assign(process.env, settings);
  return (await import(file)) as Guide;
}

test('the code of the page about OAuth connects a business, and renews its token', async () => {
  const owner = await server.businessPerson();
  const business = await buildBusiness(server.services, { owner });
  const app = await registerTestApp(server, owner, business.id);
  const browser = await browserOf(server, owner);
  const folder = await mkdtemp(join(import.meta.dirname, 'guide-'));
  try {
    const guide = await load(folder, {
      ...{ CLEARPAW_URL: server.services.config.publicUrl, REDIRECT_URI: redirectUri },
      ...{ CLIENT_ID: app.clientId, CLIENT_SECRET: app.clientSecret },
    });
    const begun = await guide.begin('connections:read offline_access');
    const { location, answer } = await browser.get(`/oauth2/authorize${new URL(begun.address).search}`);
    const asked = new URL(location ?? (answer as { url: string }).url, server.url);
    const back = await decide(browser, asked, { businessId: business.id });
    const tokens = await guide.finish(back, begun);
    expect(tokens.business_id).toBe(business.id);
    const next = await guide.renew(tokens.refresh_token ?? '');
    const input = { businessId: business.id };
    const { items } = await server.call({ token: next.access_token ?? '' }, 'listConnections', input);
    expect(items).toEqual([]);
    await expect(guide.renew(tokens.refresh_token ?? '')).rejects.toThrow();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the page lists the scopes for pet owners with exactly their functions', () => {
  for (const scope of ownerScopes) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${scope}\` |`)) ?? '';
    const promised = Object.entries(contract).flatMap(([name, { ownerScope }]) =>
      ownerScope === scope ? [name] : [],
    );
    expect([...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted()).toEqual(
      promised.toSorted(),
    );
  }
});
