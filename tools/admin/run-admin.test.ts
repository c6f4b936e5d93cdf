import { describe, expect, it } from 'vitest';
import { parseCommand, runAdmin, usage } from './run-admin.ts';

describe('what the operator may say', () => {
  it.each([
    [['grant', 'ada@example.test']],
    [['grant', 'ada@example.test', '--until', '2027-01-31']],
    [['revoke', 'ada@example.test']],
    [['show', 'ada@example.test']],
    [['adopt']],
    [['reseal']],
    [['backup', 'a.backup']],
    [['restore', 'a.backup']],
    [['restore', 'a.backup', '--replace']],
    [['reconcile']],
    [['reconcile', '--repair']],
    [['badge-keys', 'rotate']],
    [['badge-keys', 'rotate', '--now']],
    [['badge-keys', 'revoke', 'Ab3_-Q']],
    [['clinics', 'import', 'clinics.csv']],
  ])('%j is a command', (args) => {
    expect(parseCommand(args)).not.toBeNull();
  });

  it.each([
    [[]],
    [['grant']],
    [['grant', 'ada']],
    [['grant', 'ada@example.test', '--until']],
    [['grant', 'ada@example.test', '--until', '2027-02-31']],
    [['grant', 'ada@example.test', '--for', '2027-01-31']],
    [['adopt', 'now']],
    [['reseal', 'now']],
    [['doctor', 'now']],
    [['backup']],
    [['restore', 'a.backup', '--force']],
    [['revoke', 'ada@example.test', 'now']],
    [['reconcile', '--fix']],
    [['badge-keys']],
    [['badge-keys', 'revoke']],
    [['badge-keys', 'revoke', 'Ab3_-Q', '--now']],
    [['badge-keys', 'rotate', '--later']],
    [['badge-keys', 'rotate', '--now', '--now']],
    [['clinics', 'import']],
    [['clinics', 'export', 'clinics.csv']],
    [['delete', 'ada@example.test']],
  ])('%j is none, and the ways to say it are shown', async (args) => {
    expect(parseCommand(args)).toBeNull();
    expect(await runAdmin(args, {})).toBe(usage);
  });
});
