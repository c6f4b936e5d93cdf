import { eq, sql } from 'drizzle-orm';
import { afterCommit, type Database, type Store } from '../../platform/database/index.ts';
import { auditPersonTable } from '../../schema/audit.ts';

/** A person's pseudonym in audit logs never changes while their account exists, so it is read once. */
const maxRemembered = 10_000;

const remembered = new WeakMap<Store, Map<string, string>>();

function refsOf(store: Store): Map<string, string> {
  const known = remembered.get(store) ?? new Map<string, string>();
  remembered.set(store, known);
  return known;
}

/** A random pseudonym, stored beside the account: once the account is deleted, it identifies no one. */
export async function findRef(store: Store, db: Database, uid: string): Promise<string> {
  const refs = refsOf(store);
  const known = refs.get(uid);
  if (known !== undefined) return known;
  await db.execute(sql`
    insert into audit_person (uid, ref) values (${uid}, ${crypto.randomUUID()}) on conflict do nothing`);
  const [person] = await db.select().from(auditPersonTable).where(eq(auditPersonTable.uid, uid));
  if (!person) throw new Error('A person who is gone cannot act.');
  // A pseudonym created in this transaction does not exist if it is rolled back.
  afterCommit(db, () => {
    if (refs.size >= maxRemembered) refs.clear();
    refs.set(uid, person.ref);
  });
  return person.ref;
}

/** Drops a cached pseudonym, because the account may have been deleted. */
export function forgetRef(store: Store, uid: string): void {
  refsOf(store).delete(uid);
}
