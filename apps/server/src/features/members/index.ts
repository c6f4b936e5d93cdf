/** Whether the caller may do something in a business, and what is known about it there. */
export {
  accessTopic,
  authorizeMember,
  isPaidFor,
  judgeAccess,
  type Membership,
  readAccess,
  upgradeRequired,
} from './authorize-member.ts';
/** Whom to email about a business itself. */
export { findOwnerMailboxes, type Mailbox } from './find-owner-mailboxes.ts';
/** Counting what a business has, where only so many are allowed. */
export { lockBusiness } from './lock-business.ts';
/** Who did something in a business, by name. */
export { memberNamesOf } from './member-names.ts';
/** Who works in a business. */
export {
  addMember,
  deleteMember,
  findInTeam,
  lockTeam,
  type Member,
  memberColumns,
  presentMember,
  publishAccess,
  readMember,
  refuseLastOwner,
  setMemberRole,
} from './member-rows.ts';
