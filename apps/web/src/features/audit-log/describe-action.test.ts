import { expect, test } from 'vitest';
import { describeAction } from './describe-action.ts';
import { auditLogMessages } from './messages.gen.ts';

test.each([
  ['listDocuments', 'Viewed document list'],
  ['listTests', 'Viewed test results'],
  ['changeMemberRole:manager', 'Changed role, manager'],
  ['publishRequirements:3', 'Published requirements, version 3'],
  ['reviewVaccination:reject', 'Reviewed vaccination, rejected'],
  ['changePlan:readOnly', 'Changed plan, read-only'],
  ['somethingOlder:constructor', 'Other action'],
])('%s reads as %s', (action, text) => {
  expect(describeAction(action, auditLogMessages)).toBe(text);
});
