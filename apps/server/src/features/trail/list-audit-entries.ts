import type { OutputOf, trail } from '@clearpaw/contract';
import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { user } from '../../platform/auth/index.ts';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { auditEntry, auditPerson } from '../../schema/audit.ts';
import { profile } from '../../schema/profile.ts';
import { linkEntries } from '../audit/index.ts';
import { authorizeMember } from '../team/index.ts';

type Input = z.output<typeof trail.listAuditEntries.input>;
type AuditEntry = OutputOf<typeof trail.listAuditEntries>['items'][number];

const actor = alias(auditPerson, 'actor');
const subject = alias(auditPerson, 'subject');

/** What was done in a business, the latest first. */
export async function listAuditEntries(call: Call, input: Input): Promise<Page<AuditEntry>> {
  const { business } = await authorizeMember(call, input.businessId, 'readTrail');
  const before = readCursor(input.cursor, ['number']);
  await linkEntries(call.services, business.id);
  const rows = await call.services.store.db
    .select({
      entry: auditEntry,
      uid: actor.uid,
      name: sql<string | null>`coalesce(${profile.displayName}, ${user.email})`,
      subjectUid: subject.uid,
    })
    .from(auditEntry)
    .leftJoin(actor, eq(actor.ref, auditEntry.actorRef))
    .leftJoin(user, eq(user.id, actor.uid))
    .leftJoin(profile, eq(profile.uid, actor.uid))
    .leftJoin(subject, and(eq(auditEntry.subjectKind, 'member'), eq(subject.ref, auditEntry.subjectId)))
    .where(
      and(
        eq(auditEntry.businessId, business.id),
        isNotNull(auditEntry.place),
        ...filtersOf(input),
        before ? lt(auditEntry.place, Number(before[0])) : undefined,
      ),
    )
    .orderBy(desc(auditEntry.place))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [String(row.entry.place)]);
  return { ...page, items: page.items.map(present) };
}

function filtersOf(input: Input): (SQL | undefined)[] {
  return [
    input.uid ? eq(actor.uid, input.uid) : undefined,
    input.action ? sql`split_part(${auditEntry.action}, ':', 1) = ${input.action}` : undefined,
    input.subjectId ? eq(auditEntry.subjectId, input.subjectId) : undefined,
    input.from ? gte(auditEntry.at, new Date(input.from)) : undefined,
    input.to ? lt(auditEntry.at, new Date(input.to)) : undefined,
  ];
}

/** Who works there is named; the owner of a pet is not, nor is anybody whose account is gone. */
function present(row: {
  entry: typeof auditEntry.$inferSelect;
  uid: string | null;
  name: string | null;
  subjectUid: string | null;
}): AuditEntry {
  const { entry } = row;
  const named = entry.actorKind === 'member';
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, uid: named ? row.uid : null, name: named ? row.name : null },
    action: entry.action,
    subject: { kind: entry.subjectKind, id: row.subjectUid ?? entry.subjectId },
    place: entry.place ?? 1,
    hash: entry.hash ?? '',
  };
}
