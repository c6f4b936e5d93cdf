import type { MemberRole } from './permissions.ts';

interface Colleague {
  readonly uid: string;
  readonly role: MemberRole;
}

/**
 * Whether the business would be left without an owner if this person had `next` as their role; null means
 * leaving. Then no one could pay for it or assign the role again.
 */
export function leavesNoOwner(team: readonly Colleague[], uid: string, next: MemberRole | null): boolean {
  return next !== 'owner' && team.every((one) => one.uid === uid || one.role !== 'owner');
}
