import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, pickItem, press } from '../../../test/acts.ts';
import { cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const rabies = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const chip = { id: 'chip', level: 'required' as const, requirement: { kind: 'microchip' as const } };
const inForce = { version: 2, rules: [rabies], publishedAt: at, effectiveFrom: '2026-01-05' };
const answers = {
  getRequirements: inForce,
  listRequirementVersions: listed(
    { ...inForce, state: 'current' as const },
    { ...inForce, version: 1, rules: [chip], state: 'past' as const },
  ),
  getRecheckProgress: { version: 2, done: 0, total: 0 },
  listWaivers: listed(),
  previewRequirements: { affected: [], judged: 0 },
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/requirements', person, { ...answers, ...more });

const file = (text: string, name = 'rules.json') => new File([text], name, { type: 'application/json' });

async function load(user: UserEvent, chosen: File) {
  await screen.findByText(/Version 2 is live since/);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await user.upload(input, chosen);
}

afterEach(() => vi.restoreAllMocks());

test('the rules are saved to a file named after the business', async () => {
  const saved: { readonly name: string; readonly blob: Blob }[] = [];
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'blob:rules';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
  const { user } = await open();
  await pickItem(user, 'Rules as a file', /Save rules to a file/);
  expect(await screen.findByText('1 rule saved to a file.')).toBeTruthy();
  expect(saved[0]?.name).toBe('rules of Meadow Daycare.json');
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual({
    format: 'clearpaw-requirements',
    version: 1,
    rules: [rabies],
  });
});

test('loaded rules are unpublished changes, and what was left out is listed', async () => {
  const { user } = await open({
    previewRequirementsFile: {
      outcome: 'read',
      rules: [rabies, chip],
      leftOut: [
        { position: 3, title: null, rule: null, reason: 'no_waiver', detail: 'Pool rules' },
        { position: 4, title: null, rule: null, reason: 'unknown_kind', detail: 'moon-landing' },
      ],
    },
  });
  await load(user, file('{"rules":[]}'));
  const alert = await alertOf(/2 rules loaded from “rules.json”, 2 left out/);
  expect(within(alert).getByText('Rule 3: there is no waiver “Pool rules” here.')).toBeTruthy();
  expect(within(alert).getByText('Rule 4: the kind “moon-landing” is not known here.')).toBeTruthy();
  expect(sentTo('previewRequirementsFile')).toEqual([{ businessId: meadow.id, text: '{"rules":[]}' }]);
  expect(screen.getByRole('button', { name: 'Publish version 3' })).toHaveProperty('disabled', false);
  expect(sentTo('publishRequirements')).toEqual([]);
  await press(user, 'Close', { in: alert });
  expect(screen.queryByText(/Pool rules/)).toBeNull();
});

test('a file of which nothing can be used leaves the rules as they are', async () => {
  const leftOut = [{ position: 1, title: 'Pool', rule: null, reason: 'invalid' as const, detail: null }];
  const { user } = await open({ previewRequirementsFile: { outcome: 'read', rules: [], leftOut } });
  await load(user, file('{}'));
  await alertOf(/No rule of “rules.json” can be used here/);
  expect(screen.getByRole('button', { name: 'Publish version 3' })).toHaveProperty('disabled', true);
});

test.each([
  ['a PDF', new File(['%PDF'], 'rules.pdf', { type: 'application/pdf' })],
  ['a file that is too big', file(' '.repeat(400_001))],
])('%s is not sent', async (_, chosen) => {
  await open();
  await load(userEvent.setup({ applyAccept: false }), chosen);
  await alertOf(/could not be loaded/);
  await alertOf(/Save rules to a file/);
  expect(sentTo('previewRequirementsFile')).toEqual([]);
});

test.each([
  ['not_json', /damaged or holds something else/],
  ['other_format', /does not hold rules/],
  ['other_version', /newer version of Clearpaw/],
  ['too_many_rules', /more than 100 rules/],
])('%s is said in plain words', async (reason, words) => {
  const { user } = await open({ previewRequirementsFile: { outcome: 'unreadable', reason } });
  await load(user, file('x'));
  await alertOf(words);
});

test.each([
  [cutNetwork, /Can’t reach the server/],
  [() => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited'), /could not be loaded/],
])('a call that fails is said, and the file can be chosen again', async (answer, words) => {
  const { user } = await open({ previewRequirementsFile: answer });
  await load(user, file('{}'));
  await alertOf(words);
  await load(user, file('{}'));
  await waitFor(() => expect(sentTo('previewRequirementsFile')).toHaveLength(2));
});

test('an earlier version is put into the editor, and undone', async () => {
  const { user } = await open();
  await press(user, 'Start from version 1');
  expect(await screen.findByText(/The rules of version 1 are in the editor/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish version 3' })).toHaveProperty('disabled', false);
  await press(user, 'Undo');
  expect(screen.getByRole('button', { name: 'Publish version 3' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Start from version 2' })).toBeNull();
});

test('more than the newest versions are read when they are asked for', async () => {
  const more = { ...answers.listRequirementVersions, nextCursor: testId(9) };
  const { user } = await open({ listRequirementVersions: more });
  await press(user, 'Show earlier versions');
  await waitFor(() => expect(sentTo('listRequirementVersions').at(-1)).toMatchObject({ cursor: testId(9) }));
});

test('staff save the rules, and cannot load or start from others', async () => {
  const { user } = await open({}, staff('staff'));
  await press(user, 'Rules as a file');
  expect(await screen.findByRole('menuitem', { name: /Save rules to a file/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /Load rules/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start from version 1' })).toBeNull();
});
