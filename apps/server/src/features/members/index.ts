/** Whether the caller may do something in a business. */
export {
  type AccessFacts,
  accessColumns,
  accessJoins,
  accessTopic,
  authorizeMember,
  isPaidFor,
  judgeAccess,
  type Membership,
  readAccess,
  upgradeRequired,
} from './authorize-member.ts';
export { colleaguesWho } from './colleagues.ts';
export { findOwnerMailboxes, type Mailbox } from './find-owner-mailboxes.ts';
export { lockBusiness } from './lock-business.ts';
export { memberNamesOf } from './member-names.ts';
/** The members of a business, read and written. */
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
