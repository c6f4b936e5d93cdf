/** Makes an invitation with a link that works once. */
export { type InvitationRow, issueInvitation, tokenHashOf } from './issue-invitation.ts';
/** What the emails of invitations say. */
export { invitationMailMessages } from './messages.gen.ts';
/** Reads an invitation as the person it was sent to, and uses it up. */
export { openInvitation, openOffer, previewByToken, useUp } from './open-invitation.ts';
/** Ends open invitations. */
export {
  findOpenInvitation,
  withdrawAllOfPet,
  withdrawOpenInvitation,
  withdrawPetInvitations,
} from './withdraw-open.ts';
