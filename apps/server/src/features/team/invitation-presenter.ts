import type { OutputOf, team } from '@clearpaw/contract';
import type { InvitationRow } from '../invitations/index.ts';

export type Invitation = OutputOf<typeof team.inviteMember>;

/** An invitation as shown to the team: never its link. */
export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    businessId: row.businessId ?? '',
    email: row.email,
    role: row.role ?? 'staff',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
