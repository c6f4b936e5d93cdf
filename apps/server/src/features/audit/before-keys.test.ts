import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildBusinessAccount } from '../../seed/builders/index.ts';
import { appendEntry } from './append-entry.ts';
import { linkEntries } from './link-entries.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const hourMs = 60 * 60 * 1000;

/** A server on a database in which the previous release wrote entries, which had no key. */
async function useUpdatedServer() {
  const { services } = await useServer();
  const owner = await buildBusinessAccount(services);
  const business = await buildBusiness(services, { owner });
  const writeAsBefore = (action: string) =>
    services.store.pool.query(
      `insert into audit_entry (id, business_id, at, actor_kind, action, subject_kind, subject_id)
       values ($1, $2, $3, 'system', $4, 'business', $2)`,
      [services.newId(), business.id, services.clock.now(), action],
    );
  const write = () => {
    const call = { name: 'updateBusiness', uid: owner.uid, now: services.clock.now(), services } as const;
    const subject = { kind: 'business', id: business.id } as const;
    return appendEntry(services.store.db, call, { businessId: business.id, subject });
  };
  return { services, business, write, writeAsBefore };
}

test('entries of the previous release are valid, and are counted as written before keys', async () => {
  const { services, business, write, writeAsBefore } = await useUpdatedServer();
  for (const action of ['createBusiness', 'updateBusiness']) await writeAsBefore(action);
  await linkEntries(services, business.id);
  await write();
  // The previous release may run at the same time for a while.
  await writeAsBefore('updateBusiness');
  expect(await verifyAuditLog(services, business.id)).toEqual({
    ...{ entries: 4, intact: true, firstBroken: null, beforeKeys: 3 },
  });
  await services.store.pool.query(
    "update audit_entry set action = 'checkIn' where business_id = $1 and place = 2",
    [business.id],
  );
  expect((await verifyAuditLog(services, business.id)).intact).toBe(false);
});

test('an hour after the update, an entry without a key is not accepted', async () => {
  const { services, business, write, writeAsBefore } = await useUpdatedServer();
  await writeAsBefore('createBusiness');
  await linkEntries(services, business.id);
  const later = {
    ...services,
    clock: { ...services.clock, now: () => new Date(Date.now() + hourMs + 1) },
  };
  await write();
  await writeAsBefore('updateBusiness');
  expect(await verifyAuditLog(later, business.id)).toMatchObject({
    entries: 2,
    intact: false,
    beforeKeys: 1,
  });
});
