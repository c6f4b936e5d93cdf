import { expect, test } from 'vitest';
import { mailsTo, useServer } from '../../../test/index.ts';
import { inviteImported } from './import-jobs.ts';
import { ImportingDaycare } from './testing/importing-daycare.ts';

const server = await useServer();
const { services } = server;
const { pool } = services.store;
const daycare = new ImportingDaycare(server);
const signal = new AbortController().signal;

const list = (email: string) => `Owner,Email,Pet,Species\nMaya,${email},Pip,dog\n`;

/** An import with everyone still to be invited; the test decides what happens to the business in the meantime. */
async function importWaiting(email: string): Promise<string> {
  const importId = await daycare.run(list(email));
  await pool.query('update import set invite = true where id = $1', [importId]);
  await pool.query("update import_row set invitation = 'waiting' where import_id = $1", [importId]);
  return importId;
}

const invitedTo = async (email: string) => {
  await inviteImported.run(services, {}, { signal });
  return (await mailsTo(server, email)).length;
};

test('owners with an email address are invited once', async () => {
  await daycare.run(list('once@invited.test'), { invite: true });
  expect(await invitedTo('once@invited.test')).toBe(1);
  expect(await daycare.latest()).toMatchObject({ invited: 1, invitationsLeft: 0 });
});

test('no one is invited while the business has no plan', async () => {
  await importWaiting('lapsed@invited.test');
  const setPlan = (open: boolean) =>
    pool.query('update entitlement set business_connect = $2 where uid = $1', [daycare.boss.uid, open]);
  await setPlan(false);
  expect(await invitedTo('lapsed@invited.test')).toBe(0);
  await setPlan(true);
  expect(await invitedTo('lapsed@invited.test')).toBe(1);
});

test('no one is invited by a person who left the business', async () => {
  await importWaiting('left@invited.test');
  await pool.query('delete from member where uid = $1', [daycare.boss.uid]);
  expect(await invitedTo('left@invited.test')).toBe(0);
});

test('imports that have to wait keep no other one waiting', async () => {
  const waiting = await importWaiting('waiting@invited.test');
  // A hundred more like it, started by a person who has left.
  await pool.query(
    `with copied as (
       insert into import select (jsonb_populate_record(i,
         jsonb_build_object('id', gen_random_uuid(), 'uid', gen_random_uuid()))).*
       from import i, generate_series(1, 100) where i.id = $1 returning id)
     insert into import_row (import_id, row, state, invitation) select id, 1, 'made', 'waiting' from copied`,
    [waiting],
  );
  // Queued after all of them.
  await pool.query(
    `with moved as (
       insert into import select (jsonb_populate_record(i, jsonb_build_object('id', $2::text))).*
       from import i where i.id = $1 returning id)
     update import_row set import_id = moved.id from moved where import_id = $1`,
    [waiting, 'ffffffff-ffff-7fff-bfff-ffffffffffff'],
  );
  expect(await invitedTo('waiting@invited.test')).toBe(1);
});
