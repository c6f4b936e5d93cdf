/** Ascending: each role may do what the ones before it may. */
export const memberRoles = ['staff', 'manager', 'owner'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The one table of what needs which role; screens and the server both read it. */
const needed = {
  scan: 'staff',
  checkIn: 'staff',
  readCheckIns: 'staff',
  readConnections: 'staff',
  readRequirements: 'staff',
  recordEvaluation: 'staff',
  readInsight: 'manager',
  notifyOwners: 'manager',
  override: 'manager',
  publishRequirements: 'manager',
  editBusiness: 'manager',
} as const satisfies Record<string, MemberRole>;

export type BusinessAction = keyof typeof needed;

export function mayDo(role: MemberRole, action: BusinessAction): boolean {
  return memberRoles.indexOf(role) >= memberRoles.indexOf(needed[action]);
}
