/** Whether a business would be left without an owner. */
export { leavesNoOwner } from './last-owner.ts';
/** Roles in a business and what each may do. */
export {
  actionToInvite,
  type BusinessAction,
  isFreeFor,
  isReadAction,
  type MemberRole,
  mayDo,
  memberRoles,
} from './permissions.ts';
