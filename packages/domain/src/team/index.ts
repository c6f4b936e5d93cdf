export { leavesNoOwner } from './last-owner.ts';
export { mayDoGroup, permissionGroups } from './permission-groups.ts';
export {
  actionToInvite,
  type BusinessAction,
  isFreeFor,
  isReadAction,
  type MemberRole,
  mayDo,
  memberRoles,
} from './permissions.ts';
