import type { Rule } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const rabies = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const inForce = { version: 1, rules: [rabies], publishedAt: at, effectiveFrom: '2026-01-05' };
const next = { ...inForce, version: 2 };
const answers: FakeAnswers = {
  getRequirements: inForce,
  listRequirementVersions: listed({ ...inForce, state: 'current' as const }),
  getRecheckProgress: { version: 1, done: 0, total: 0 },
  listWaivers: listed(),
  previewRequirements: { affected: [], judged: 0 },
};
const open = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business/requirements', person, { ...answers, ...more });
const lastRule = () => screen.getAllByRole('listitem', { name: /^Rule / }).at(-1) as HTMLElement;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['A vaccination', 'vaccination', /needs/],
  ['A test result', 'test', /negative/],
  ['A treatment', 'treatment', /treatment/],
  ['A document', 'document', /needs/],
  ['Spayed or neutered', 'sterilization', /spayed or neutered/],
  ['A microchip', 'microchip', /has a microchip/],
  ['Age limit', 'age', /is at least .* old/],
  ['Weight limit', 'weight', /weighs/],
  ['An evaluation at your business', 'evaluation', /has passed an evaluation here/],
  ['Owner declaration', 'declaration', /^Every owner|has stated/],
])('%s is added as a sentence, marked as new, and published as %s', async (label, kind, sentence) => {
  const { user } = await open({ publishRequirements: next });
  await pickItem(user, 'Add rule', label);
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Rule / })).toHaveLength(2));
  expect(lastRule().textContent).toMatch(sentence);
  expect(within(lastRule()).getByText('New')).toBeTruthy();
  expect(screen.getByText('1 new rule')).toBeTruthy();
  await press(user, 'Publish version 2');
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(1));
  const sent = sentTo('publishRequirements')[0]?.rules.at(-1);
  expect(sent).toMatchObject({ level: 'required', requirement: { kind } });
});

test('a waiver of the business can be asked for, by its title', async () => {
  const waiver = {
    ...{ id: testId(60), businessId: meadow.id, title: 'Boarding terms', version: 1, materialVersion: 1 },
    ...{ sha256: 'a'.repeat(64), format: 'text' as const, services: null, validMonths: null },
    ...{ resign: 'material' as const, forMinors: true, updatedAt: at },
  };
  const { user } = await open({ listWaivers: listed(waiver), publishRequirements: next });
  await pickItem(user, 'Add rule', 'A signed waiver: Boarding terms');
  await waitFor(() => expect(lastRule().textContent).toMatch(/has signed the waiver “Boarding terms”/));
  await press(user, 'Publish version 2');
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(1));
  expect(sentTo('publishRequirements')[0]?.rules.at(-1)).toMatchObject({
    requirement: { kind: 'waiver', waiverId: waiver.id },
  });
});

test('a draft that was discarded comes back by undo', async () => {
  const { user } = await open();
  await pickItem(user, 'Add rule', 'A microchip');
  await press(user, 'Discard draft');
  expect(await screen.findByText('Draft discarded')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Rule / })).toHaveLength(1));
  await press(user, 'Undo');
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Rule / })).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Publish version 2' })).toHaveProperty('disabled', false);
});

test('the draft is still there when the page is opened again', async () => {
  const first = await open();
  await pickItem(first.user, 'Add rule', 'A microchip');
  await first.user.click(screen.getAllByRole('link', { name: 'Waivers' })[0] as HTMLElement);
  await waitFor(() => expect(first.address()).toBe('/business/waivers'));
  await first.user.click(screen.getAllByRole('link', { name: 'Requirements' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Rule / })).toHaveLength(2));
  expect(screen.getByText('1 new rule')).toBeTruthy();
});

test('a version is saved as a file for other engines', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await open();
  await press(user, 'Export version 1 as CertLogic');
  expect(saved).toHaveBeenCalledOnce();
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('requirements-1.certlogic.json');
});

test('versions that cannot be read are asked for again, while the rules stand', async () => {
  const { user } = await open({ listRequirementVersions: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  expect(screen.getAllByRole('listitem', { name: /^Rule / })).toHaveLength(1);
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('button', { name: 'Export version 1 as CertLogic' })).toBeTruthy();
});

test('another version that is scheduled meanwhile is named; publishing again follows it', async () => {
  const { user } = await open({ publishRequirements: () => refuseCall('ABORTED', 'changed_meanwhile') });
  await pickItem(user, 'Add rule', 'A microchip');
  answerFromNow({
    listRequirementVersions: listed(
      { ...next, effectiveFrom: '2099-01-01', state: 'future' as const },
      { ...inForce, state: 'current' as const },
    ),
  });
  await press(user, 'Publish version 2');
  await alertOf(/It is scheduled, and yours would follow it/);
  answerFromNow({ publishRequirements: { ...inForce, version: 3 } });
  await press(user, 'Publish version 3');
  await waitFor(() => expect(sentTo('publishRequirements').at(-1)).toMatchObject({ expectedVersion: 2 }));
});

test('what someone else published is compared with, and the own rules stay', async () => {
  const theirs: Rule = { id: 'age', level: 'required', requirement: { kind: 'age', minWeeks: 16 } };
  const { user } = await open({ publishRequirements: () => refuseCall('ABORTED', 'changed_meanwhile') });
  await pickItem(user, 'Add rule', 'A microchip');
  const published = { ...next, rules: [rabies, theirs] as typeof inForce.rules };
  answerFromNow({
    getRequirements: published,
    listRequirementVersions: listed({ ...published, state: 'current' as const }),
  });
  await press(user, 'Publish version 2');
  await screen.findByText('Someone else published version 2');
  await press(user, 'Compare with version 2');
  await waitFor(() => expect(screen.queryByText('Someone else published version 2')).toBeNull());
  expect(screen.getByText('1 new rule')).toBeTruthy();
  expect(screen.getByText('1 removed rule')).toBeTruthy();
  answerFromNow({ publishRequirements: { ...next, version: 3 } });
  await press(user, 'Publish version 3');
  await waitFor(() => expect(sentTo('publishRequirements').at(-1)).toMatchObject({ expectedVersion: 2 }));
});

test('a rule that is only recommended reads so, and is published so', async () => {
  const { user } = await open({ publishRequirements: next });
  await press(user, 'Details of rule 1');
  await user.click(await screen.findByRole('checkbox', { name: /^Only recommend/ }));
  expect(await screen.findByText(/^Changed/)).toBeTruthy();
  await press(user, 'Publish version 2');
  await waitFor(() =>
    expect(sentTo('publishRequirements')[0]?.rules[0]).toMatchObject({ id: 'rabies', level: 'recommended' }),
  );
});
