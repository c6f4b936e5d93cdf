import type { team as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { getInvitation } from './get-invitation.ts';
import { inviteMember } from './invite-member.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { previewInvitation } from './preview-invitation.ts';
import { removeMember } from './remove-member.ts';
import { transferOwnership } from './transfer-ownership.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const teamFunctions: Implementations<typeof promised> = {
  acceptInvitation,
  changeMemberRole,
  getInvitation,
  inviteMember,
  listInvitations,
  listMembers,
  previewInvitation,
  removeMember,
  transferOwnership,
  withdrawInvitation,
};
