/** Ascending: each role may do everything that the roles before it may. */
export const memberRoles = ['staff', 'manager', 'owner'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The only table of which role each action needs; screens and the server both read it. */
const needed = {
  scan: 'staff',
  checkIn: 'staff',
  readCheckIns: 'staff',
  readConnections: 'staff',
  planVisits: 'staff',
  readVisits: 'staff',
  readRequirements: 'staff',
  readTeam: 'staff',
  readWaivers: 'staff',
  readClinics: 'staff',
  readPatients: 'staff',
  treatPatients: 'staff',
  recordIncidents: 'staff',
  readIncidents: 'staff',
  notePets: 'staff',
  manageCustomers: 'staff',
  recordEvaluation: 'staff',
  requestReview: 'staff',
  override: 'manager',
  publishRequirements: 'manager',
  publishWaivers: 'manager',
  review: 'manager',
  readReviews: 'manager',
  readAuditLog: 'manager',
  readInsight: 'manager',
  readImports: 'manager',
  importCustomers: 'manager',
  notifyOwners: 'manager',
  inviteStaff: 'manager',
  editBusiness: 'manager',
  trustClinics: 'manager',
  proveClinic: 'owner',
  inviteManagers: 'owner',
  changeRoles: 'owner',
  transferOwnership: 'owner',
  copyToLocation: 'owner',
  readEverything: 'owner',
  readConnectedApps: 'manager',
  connectApps: 'manager',
  readApiKeys: 'owner',
  manageApiKeys: 'owner',
  readWebhooks: 'owner',
  manageWebhooks: 'owner',
} as const satisfies Record<string, MemberRole>;

export type BusinessAction = keyof typeof needed;

/** Read-only actions: they stay possible when the subscription has lapsed. */
const readActions: ReadonlySet<BusinessAction> = new Set([
  'readCheckIns',
  'readConnections',
  'readVisits',
  'readRequirements',
  'readTeam',
  'readWaivers',
  'readClinics',
  'readPatients',
  'readIncidents',
  'readReviews',
  'readAuditLog',
  'readInsight',
  'readImports',
  'readEverything',
  'readConnectedApps',
  'readApiKeys',
  'readWebhooks',
]);

/** What veterinary clinics do without the paid plan. */
const freeForClinics: ReadonlySet<BusinessAction> = new Set(['readPatients', 'treatPatients', 'proveClinic']);

export function mayDo(role: MemberRole, action: BusinessAction): boolean {
  return memberRoles.indexOf(role) >= memberRoles.indexOf(needed[action]);
}

/** Whether an action changes nothing. */
export function isReadAction(action: BusinessAction): boolean {
  return readActions.has(action);
}

/** Whether a business of this kind does this free of charge. */
export function isFreeFor(businessKind: string, action: BusinessAction): boolean {
  return businessKind === 'clinic' && freeForClinics.has(action);
}

/** The permission needed to invite someone with this role. */
export function actionToInvite(role: 'manager' | 'staff'): BusinessAction {
  return role === 'manager' ? 'inviteManagers' : 'inviteStaff';
}
