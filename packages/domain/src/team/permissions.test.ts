import { expect, test } from 'vitest';
import { type BusinessAction, mayDo, memberRoles } from './permissions.ts';

const forStaff: readonly BusinessAction[] = [
  'scan',
  'checkIn',
  'readCheckIns',
  'readConnections',
  'readRequirements',
];
const forManagers: readonly BusinessAction[] = [
  'readInsight',
  'notifyOwners',
  'override',
  'publishRequirements',
  'editBusiness',
];

test.each(forStaff)('everyone may %s', (action) => {
  for (const role of memberRoles) expect(mayDo(role, action)).toBe(true);
});

test.each(forManagers)('managers and owners may %s, staff may not', (action) => {
  expect(memberRoles.filter((role) => mayDo(role, action))).toEqual(['manager', 'owner']);
});
