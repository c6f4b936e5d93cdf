import { asc, eq, gt, sql } from 'drizzle-orm';
import type { AuthSecrets } from '../../platform/auth/index.ts';
import { auditEntryTable, auditHeadTable } from '../../schema/audit.ts';
import { hasMac, macOf } from './entry-mac.ts';
import { type AuditRow, type AuditServices, entryOf } from './link-entries.ts';
import { isSealed, sealOf } from './seal.ts';

const batch = 500;

type SigningServices = Pick<AuditServices, 'store' | 'sealer'>;

/**
 * Signs with the first secret what an earlier one signed in audit logs, entries and the seals of their ends, and returns
 * how many that were. What no secret signed stays as it is, for the verification to report.
 */
export async function signLogsAgain(services: SigningServices, secrets: AuthSecrets): Promise<number> {
  return (await signEntries(services)) + (await sealEnds(services, secrets));
}

async function signEntries(services: SigningServices): Promise<number> {
  const { db } = services.store;
  let count = 0;
  let after: string | null = null;
  do {
    const rows: AuditRow[] = await db
      .select()
      .from(auditEntryTable)
      .where(after === null ? undefined : gt(auditEntryTable.id, after))
      .orderBy(asc(auditEntryTable.id))
      .limit(batch);
    const signed = rows.flatMap((row) => {
      const entry = entryOf(row);
      const mac = macOf(services, entry);
      return mac !== row.mac && hasMac(services, entry, row.mac)
        ? [{ id: row.id, before: row.mac, mac }]
        : [];
    });
    if (signed.length > 0) {
      const { rowCount } = await db.execute(sql`
        update audit_entry set mac = signed.mac
        from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as signed (id uuid, before text, mac text)
        where audit_entry.id = signed.id and audit_entry.mac = signed.before`);
      count += rowCount ?? 0;
    }
    after = rows.length === batch ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
  return count;
}

/** One business at a time, each locked as where entries are linked. */
async function sealEnds({ store }: SigningServices, secrets: AuthSecrets): Promise<number> {
  const [secret] = secrets;
  const heads = await store.db.select({ businessId: auditHeadTable.businessId }).from(auditHeadTable);
  let count = 0;
  for (const { businessId } of heads) {
    await store.transaction(async ({ db }) => {
      const own = eq(auditHeadTable.businessId, businessId);
      const [head] = await db.select().from(auditHeadTable).where(own).for('update');
      if (!head || isSealed([secret], businessId, head, head.seal)) return;
      if (!isSealed(secrets, businessId, head, head.seal)) return;
      await db
        .update(auditHeadTable)
        .set({ seal: sealOf(secret, businessId, head) })
        .where(own);
      count += 1;
    });
  }
  return count;
}
