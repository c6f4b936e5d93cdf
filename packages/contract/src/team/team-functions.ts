import { memberRoles } from '@clearpaw/domain';
import { z } from 'zod';
import {
  emailAddress,
  empty,
  id,
  idempotencyKey,
  instant,
  line,
  listOf,
  paging,
  unary,
} from '../define/index.ts';

const role = z.enum(memberRoles);
const invitedRole = z.enum(['manager', 'staff']);

/** The token in the emailed link; only its hash is stored. */
const token = line(100);

export const member = z.strictObject({
  uid: id,
  email: z.string(),
  displayName: z.string().nullable(),
  role,
  joinedAt: instant,
});

const invitation = z.strictObject({
  id,
  businessId: id,
  email: z.string(),
  role: invitedRole,
  createdAt: instant,
  expiresAt: instant,
});

/** What an invitation is for: membership in a team, or caring for a pet together. */
const opened = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('team'), businessId: id, businessName: z.string(), role: invitedRole }),
  z.strictObject({
    kind: z.literal('pet'),
    petId: id,
    petName: z.string(),
    access: z.enum(['full', 'read']),
  }),
  z.strictObject({
    kind: z.literal('transfer'),
    petId: id,
    petName: z.string(),
    keep: z.enum(['nothing', 'read']),
  }),
]);

const ofMember = z.strictObject({ businessId: id, uid: id });

export const team = {
  inviteMember: unary(
    z.strictObject({
      businessId: id,
      email: emailAddress,
      role: invitedRole,
      idempotencyKey: idempotencyKey.optional(),
    }),
    invitation,
  ),
  listInvitations: unary(z.strictObject({ businessId: id, ...paging }), listOf(invitation)),
  withdrawInvitation: unary(z.strictObject({ businessId: id, invitationId: id }), empty),
  getInvitation: unary(z.strictObject({ token }), opened),
  /** For anyone who has the link, signed in or not: what it is for, and the address it was sent to. */
  previewInvitation: unary(
    z.strictObject({ token }),
    z.strictObject({ email: z.string(), invitation: opened }),
    { signIn: false },
  ),
  acceptInvitation: unary(z.strictObject({ token }), opened),
  listMembers: unary(z.strictObject({ businessId: id, ...paging }), listOf(member)),
  changeMemberRole: unary(z.strictObject({ businessId: id, uid: id, role }), member),
  removeMember: unary(ofMember, empty),
  transferOwnership: unary(ofMember, member),
};
