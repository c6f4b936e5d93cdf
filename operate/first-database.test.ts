import { expect, test } from 'vitest';
import { examine } from '../apps/server/src/bootstrap/doctor/examine.ts';
import { post, startProcess } from '../apps/server/test/index.ts';
import { askDatabase } from './setup/ask-database.ts';
import { startFirstDatabase } from './setup/first-database.ts';
import { shareSettings } from './setup/servers.ts';
import { signUpOwner } from './setup/sign-up-owner.ts';

test('the role of compose.yaml is no superuser, and the product works with it on an empty database', async () => {
  const { url, superuserUrl, psql } = await startFirstDatabase('only-for-this-trial');
  const { environment } = await shareSettings(url);
  const server = await startProcess(environment);
  const maya = await signUpOwner(server);
  expect((await post(server.url, maya, 'getProfile', {})).status).toBe(200);
  const rights = 'rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as any';
  expect(await askDatabase(url, `select ${rights} from pg_roles where rolname = current_user`)).toEqual([
    { any: false },
  ]);
  await expect(askDatabase(url, "select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
  await expect(askDatabase(url, "copy (select 1) to program 'true'")).rejects.toThrow('must be superuser');
  await expect(askDatabase(superuserUrl, 'select 1')).rejects.toThrow('password authentication failed');
  const roleLine = async () => (await examine(environment)).find(({ name }) => name === 'role')?.level;
  expect(await roleLine()).toBe('ok');
  // As in installations that were made before.
  psql('-c', 'alter role clearpaw superuser');
  expect(await roleLine()).toBe('warn');
});
