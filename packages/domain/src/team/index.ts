/** Roles in a business and what each may do. */
export { type BusinessAction, type MemberRole, mayDo, memberRoles } from './permissions.ts';
