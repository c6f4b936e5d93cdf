import { type BusinessAction, type MemberRole, mayDo } from './permissions.ts';

/** What members do, in the words of a business: each permission belongs to one of these. */
export const permissionGroups = [
  'checkIn',
  'records',
  'visits',
  'incidents',
  'patients',
  'override',
  'review',
  'rules',
  'settings',
  'oversight',
  'inviteStaff',
  'roles',
  'programs',
  'locations',
] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

/** Complete by its type: a new permission does not compile until it belongs to a group. */
const groupOf: Readonly<Record<BusinessAction, PermissionGroup>> = {
  scan: 'checkIn',
  checkIn: 'checkIn',
  readCheckIns: 'checkIn',
  readConnections: 'records',
  readRequirements: 'records',
  readWaivers: 'records',
  readClinics: 'records',
  readTeam: 'records',
  notePets: 'records',
  recordEvaluation: 'records',
  requestReview: 'records',
  planVisits: 'visits',
  readVisits: 'visits',
  manageCustomers: 'visits',
  recordIncidents: 'incidents',
  readIncidents: 'incidents',
  readPatients: 'patients',
  treatPatients: 'patients',
  override: 'override',
  review: 'review',
  readReviews: 'review',
  publishRequirements: 'rules',
  publishWaivers: 'rules',
  trustClinics: 'rules',
  editBusiness: 'settings',
  readImports: 'settings',
  importCustomers: 'settings',
  notifyOwners: 'settings',
  readConnectedApps: 'settings',
  connectApps: 'settings',
  readInsight: 'oversight',
  readAuditLog: 'oversight',
  inviteStaff: 'inviteStaff',
  inviteManagers: 'roles',
  changeRoles: 'roles',
  transferOwnership: 'roles',
  readApiKeys: 'programs',
  manageApiKeys: 'programs',
  readWebhooks: 'programs',
  manageWebhooks: 'programs',
  copyToLocation: 'locations',
  readEverything: 'locations',
  proveClinic: 'locations',
};

/** Whether a role may do everything in a group. */
export function mayDoGroup(role: MemberRole, group: PermissionGroup): boolean {
  return actionsIn(group).every((action) => mayDo(role, action));
}

export function actionsIn(group: PermissionGroup): readonly BusinessAction[] {
  return (Object.keys(groupOf) as BusinessAction[]).filter((action) => groupOf[action] === group);
}
