import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ApiScope } from '@clearpaw/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import {
  buildApiKey,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
} from '../../../seed/builders/index.ts';

// The generators need an older TypeScript than the project, so they have a package of their own.
const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const programs = join(root, 'tools/generators/node_modules/.bin');
const exampleTypes = join(root, 'examples/booking/src/clearpaw-api.gen.ts');
const run = promisify(execFile);
const server = await useServer();
let folder: string;
/** The document of all functions. */
let document: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearpaw-clients-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  document = join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${server.url}/openapi.json`)).text());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles and bundles as a program outside this project would. */
async function compile(name: string): Promise<void> {
  const compilerOptions = {
    ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', types: ['node'] },
    ...{ moduleResolution: 'bundler', strict: true, noEmit: true, allowImportingTsExtensions: true },
  };
  const settings = JSON.stringify({ compilerOptions, files: ['use.ts'] });
  await writeFile(join(folder, name, 'tsconfig.json'), settings);
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', join(folder, name)]).catch((problem) => {
    throw new Error(`${name} does not compile:\n${problem.stdout}`);
  });
  const [input, file] = [join(folder, name, 'use.ts'), join(folder, name, 'use.js')];
  await run(join(root, 'node_modules/.bin/rolldown'), [input, '--platform', 'node', '-o', file], {
    cwd: folder,
  });
}

/** Runs the bundled program and returns its output. */
async function start(name: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const program = join(folder, name, 'use.js');
  const { stdout } = await run(process.execPath, [program], { env: { ...process.env, ...env } });
  return JSON.parse(stdout);
}

/** What the programs check: that a pet is connected, and that a key with one scope cannot plan a visit. */
async function settings(scopes: readonly ApiScope[] = ['connections:read']) {
  const business = await buildBusiness(server.services, { timeZone: 'Etc/UTC' });
  const pet = await buildPet(server.services);
  await buildRequirements(server.services, { business, rules: [] });
  await buildConnection(server.services, { business, pet });
  const { token } = await buildApiKey(server.services, { business, scopes });
  return { pet, env: { CLEARPAW_URL: server.url, CLEARPAW_KEY: token, BUSINESS_ID: business.id } };
}

const body = `{ data: { businessId: process.env.BUSINESS_ID ?? '' } }`;
const visit = `{ data: { businessId: '', petId: '', service: null, arrival: '2026-11-23', departure: '2026-11-23' } }`;
const misspelt = visit.replace('departure', 'departs');
const printed = `console.log(JSON.stringify({ pets, refused }));`;

const uses = {
  'openapi-typescript': `
    import createClient from 'openapi-fetch';
    import type { paths } from './client.ts';
    const headers = { authorization: \`Bearer \${process.env.CLEARPAW_KEY}\` };
    const client = createClient<paths>({ baseUrl: process.env.CLEARPAW_URL ?? '', headers });
    const listed = await client.POST('/functions/listConnections', { body: ${body} });
    const pets: string[] = (listed.data?.result.items ?? []).map(({ petId }) => petId);
    const { error } = await client.POST('/functions/planVisit', { body: ${visit} });
    const refused: string | undefined = error?.error.details?.reason;
    // @ts-expect-error
    void (() => client.POST('/functions/planVisit', { body: ${misspelt} }));
    ${printed}`,
  'openapi-ts': `
    import { client } from './client/client.gen.ts';
    import { listConnections, planVisit } from './client/sdk.gen.ts';
    client.setConfig({ baseUrl: process.env.CLEARPAW_URL ?? '', auth: process.env.CLEARPAW_KEY ?? '' });
    const listed = await listConnections({ body: ${body} });
    const pets: string[] = (listed.data?.result.items ?? []).map(({ petId }) => petId);
    const { error } = await planVisit({ body: ${visit} });
    const refused: string | undefined = error?.error.details?.reason;
    // @ts-expect-error
    void (() => planVisit({ body: ${misspelt} }));
    ${printed}`,
};

describe('a client of all functions', () => {
  test.each([
    ['openapi-typescript', [] as string[], 'client.ts'],
    ['openapi-ts', ['-i'], 'client'],
  ] as const)(
    'that %s generates compiles, refuses a wrong field, and calls',
    async (generator, before, out) => {
      await mkdir(join(folder, generator));
      const args = [...before, document, '-o', join(folder, generator, out)];
      await run(join(programs, generator), args, { cwd: folder });
      await writeFile(join(folder, generator, 'use.ts'), uses[generator]);
      await compile(generator);
      const { pet, env } = await settings();
      expect(await start(generator, env)).toEqual({ pets: [pet.id], refused: 'insufficient_scope' });
    },
  );
});

test('the types of the booking example are up to date (`npx vitest run generated-clients --update` writes them)', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'examples/booking/package.json'), 'utf8'));
  const named = /\?functions=([\w,]+)/.exec(scripts.generate)?.[1];
  const few = join(folder, 'few.json');
  await writeFile(few, await (await fetch(`${server.url}/openapi.json?functions=${named}`)).text());
  const types = join(folder, 'few.ts');
  await run(join(programs, 'openapi-typescript'), [few, '-o', types], { cwd: folder });
  await expect(await readFile(types, 'utf8')).toMatchFileSnapshot(exampleTypes);
});

test('the steps on the page about clients work', async () => {
  const page = await readFile(join(root, 'docs/help/developers/generate-a-client.md'), 'utf8');
  const block = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
  const { pet, env } = await settings(['connections:read', 'compliance:read']);
  await mkdir(join(folder, 'page'));
  const options = {
    cwd: join(folder, 'page'),
    env: { ...process.env, ...env, PATH: `${programs}:${process.env.PATH}` },
  };
  await run('sh', ['-c', block('sh').replace(/^npx /, '')], options);
  await writeFile(join(folder, 'page/use.ts'), block('ts'));
  await compile('page');
  const { stdout } = await run(process.execPath, ['use.js'], options);
  expect(stdout).toBe(`${pet.name} compliant\n`);
});
