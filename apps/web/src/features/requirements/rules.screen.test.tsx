import { presetsFor } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, fillDate, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';

const services = [
  { code: 'daycare', name: 'Daycare' },
  { code: 'boarding', name: 'Boarding' },
];
const rabies = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const microchip = { id: 'chip', level: 'required' as const, requirement: { kind: 'microchip' as const } };
const inForce = { version: 1, rules: [rabies, microchip], publishedAt: at, effectiveFrom: '2026-01-05' };
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
const twoServices = () => {
  const person = staff('manager');
  const business = { ...meadow, services, role: 'manager' as const };
  return { ...person, answers: { ...person.answers, listMyBusinesses: listed(business) } };
};
const ruleTexts = () =>
  screen.getAllByRole('listitem', { name: /^Rule / }).map((one) => one.textContent ?? '');
const publish = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  answerFromNow({ publishRequirements: next });
  await press(user, 'Publish version 2');
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(1));
  return sentTo('publishRequirements')[0];
};

test('before anything is published, the words say so and how to begin', async () => {
  await open({
    getRequirements: { version: 0, rules: [], publishedAt: null, effectiveFrom: null },
    listRequirementVersions: listed(),
  });
  expect(await screen.findByText('Nothing is published yet. Every pet is cleared.')).toBeTruthy();
  expect(screen.getByText('No rules yet')).toBeTruthy();
  expect(screen.getByText('No changes')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish version 1' })).toHaveProperty('disabled', true);
});

test('a preset replaces the draft, and undo brings it back', async () => {
  const [preset] = presetsFor('daycare');
  if (!preset) throw new Error('A daycare has no preset');
  const { user } = await open();
  await pickItem(user, 'Start from a preset', new RegExp(`^${preset.name}\\s*${preset.detail.slice(0, 10)}`));
  await waitFor(() => expect(ruleTexts()).toHaveLength(preset.rules.length));
  await press(user, 'Undo');
  await waitFor(() => expect(ruleTexts()).toHaveLength(2));
  expect(screen.getByText('No changes')).toBeTruthy();
});

test('a removed rule comes back by undo, where it stood', async () => {
  const { user } = await open();
  await pickItem(user, 'More about rule 1', 'Remove');
  await waitFor(() => expect(ruleTexts()).toHaveLength(1));
  expect(screen.getByText('1 removed rule')).toBeTruthy();
  await press(user, 'Undo');
  await waitFor(() => expect(ruleTexts()[0]).toMatch(/Rabies/));
  expect(screen.getByText('No changes')).toBeTruthy();
});

test('rules are moved, and the new order is published', async () => {
  const { user } = await open();
  await pickItem(user, 'More about rule 1', 'Move down');
  await waitFor(() => expect(ruleTexts()[0]).toMatch(/microchip/));
  expect(screen.getByText('The order has changed')).toBeTruthy();
  const sent = await publish(user);
  expect(sent?.rules.map(({ id }) => id)).toEqual(['chip', 'rabies']);
});

test('the first rule cannot go up and the last cannot go down', async () => {
  const { user } = await open();
  await press(user, 'More about rule 1');
  expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.keyboard('{Escape}');
  await press(user, 'More about rule 2');
  expect((await screen.findByRole('menuitem', { name: 'Move down' })).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('a changed rule says what it was', async () => {
  const { user } = await open();
  const [chip] = await screen.findAllByRole('button', { name: 'pet, Species' });
  if (chip) await user.click(chip);
  await user.click(await screen.findByRole('menuitemradio', { name: 'dog' }));
  expect(await screen.findByText('Changed, was pet')).toBeTruthy();
  expect(screen.getByText('1 changed rule')).toBeTruthy();
  expect(screen.getByText(/^Version 2 is a draft. Version 1 is live since/)).toBeTruthy();
});

test('another vaccine is accepted instead, and taken away again', async () => {
  const { user } = await open();
  await pickItem(user, 'More about rule 1', 'Accept another vaccine instead');
  await waitFor(() => expect(ruleTexts()[0]).toMatch(/ or /));
  const chips = screen.getAllByRole('button', { name: /, Vaccine$/ });
  expect(chips).toHaveLength(2);
  if (chips[1]) await user.click(chips[1]);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Remove this vaccine' }));
  await waitFor(() => expect(ruleTexts()[0]).not.toMatch(/ or /));
  expect(screen.getByText('No changes')).toBeTruthy();
});

test('a vaccine that no list has is asked for by its own name', async () => {
  const { user } = await open();
  await press(user, 'Rabies, Vaccine');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Another vaccine…' }));
  const dialog = await dialogOf('Which vaccine?');
  await press(user, 'Apply', { in: dialog });
  expect(await within(dialog).findByText('Enter the name of the vaccine.')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Zyvac');
  await press(user, 'Apply', { in: dialog });
  await waitFor(() => expect(ruleTexts()[0]).toMatch(/Zyvac/));
});

test('a number is taken within its bounds alone', async () => {
  const { user } = await open({
    getRequirements: {
      ...inForce,
      rules: [{ ...microchip, requirement: { kind: 'age' as const, minWeeks: 16 } }],
    },
  });
  await press(user, '16 weeks, Minimum age');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Other…' }));
  const dialog = await dialogOf('Minimum age: how many?');
  for (const typed of ['2001', '1.5', 'ten', '-1']) {
    await fill(user, 'Minimum age', typed);
    await press(user, 'Apply', { in: dialog });
    expect(within(dialog).getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  }
  await fill(user, 'Minimum age', '20');
  await press(user, 'Apply', { in: dialog });
  await waitFor(() => expect(ruleTexts()[0]).toMatch(/20 weeks/));
});

test('the details show made-up pets, judged as the rule is changed', async () => {
  const { user } = await open();
  await press(user, 'Details of rule 1');
  const examples = await screen.findByRole('region', { name: 'Examples' });
  const row = (words: string) => within(examples).getByText(words).closest('li');
  expect(within(row('Nothing on record') as HTMLElement).getByLabelText('Not cleared')).toBeTruthy();
  expect(
    within(row('One dose 2 months ago, entered by the owner') as HTMLElement).getByLabelText('Good to go'),
  ).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Proof/ }));
  expect(
    within(row('One dose 2 months ago, entered by the owner') as HTMLElement).getByLabelText('Not cleared'),
  ).toBeTruthy();
  expect(row('One dose, certificate attached')).toBeTruthy();
});

test('a rule that would say nothing without a bound keeps it', async () => {
  const { user } = await open({
    getRequirements: {
      ...inForce,
      rules: [{ ...microchip, requirement: { kind: 'weight' as const, maxKg: 20 } }],
    },
  });
  await press(user, 'Details of rule 1');
  expect(await screen.findByRole('checkbox', { name: /^Maximum weight/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /^Minimum weight/ }));
  expect(screen.getByRole('checkbox', { name: /^Maximum weight/ })).toHaveProperty('disabled', false);
});

test('with two services a rule belongs to the one that is shown, and is counted there', async () => {
  const { user } = await open({}, twoServices());
  await user.click(await screen.findByRole('radio', { name: /^Boarding/ }));
  await pickItem(user, 'Add rule', 'A treatment');
  expect(await screen.findByText('Only for boarding')).toBeTruthy();
  expect(ruleTexts()).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: /^Daycare/ }));
  await waitFor(() => expect(ruleTexts()).toHaveLength(2));
  const sent = await publish(user);
  expect(sent?.rules[2]).toMatchObject({ appliesTo: { services: ['boarding'] } });
});

test('without waivers the list leads to writing one', async () => {
  const { user, address } = await open();
  await pickItem(user, 'Add rule', 'A signed waiver (write one first)');
  await waitFor(() => expect(address()).toBe('/business/waivers'));
});

test('rules can begin on a later day; the words say that until then nothing changes', async () => {
  const { user } = await open();
  await pickItem(user, 'Add rule', 'Age limit');
  expect(await screen.findByText('Takes effect immediately, for every scan and check-in.')).toBeTruthy();
  await fillDate(user, /Starts on/, '12312098');
  expect(await screen.findByText('Until then, the current rules stay live.')).toBeTruthy();
  const sent = await publish(user);
  expect(sent).toMatchObject({ effectiveFrom: '2098-12-31' });
  expect(await screen.findByText('Version 2 is published and scheduled')).toBeTruthy();
});

test('a rule that the server refuses shows the reason beside it', async () => {
  const { user } = await open({
    publishRequirements: () =>
      refuseCall('INVALID_ARGUMENT', undefined, [
        { path: 'rules.1.requirement', message: 'WIRE', reason: 'question_unknown' },
        { path: 'effectiveFrom', message: 'WIRE', reason: 'rules_begin_in_past' },
      ]),
  });
  await pickItem(user, 'Add rule', 'Age limit');
  await press(user, 'Publish version 2');
  await alertOf('Some rules can’t be published yet. See the problems next to them.');
  const second = screen.getByRole('listitem', { name: 'Rule 2' });
  expect(
    within(second).getByText('This business has no such question. It may have been removed.'),
  ).toBeTruthy();
  expect(screen.getByText('Rules cannot begin in the past. Choose today or later.')).toBeTruthy();
  await press(user, 'Discard draft');
  await waitFor(() => expect(screen.queryByText(/has no such question/)).toBeNull());
});

test('while the pets are judged again the progress is shown', async () => {
  await open({ getRecheckProgress: { version: 1, done: 1200, total: 5000 } });
  expect(await screen.findByText('Rechecked 1,200 of 5,000')).toBeTruthy();
  expect(screen.getByText('Scans already use the new rules.')).toBeTruthy();
});

test('the affected pets that cannot be loaded are said, and publishing stays possible', async () => {
  const { user } = await open({ previewRequirements: () => refuseCall('PERMISSION_DENIED') });
  await pickItem(user, 'Add rule', 'A microchip');
  await alertOf('The affected pets couldn’t be loaded.');
  expect(screen.getByRole('button', { name: 'Publish version 2' })).toHaveProperty('disabled', false);
});

test('of many affected pets the first eight are named and the rest counted', async () => {
  const affected = Array.from({ length: 11 }, (_, index) => ({
    petId: meadow.id.replace(/.$/, (index % 10).toString()),
    petName: `Pet ${index + 1}`,
    before: 'compliant' as const,
    after: 'expiring' as const,
  }));
  const { user } = await open({ previewRequirements: { affected, judged: 40 } });
  await pickItem(user, 'Add rule', 'A microchip');
  expect(await screen.findByText('11 pets change, of 40.')).toBeTruthy();
  expect(screen.getByText('Pet 8')).toBeTruthy();
  expect(screen.queryByText('Pet 9')).toBeNull();
  expect(screen.getByText('And 3 others.')).toBeTruthy();
});

test('staff read the rules and why they cannot publish', async () => {
  await open({}, staff('staff'));
  expect(await screen.findByText('Only a manager or the owner can publish.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Details of rule 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start from a preset' })).toBeNull();
});

test('the versions say which is live and which is scheduled', async () => {
  await open({
    listRequirementVersions: listed(
      { ...next, state: 'future' as const, effectiveFrom: '2098-12-31' },
      { ...inForce, state: 'current' as const },
    ),
  });
  expect(await screen.findByText('Scheduled')).toBeTruthy();
  expect(screen.getByText('Live')).toBeTruthy();
  expect(screen.getByText('2 rules, from Dec 31, 2098')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export version 2 as CertLogic' })).toBeTruthy();
});
