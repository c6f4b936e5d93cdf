import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';

const rabies = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const inForce = { version: 1, rules: [rabies], publishedAt: at, effectiveFrom: '2026-01-05' };
const next = { ...inForce, version: 2 };
const answers = {
  getRequirements: inForce,
  listRequirementVersions: listed({ ...inForce, state: 'current' as const }),
  getRecheckProgress: { version: 1, done: 0, total: 0 },
  listWaivers: listed(),
  previewRequirements: { affected: [], judged: 0 },
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/requirements', person, { ...answers, ...more });

test('the rules in force are read as sentences', async () => {
  await open();
  const rule = await screen.findByRole('listitem', { name: /Rule 1/ }).catch(() => null);
  expect((rule ?? document.body).textContent).toContain('Every pet needs');
  expect(document.body.textContent).toMatch(/Version 1 is live since/);
});

test('without rules the preset for this kind of business is one press away', async () => {
  const { user } = await open({
    getRequirements: { ...inForce, version: 0, rules: [] },
    listRequirementVersions: listed(),
  });
  await press(user, 'Start from “Daycare”');
  expect(await screen.findByRole('button', { name: 'More about rule 3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Start from “/ })).toBeNull();
});

test('a rule that is added is published with the version it was made from', async () => {
  const { user } = await open({ publishRequirements: next });
  await pickItem(user, 'Add rule', /A microchip/);
  answerFromNow({ getRequirements: next });
  await press(user, 'Publish version 2');
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(1));
  const [sent] = sentTo('publishRequirements');
  expect(sent).toMatchObject({ businessId: meadow.id, expectedVersion: 1 });
  expect(sent?.rules.map(({ requirement }) => requirement.kind)).toEqual(['vaccination', 'microchip']);
});

test('a rule is removed, and the draft is discarded again', async () => {
  const { user } = await open();
  await pickItem(user, 'More about rule 1', 'Remove');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More about rule 1' })).toBeNull());
  await press(user, 'Discard draft');
  expect(await screen.findByRole('button', { name: 'More about rule 1' })).toBeTruthy();
  expect(sentTo('publishRequirements')).toEqual([]);
});

test('when someone else was quicker, the rules stay and the words say what to do', async () => {
  const { user } = await open({ publishRequirements: () => refuseCall('ABORTED', 'changed_meanwhile') });
  await pickItem(user, 'Add rule', /A microchip/);
  answerFromNow({
    getRequirements: next,
    listRequirementVersions: listed({ ...next, state: 'current' as const }),
  });
  await press(user, 'Publish version 2');
  expect(await screen.findByText(/Someone else published version 2/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'More about rule 2' })).toBeTruthy();
});

test('a cut keeps the rules on the device; publishing again sends the same request', async () => {
  const { user } = await open({ publishRequirements: cutNetwork });
  await pickItem(user, 'Add rule', /A microchip/);
  await press(user, 'Publish version 2');
  await alertOf('Not published yet. Your rules are saved on this device.');
  await press(user, 'Publish version 2');
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(2));
  const [first, second] = sentTo('publishRequirements');
  expect(second).toEqual(first);
});

test('a double press publishes once', async () => {
  const { user } = await open({ publishRequirements: next });
  await pickItem(user, 'Add rule', /A microchip/);
  answerFromNow({ getRequirements: next });
  await user.dblClick(await screen.findByRole('button', { name: 'Publish version 2' }));
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(1));
});

test('the pets that would be answered otherwise are named before anything is published', async () => {
  const { user } = await open({
    previewRequirements: {
      affected: [{ petId: meadow.id, petName: 'Gus', before: 'compliant', after: 'non_compliant' }],
      judged: 3,
    },
  });
  await pickItem(user, 'Add rule', /A microchip/);
  expect(await screen.findByText('1 pet changes, of 3.')).toBeTruthy();
  expect(screen.getAllByText(/Gus/).length).toBeGreaterThan(0);
});

test('rules that cannot be read are asked for again', async () => {
  const { user } = await open({ getRequirements: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  const alert = await alertOf('The requirements couldn’t be loaded.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText(/Version 1 is live since/)).toBeTruthy();
});

test('without the plan everything is read and nothing is published', async () => {
  await open({}, staff('owner', { plan: false }));
  await screen.findByText(/Read-only since/);
  await screen.findByText(/Version 1 is live since/);
  expect(screen.getByRole('button', { name: /Publish version/ })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull();
});
