export { type InvitationRow, issueInvitation, tokenHashOf } from './issue-invitation.ts';
export { invitationMailMessages } from './messages.gen.ts';
export { openInvitation, openOffer, previewByToken, useUp } from './open-invitation.ts';
export {
  findOpenInvitation,
  withdrawAllOfPet,
  withdrawOpenInvitation,
  withdrawPetInvitations,
} from './withdraw-open.ts';
