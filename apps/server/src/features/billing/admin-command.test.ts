import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const run = promisify(execFile);
const tool = fileURLToPath(new URL('../../../../../tools/admin.ts', import.meta.url));
const server = await useServer();

/** Runs the operator's command in its own process, while the server runs. */
async function admin(...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: server.databaseUrl,
    AUTH_SECRET: 'x'.repeat(40),
  };
  const { stdout } = await run(process.execPath, [tool, ...args], { env });
  return stdout;
}

test('a grant by the operator is seen live, and so is its revocation', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  const stream = await server.stream(person, 'watchEntitlements', {});
  expect(await stream.next()).toMatchObject({ message: { businessConnect: false } });
  expect(await admin('grant', person.email)).toContain('granted without end');
  expect(await stream.next()).toMatchObject({ message: { businessConnect: true, source: 'manual' } });
  expect(await admin('show', person.email)).toMatch(/access +yes \(tier business, source manual\)/);
  expect(await admin('revoke', person.email)).toContain('The grant is revoked.');
  expect(await stream.next()).toMatchObject({ message: { businessConnect: false, tier: 'business' } });
  stream.close();
}, 60_000);

test('an unknown address is an error', async () => {
  await expect(admin('grant', 'nobody@example.test')).rejects.toMatchObject({ code: 1 });
}, 60_000);
