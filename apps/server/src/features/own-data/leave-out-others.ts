import { inArray } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';

type Row = Readonly<Record<string, unknown>>;
type Gathered = Readonly<Record<string, readonly Row[]>>;

/** Internal notes of a business, which owners must never read. */
const ofBusinesses = ['pet_note'];
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A file about one person: other people in its rows (who scanned, who invited) are not named. */
export async function leaveOutOthers(db: Database, uid: string, gathered: Gathered): Promise<Gathered> {
  const own = Object.entries(gathered).filter(([table]) => !ofBusinesses.includes(table));
  const ids = new Set(own.flatMap(([, rows]) => rows.flatMap((row) => Object.values(row))).filter(isId));
  const found = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(inArray(userTable.id, [...ids, uid]));
  const others = new Set<unknown>(found.map(({ id }) => id).filter((id) => id !== uid));
  const emails = ownEmails(gathered);
  const isOther = (name: string, value: unknown) =>
    others.has(value) || (name === 'email' && typeof value === 'string' && !emails.has(value));
  const plain = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, isOther(name, value) ? 'somebody else' : value]),
    );
  return Object.fromEntries(own.map(([table, rows]) => [table, rows.map(plain)]));
}

/** The address of the account, and recent former ones. Any other address was typed for someone else. */
function ownEmails({ user: people = [], email_change: changes = [] }: Gathered): ReadonlySet<unknown> {
  return new Set([
    ...people.map(({ email }) => email),
    ...changes.flatMap(({ old_email: before, new_email: after }) => [before, after]),
  ]);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
