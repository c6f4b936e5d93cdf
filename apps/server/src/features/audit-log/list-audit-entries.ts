import type { auditLog, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';
import { appGrantTable } from '../../schema/app.ts';
import { auditEntryTable, auditPersonTable } from '../../schema/audit.ts';
import { profileTable } from '../../schema/profile.ts';
import { linkEntries } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { subjectNamesOf } from './subject-names.ts';

type Input = z.output<typeof auditLog.listAuditEntries.input>;
type AuditEntry = OutputOf<typeof auditLog.listAuditEntries>['items'][number];

const actor = alias(auditPersonTable, 'actor');
const subject = alias(auditPersonTable, 'subject');
const subjectUser = alias(userTable, 'subject_user');
const subjectProfile = alias(profileTable, 'subject_profile');

/** The actions in a business, newest first. */
export async function listAuditEntries(call: Call, input: Input): Promise<Page<AuditEntry>> {
  const { business } = await authorizeMember(call, input.businessId, 'readAuditLog');
  const before = readCursor(input.cursor, ['number']);
  await linkEntries(call.services, business.id);
  const rows = await call.services.store.db
    .select({
      entry: auditEntryTable,
      uid: actor.uid,
      name: sql<string | null>`coalesce(${profileTable.displayName}, ${userTable.email})`,
      subjectUid: subject.uid,
      memberName: sql<string | null>`coalesce(${subjectProfile.displayName}, ${subjectUser.email})`,
      keyName: sql<string | null>`coalesce(${apiKeyTable.name}, ${appGrantTable.name})`,
    })
    .from(auditEntryTable)
    .leftJoin(actor, eq(actor.ref, auditEntryTable.actorRef))
    .leftJoin(userTable, eq(userTable.id, actor.uid))
    .leftJoin(profileTable, eq(profileTable.uid, actor.uid))
    .leftJoin(
      apiKeyTable,
      and(eq(auditEntryTable.actorKind, 'api-key'), eq(apiKeyTable.id, auditEntryTable.actorRef)),
    )
    .leftJoin(
      appGrantTable,
      and(eq(auditEntryTable.actorKind, 'app'), eq(appGrantTable.id, auditEntryTable.actorRef)),
    )
    .leftJoin(
      subject,
      and(eq(auditEntryTable.subjectKind, 'member'), eq(subject.ref, auditEntryTable.subjectId)),
    )
    .leftJoin(subjectUser, eq(subjectUser.id, subject.uid))
    .leftJoin(subjectProfile, eq(subjectProfile.uid, subject.uid))
    .where(
      and(
        eq(auditEntryTable.businessId, business.id),
        isNotNull(auditEntryTable.position),
        ...filtersOf(input),
        before ? lt(auditEntryTable.position, Number(before[0])) : undefined,
      ),
    )
    .orderBy(desc(auditEntryTable.position))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [String(row.entry.position)]);
  const reader = { db: call.services.store.db, businessId: business.id, now: call.now };
  const subjects = page.items.map(({ entry }) => ({ kind: entry.subjectKind, id: entry.subjectId }));
  const nameOf = await subjectNamesOf(reader, subjects);
  return { ...page, items: page.items.map((row) => present(row, nameOf)) };
}

function filtersOf(input: Input): (SQL | undefined)[] {
  return [
    input.uid ? eq(actor.uid, input.uid) : undefined,
    input.action ? sql`split_part(${auditEntryTable.action}, ':', 1) = ${input.action}` : undefined,
    input.subjectId ? eq(auditEntryTable.subjectId, input.subjectId) : undefined,
    input.from ? gte(auditEntryTable.at, new Date(input.from)) : undefined,
    input.to ? lt(auditEntryTable.at, new Date(input.to)) : undefined,
  ];
}

interface Row {
  readonly entry: typeof auditEntryTable.$inferSelect;
  readonly uid: string | null;
  readonly name: string | null;
  readonly subjectUid: string | null;
  readonly memberName: string | null;
  readonly keyName: string | null;
}

/** Members and API keys are named; pet owners and people whose account was deleted are not. */
function present(row: Row, nameOf: Awaited<ReturnType<typeof subjectNamesOf>>): AuditEntry {
  const { entry } = row;
  const named = entry.actorKind === 'member';
  const name = named ? row.name : row.keyName;
  const about = nameOf({ kind: entry.subjectKind, id: entry.subjectId });
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, uid: named ? row.uid : null, name },
    action: entry.action,
    subject: {
      kind: entry.subjectKind,
      id: row.subjectUid ?? entry.subjectId,
      name: row.memberName ?? about.name,
      petId: about.petId,
    },
    place: entry.position ?? 1,
    hash: entry.hash ?? '',
  };
}
