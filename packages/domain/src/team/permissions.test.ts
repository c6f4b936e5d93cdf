import { expect, test } from 'vitest';
import { actionToInvite, type BusinessAction, isReadAction, mayDo, memberRoles } from './permissions.ts';

const forStaff: readonly BusinessAction[] = [
  'scan',
  'checkIn',
  'readCheckIns',
  'readConnections',
  'planVisits',
  'readVisits',
  'readRequirements',
  'readTeam',
  'readWaivers',
  'recordIncidents',
  'readIncidents',
  'notePets',
  'manageCustomers',
  'requestReview',
];
const forManagers: readonly BusinessAction[] = [
  'override',
  'publishRequirements',
  'publishWaivers',
  'review',
  'readReviews',
  'readAuditLog',
  'readInsight',
  'readImports',
  'importCustomers',
  'notifyOwners',
  'inviteStaff',
  'editBusiness',
  'readConnectedApps',
  'connectApps',
];
const forOwners: readonly BusinessAction[] = [
  'inviteManagers',
  'changeRoles',
  'transferOwnership',
  'copyToLocation',
  'readEverything',
  'readApiKeys',
  'manageApiKeys',
  'readWebhooks',
  'manageWebhooks',
];

test.each(forStaff)('everyone may %s', (action) => {
  for (const role of memberRoles) expect(mayDo(role, action)).toBe(true);
});

test.each(forManagers)('managers and owners may %s, staff may not', (action) => {
  expect(memberRoles.filter((role) => mayDo(role, action))).toEqual(['manager', 'owner']);
});

test.each(forOwners)('only owners may %s', (action) => {
  expect(memberRoles.filter((role) => mayDo(role, action))).toEqual(['owner']);
});

test('reading stays allowed after the subscription has lapsed; everything else does not', () => {
  const all = [...forStaff, ...forManagers, ...forOwners];
  expect(all.filter(isReadAction).every((action) => action.startsWith('read'))).toBe(true);
  expect(all.filter((action) => action.startsWith('read')).every(isReadAction)).toBe(true);
});

test('inviting a manager takes more than inviting staff', () => {
  expect(mayDo('manager', actionToInvite('staff'))).toBe(true);
  expect(mayDo('manager', actionToInvite('manager'))).toBe(false);
  expect(mayDo('owner', actionToInvite('manager'))).toBe(true);
});
