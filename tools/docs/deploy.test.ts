import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '../../apps/server/src/platform/config/variables.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const known = new Set([...Object.keys(variables.shape), 'DOMAIN', 'DATABASE_PASSWORD']);

test.each([
  ['compose.yaml', /^ {6}([A-Z][A-Z_]+):/gm],
  ['deploy/example.env', /^#?([A-Z][A-Z_]+)=/gm],
])('%s names settings that there are', (path, setting) => {
  const names = [...read(path).matchAll(setting)].map(([, name = '']) => name);
  const own = names.filter((name) => !name.startsWith('POSTGRES_'));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !known.has(name))).toEqual([]);
});

test('each value that compose takes from its file is explained there', () => {
  const taken = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const explained = read('deploy/example.env');
  expect(taken.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(explained))).toEqual([]);
});

test('the image runs what is there, without privileges', () => {
  const image = read('Dockerfile');
  const unit = read('deploy/clearpaw.service');
  for (const text of [image, unit]) expect(text).toMatch(/apps\/server\/src\/main\.ts/);
  expect(image).toMatch(/^USER 1000:1000$/m);
  expect(image).toContain('/readyz');
  const compose = read('compose.yaml');
  for (const wanted of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
    expect(compose).toContain(wanted);
  }
});

test('compose mounts a Caddyfile that redirects pages to https and refuses programs', () => {
  const compose = read('compose.yaml');
  expect(compose).toContain('- ./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
  expect(compose).not.toContain('caddy reverse-proxy');
  const caddy = read('deploy/Caddyfile');
  const [, paths = ''] = /@programs path (.+)/.exec(caddy) ?? [];
  const ways = ['/functions/*', '/*/us-central1/*', '/api/*', '/v0/*', '/mcp', '/webhooks/*', '/shl/*'];
  expect(paths.split(' ')).toEqual(expect.arrayContaining(ways));
  expect(caddy).toMatch(/handle @programs \{\n\t\trespond "[^"]+" 403\n/);
});

test('compose has uploads scanned for viruses', () => {
  const compose = read('compose.yaml');
  expect(compose).toMatch(/^ {6}CLAMD_URL: .*tcp:\/\/scanner:3310/m);
  expect(compose).toMatch(/^ {2}scanner:\n {4}image: docker\.io\/clamav\/clamav:/m);
});

test('compose makes a role of its own for the product, and the superuser gets no password', () => {
  const compose = read('compose.yaml');
  expect(compose).toContain('- ./deploy/database.sql:/docker-entrypoint-initdb.d/database.sql:ro');
  expect(compose).not.toContain('POSTGRES_USER');
  const statements = read('deploy/database.sql')
    .split('\n')
    .filter((line) => !line.startsWith('--'));
  expect(statements).toContain("create role clearpaw login password :'password';");
  expect(statements).toContain('create database clearpaw owner clearpaw;');
  expect(statements).toContain('alter role current_user password null;');
  expect(statements.join(' ')).not.toMatch(/superuser|createrole|createdb|bypassrls/);
});
