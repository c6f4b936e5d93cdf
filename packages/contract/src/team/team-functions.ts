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
  /** What the member adds to the password when signing in; only owners are told. */
  signIn: z.strictObject({ passkey: z.boolean(), secondStep: z.boolean() }).optional(),
});

const invitation = z.strictObject({
  id,
  businessId: id,
  email: z.string(),
  role: invitedRole,
  createdAt: instant,
  expiresAt: instant,
});

/** What an invitation is for: to become a member of a business, or a co-owner of a pet. */
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
    { summary: 'Invites someone by email to work at a business.' },
  ),
  listInvitations: unary(z.strictObject({ businessId: id, ...paging }), listOf(invitation), {
    summary: 'Lists the invitations of a business that were not accepted yet.',
  }),
  withdrawInvitation: unary(z.strictObject({ businessId: id, invitationId: id }), empty, {
    summary: 'Withdraws an invitation; its link stops working.',
  }),
  getInvitation: unary(z.strictObject({ token }), opened, {
    summary: 'Returns an invitation to the person who is logged in with its email address.',
  }),
  /** For anyone who has the link, signed in or not: what the invitation is for, and the address it was sent to. */
  previewInvitation: unary(
    z.strictObject({ token }),
    z.strictObject({ email: z.string(), invitation: opened }),
    {
      summary: 'Returns what an invitation says before logging in, for the holder of the link.',
      signIn: false,
    },
  ),
  acceptInvitation: unary(z.strictObject({ token }), opened, { summary: 'Accepts an invitation.' }),
  listMembers: unary(z.strictObject({ businessId: id, ...paging }), listOf(member), {
    summary: 'Lists who works at a business, with their roles.',
  }),
  changeMemberRole: unary(z.strictObject({ businessId: id, uid: id, role }), member, {
    summary: 'Changes the role of a member.',
  }),
  removeMember: unary(ofMember, empty, {
    summary: 'Removes a member from a business; their access ends at once.',
  }),
  transferOwnership: unary(ofMember, member, {
    summary: 'Transfers the ownership of a business to another member.',
  }),
};
