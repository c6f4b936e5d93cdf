import { expect, test } from 'vitest';
import { describeAction } from './describe-action.ts';
import { auditLogMessages } from './messages.ts';

test.each([
  ['listDocuments', 'Document list read'],
  ['listTests', 'Test results read'],
  ['changeMemberRole:manager', 'Role changed, manager'],
  ['publishRequirements:3', 'Requirements published, version 3'],
  ['reviewVaccination:reject', 'Record reviewed, rejected'],
  ['changePlan:readOnly', 'Plan changed, read-only'],
  ['somethingOlder:constructor', 'Other action'],
])('%s reads as %s', (action, text) => {
  expect(describeAction(action, auditLogMessages.en)).toBe(text);
});
