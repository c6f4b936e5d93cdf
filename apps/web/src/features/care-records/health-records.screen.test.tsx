import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, fillDate, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const kept = {
  petId: biscuit.id,
  state: 'active' as const,
  createdAt: at,
  updatedAt: at,
  documentIds: [],
  evidence: 'owner' as const,
};
const apoquel = {
  ...kept,
  id: testId(11),
  name: 'Apoquel',
  dose: '16 mg',
  schedule: 'once a day',
  startedOn: '2025-11-01',
  endedOn: null as string | null,
  prescriber: null,
  duringVisits: true,
};
const rimadyl = { ...apoquel, id: testId(12), name: 'Rimadyl', dose: '50 mg', endedOn: '2025-12-01' };
const chicken = {
  ...kept,
  id: testId(13),
  substance: 'Chicken',
  reaction: 'Itching',
  severity: 'severe' as const,
};
const dysplasia = {
  ...kept,
  id: testId(14),
  name: 'Hip dysplasia',
  diagnosedOn: '2024-05-01',
  resolvedOn: null,
};
const exam = {
  ...kept,
  id: testId(15),
  on: '2025-09-18',
  clinic: 'Elm Street Vets',
  reason: 'Annual exam',
  notes: 'All well.',
};
const noRecords = { listConditions: listed(), listWeights: listed(), listVetVisits: listed() };
const open = (answers = {}, pet = biscuit, query = '') =>
  openScreen(`/pets/${biscuit.id}/record${query}`, owner(), {
    ...petAnswers(pet),
    ...noRecords,
    ...answers,
  });

async function panelOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title });
  const panel = heading.closest('section');
  if (!panel) throw new Error(`No panel ${title}`);
  return panel;
}

test('a record without anything says for each kind what it is good for', async () => {
  await open();
  expect(await screen.findByText(/No medications on record. Businesses you share records with/)).toBeTruthy();
  for (const words of [/^No allergies on record/, /^No conditions/, /^No weights/, /^No vet visits/]) {
    expect(await screen.findByText(words)).toBeTruthy();
  }
});

test('a medication is added with its dose, its days and whether staff give it', async () => {
  const { user } = await open({ recordMedication: apoquel });
  await press(user, 'Add medication');
  const dialog = await dialogOf('Add a medication');
  await fill(user, /^Name/, ' Apoquel ');
  await fill(user, /^Dose/, '16 mg');
  await fill(user, /^Schedule/, 'once a day');
  await fillDate(user, /Start date/, '11012025');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Staff give it during visits' }));
  answerFromNow({ listMedications: listed(apoquel) });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  const panel = await panelOf('Medications');
  expect(await within(panel).findByText('Apoquel 16 mg')).toBeTruthy();
  expect(within(panel).getByText('Given during visits')).toBeTruthy();
  expect(sentTo('recordMedication')).toEqual([
    {
      petId: biscuit.id,
      name: 'Apoquel',
      dose: '16 mg',
      schedule: 'once a day',
      prescriber: null,
      startedOn: '2025-11-01',
      endedOn: null,
      duringVisits: true,
      documentIds: [],
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('a medication without name and dose is not sent; the words give an example', async () => {
  const { user } = await open();
  await press(user, 'Add medication');
  const dialog = await dialogOf('Add a medication');
  await press(user, 'Save', { in: dialog });
  expect(await within(dialog).findAllByText('Enter a name and a dose, such as Apoquel, 16 mg.')).toHaveLength(
    2,
  );
  expect(within(dialog).getByText('Enter the date.')).toBeTruthy();
  expect(sentTo('recordMedication')).toEqual([]);
});

test('what was typed is there again when the dialog is closed and opened', async () => {
  const { user } = await open();
  await press(user, 'Add medication');
  await fill(user, /^Name/, 'Apoquel');
  await press(user, 'Cancel', { in: await dialogOf('Add a medication') });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Add medication');
  await dialogOf('Add a medication');
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Apoquel');
});

test('medications that ended stand behind a button', async () => {
  const { user } = await open({ listMedications: listed(apoquel, rimadyl) });
  const panel = await panelOf('Medications');
  await within(panel).findByText('Apoquel 16 mg');
  expect(within(panel).queryByText('Rimadyl 50 mg')).toBeNull();
  await press(user, '1 past record', { in: panel });
  expect(await within(panel).findByText('Rimadyl 50 mg')).toBeTruthy();
  await press(user, 'Show fewer', { in: panel });
  expect(within(panel).queryByText('Rimadyl 50 mg')).toBeNull();
});

test('an allergy says how severe it is, and who sees it', async () => {
  const { user } = await open({ recordAllergy: chicken });
  await press(user, 'Add allergy');
  const dialog = await dialogOf('Add an allergy');
  await fill(user, /^Allergic to/, 'Chicken');
  await fill(user, /^Reaction/, 'Itching');
  await user.click(within(dialog).getByRole('radio', { name: 'Severe' }));
  answerFromNow({ listAllergies: listed(chicken) });
  await press(user, 'Save', { in: dialog });
  const panel = await panelOf('Allergies');
  expect(await within(panel).findByText('Itching')).toBeTruthy();
  expect(within(panel).getByText('Severe')).toBeTruthy();
  expect(within(panel).getByText(/Shown at check-in by businesses/)).toBeTruthy();
  expect(sentTo('recordAllergy')).toEqual([
    expect.objectContaining({ substance: 'Chicken', reaction: 'Itching', severity: 'severe' }),
  ]);
});

test('a condition may have no day; its name is needed', async () => {
  const { user } = await open({ recordCondition: dysplasia });
  await press(user, 'Add condition');
  const dialog = await dialogOf('Add a condition');
  await press(user, 'Save', { in: dialog });
  expect(await within(dialog).findByText('Enter the name of the condition.')).toBeTruthy();
  await fill(user, /^Name/, 'Hip dysplasia');
  answerFromNow({ listConditions: listed(dysplasia) });
  await press(user, 'Save', { in: dialog });
  expect(await screen.findByText('Hip dysplasia')).toBeTruthy();
  expect(sentTo('recordCondition')).toEqual([
    expect.objectContaining({ name: 'Hip dysplasia', diagnosedOn: null, resolvedOn: null }),
  ]);
});

test('a visit to the vet is kept with reason, clinic and notes', async () => {
  const { user } = await open({ recordVetVisit: exam });
  await press(user, 'Add vet visit');
  const dialog = await dialogOf('Add a vet visit');
  await fill(user, /^Reason/, 'Annual exam');
  await fill(user, /^Clinic/, 'Elm Street Vets');
  await fill(user, /^Notes/, 'All well.');
  await fillDate(user, /Date of visit/, '09182025');
  answerFromNow({ listVetVisits: listed(exam) });
  await press(user, 'Save', { in: dialog });
  expect(await screen.findByText(/2025, Elm Street Vets, All well\./)).toBeTruthy();
  expect(sentTo('recordVetVisit')).toEqual([
    expect.objectContaining({
      on: '2025-09-18',
      reason: 'Annual exam',
      clinic: 'Elm Street Vets',
      notes: 'All well.',
    }),
  ]);
});

test('a correction keeps its reason apart from the reason of the visit', async () => {
  const { user } = await open({ listVetVisits: listed(exam), correctVetVisit: exam });
  await pickItem(user, 'More about Annual exam', 'Correct');
  const dialog = await dialogOf('Correct Annual exam?');
  expect(within(dialog).getByText('The previous version is kept in the history.')).toBeTruthy();
  await fill(user, /^Clinic/, 'Oak Street Vets');
  await fill(user, /^Reason for the change/, 'Wrong clinic');
  await press(user, 'Correct', { in: dialog });
  await waitFor(() =>
    expect(sentTo('correctVetVisit')).toEqual([
      expect.objectContaining({
        vetVisitId: exam.id,
        clinic: 'Oak Street Vets',
        reason: 'Annual exam',
        correctionReason: 'Wrong clinic',
      }),
    ]),
  );
});

test('a correction that is refused keeps what was typed', async () => {
  const { user } = await open({
    listAllergies: listed(chicken),
    correctAllergy: () => refuseCall('FAILED_PRECONDITION', 'withdrawn'),
  });
  await pickItem(user, 'More about Chicken', 'Correct');
  const dialog = await dialogOf('Correct Chicken?');
  await fill(user, /^Reaction/, 'Hives');
  await press(user, 'Correct', { in: dialog });
  await alertOf('This record was removed and can’t be changed. Add a new one.');
  expect(screen.getByLabelText(/^Reaction/)).toHaveProperty('value', 'Hives');
});

test('what is odd about a saved record is said', async () => {
  const warnings = [{ code: 'unusual_dose', path: 'dose', message: 'This dose is unusually high.' }];
  const { user } = await open({
    listMedications: listed(apoquel),
    correctMedication: { ...apoquel, warnings },
  });
  await pickItem(user, 'More about Apoquel 16 mg', 'Correct');
  await fill(user, /^Dose/, '1600 mg');
  await press(user, 'Correct', { in: await dialogOf('Correct Apoquel 16 mg?') });
  expect(await screen.findByText('This dose is unusually high.')).toBeTruthy();
});

test('a removed record no longer counts and stands among the past ones', async () => {
  const { user } = await open({ listAllergies: listed(chicken), withdrawAllergy: chicken });
  await pickItem(user, 'More about Chicken', 'Remove');
  const dialog = await dialogOf('Remove Chicken?');
  answerFromNow({ listAllergies: listed({ ...chicken, state: 'withdrawn' as const }) });
  await press(user, 'Remove', { in: dialog });
  const panel = await panelOf('Allergies');
  await press(user, '1 past record', { in: panel });
  expect(within(panel).getByText('Removed')).toBeTruthy();
  expect(sentTo('withdrawAllergy')).toEqual([{ allergyId: chicken.id }]);
});

test('the history shows each version with its reason, and a cut can be tried again', async () => {
  const { user } = await open({ listAllergies: listed(chicken), listCareRecordHistory: cutNetwork });
  await pickItem(user, 'More about Chicken', 'History');
  const dialog = await dialogOf('History of Chicken');
  const button = await within(dialog).findByRole('button', { name: 'Try again' });
  const by = 'u-maya';
  answerFromNow({
    listCareRecordHistory: listed(
      { version: 2, at, by, reason: 'Vet confirmed it', record: chicken },
      { version: 1, at, by, reason: null, record: { ...chicken, severity: 'mild' as const } },
    ),
  });
  await user.click(button);
  expect(await within(dialog).findByText('Version 2')).toBeTruthy();
  expect(within(dialog).getByText('Chicken, Itching, Severe, Vet confirmed it')).toBeTruthy();
  expect(within(dialog).getByText('Chicken, Itching, Mild')).toBeTruthy();
  expect(sentTo('listCareRecordHistory')[0]).toEqual(expect.objectContaining({ careRecordId: chicken.id }));
});

test('one kind alone is shown by its address and by its filter', async () => {
  const { user, address } = await open({ listAllergies: listed(chicken) }, biscuit, '?kind=allergy');
  expect(await screen.findByText('Chicken')).toBeTruthy();
  expect(screen.queryByText(/^No conditions/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Conditions' }));
  expect(await screen.findByText(/^No conditions/)).toBeTruthy();
  expect(screen.queryByText('Chicken')).toBeNull();
  expect(address()).toBe(`/pets/${biscuit.id}/record?kind=condition`);
});

test('who may only view sees the records and no way to change them', async () => {
  const { user } = await open({ listAllergies: listed(chicken) }, { ...biscuit, access: 'read' });
  await screen.findByText('Chicken');
  expect(screen.queryByRole('button', { name: 'Add record' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add allergy' })).toBeNull();
  await press(user, 'More about Chicken');
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['History']);
});

test('a kind that cannot be read says so in its own panel, while the others are shown', async () => {
  const { user } = await open({
    listAllergies: listed(chicken),
    listConditions: () => refuseCall('PERMISSION_DENIED'),
  });
  const panel = await panelOf('Conditions');
  const button = await within(panel).findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Chicken')).toBeTruthy();
  answerFromNow({ listConditions: listed(dysplasia) });
  await user.click(button);
  expect(await screen.findByText('Hip dysplasia')).toBeTruthy();
});
