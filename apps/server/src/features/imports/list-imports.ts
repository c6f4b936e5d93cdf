import type { imports, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { importRowTable, importTable } from '../../schema/import.ts';
import { authorizeMember } from '../members/index.ts';
import type { ImportEntry } from './planned-record.ts';
import { undoUntil } from './undo-import.ts';

type Input = z.output<typeof imports.listImports.input>;
type Listed = OutputOf<typeof imports.listImports>['items'][number];

interface Invitations {
  readonly sent: number;
  readonly waiting: number;
}

/** The imports of a business, newest first. */
export async function listImports(call: Call, input: Input): Promise<Page<Listed>> {
  const { business } = await authorizeMember(call, input.businessId, 'readImports');
  const after = readCursor(input.cursor, ['instant', 'id']);
  const { db } = call.services.store;
  const rows = await db
    .select()
    .from(importTable)
    .where(
      and(
        eq(importTable.businessId, business.id),
        after
          ? sql`(${importTable.createdAt}, ${importTable.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(importTable.createdAt), desc(importTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  const invitations = await countInvitations(
    call,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => presentImport(row, invitations.get(row.id), call.now)) };
}

async function countInvitations(
  { services }: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Invitations>> {
  if (ids.length === 0) return new Map();
  const counted = await services.store.db
    .select({
      id: importRowTable.importId,
      sent: sql<number>`(count(*) filter (where ${importRowTable.invitation} = 'sent'))::int`,
      waiting: sql<number>`(count(*) filter (where ${importRowTable.invitation} = 'waiting'))::int`,
    })
    .from(importRowTable)
    .where(inArray(importRowTable.importId, [...ids]))
    .groupBy(importRowTable.importId);
  return new Map(counted.map((one) => [one.id, one]));
}

function presentImport(row: ImportEntry, invitations: Invitations | undefined, now: Date): Listed {
  const { id, fileName, state, failure, customers, pets, vaccinations } = row;
  const { problems, duplicates, removed, kept } = row;
  const until = undoUntil(row);
  const mayUndo = (state === 'done' || state === 'undoing') && until > now;
  return {
    ...{ id, fileName, state, failure, createdAt: row.createdAt.toISOString() },
    ...{ customers, pets, vaccinations, problems, duplicates, removed, kept },
    invited: invitations?.sent ?? 0,
    invitationsLeft: state === 'done' ? (invitations?.waiting ?? 0) : 0,
    undoUntil: mayUndo ? until.toISOString() : null,
  };
}
