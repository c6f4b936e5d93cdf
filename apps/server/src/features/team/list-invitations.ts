import type { team } from '@clearpaw/contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { invitationTable } from '../../schema/invitation.ts';
import { authorizeMember } from '../members/index.ts';
import { type Invitation, presentInvitation } from './invitation-presenter.ts';

type Input = z.output<typeof team.listInvitations.input>;

/** Open invitations. */
export async function listInvitations(call: Call, input: Input): Promise<Page<Invitation>> {
  await authorizeMember(call, input.businessId, 'readTeam');
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select()
    .from(invitationTable)
    .where(
      and(
        eq(invitationTable.businessId, input.businessId),
        isNull(invitationTable.acceptedAt),
        isNull(invitationTable.withdrawnAt),
        gt(invitationTable.expiresAt, call.now),
        after ? gt(invitationTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(invitationTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(presentInvitation) };
}
