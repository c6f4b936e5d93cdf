import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, fill, press } from '../../../test/acts.ts';
import { testDocument } from '../../../test/documents.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  say,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import { biscuit as fullBiscuit, petOfBusiness, rabiesDose } from '../../../test/records.ts';

const biscuit = petOfBusiness(2, 'Biscuit');
const pepper = petOfBusiness(3, 'Pepper');
const rules = [
  {
    id: 'rabies',
    level: 'required' as const,
    title: 'Rabies shot',
    requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
  },
];
const answers: FakeAnswers = {
  listConnections: listed(biscuit, pepper),
  getRequirements: { version: 1, rules, publishedAt: at, effectiveFrom: '2026-01-05' },
  watchConnections: [],
};
const open = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business/pets', person, { ...answers, ...more });
const known = {
  petId: biscuit.petId,
  petName: 'Biscuit',
  species: 'dog' as const,
  breed: 'Beagle',
  colour: null,
  photoPath: null,
  alerts: ['Chicken allergy'],
  scope: 'records' as 'records' | 'verdict',
  verdict: 'compliant' as const,
  connectedAt: at,
  lastVisitAt: null,
  lastService: null,
  contact: null,
  contactShared: false,
  customerId: null,
  note: 'Shy',
  flags: ['VIP'],
  visits: 0,
  turnedAway: 0,
  services: [],
};
const openPet = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen(`/business/pets/${biscuit.petId}`, person, {
    ...answers,
    listIncidents: listed(),
    getCareAtBusiness: { plan: null, isGuest: false },
    listCareLog: listed(),
    listVisits: listed(),
    getConnectedPet: known,
    getPet: fullBiscuit,
    listCheckIns: listed(),
    listEvaluations: listed(),
    listVaccinations: listed(),
    listDocuments: listed(),
    ...more,
  });

test('a business without pets reads how owners find it', async () => {
  await open({ listConnections: listed() });
  expect(await screen.findByText('No pets yet')).toBeTruthy();
  expect(screen.getByText(/Owners connect their pets through your invitation/)).toBeTruthy();
});

test('every filter is asked of the server, and all are cleared by one press', async () => {
  const { user } = await open();
  await screen.findAllByText('Biscuit');
  await user.click(screen.getByRole('radio', { name: 'Not cleared' }));
  await press(user, 'Filters');
  await chooseOption(user, /Status changes within/, '14 days');
  await chooseOption(user, /Missing/, 'Rabies shot');
  await chooseOption(user, /Service/, 'Daycare');
  answerFromNow({ listConnections: listed() });
  await chooseOption(user, /Sort by/, 'Last visit');
  expect(await screen.findByText('No matching pets')).toBeTruthy();
  expect(sentTo('listConnections').at(-1)).toMatchObject({
    businessId: meadow.id,
    verdict: 'non_compliant',
    withinDays: 14,
    rule: 'rabies',
    service: 'daycare',
    sort: 'visited',
  });
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy();
  answerFromNow({ listConnections: listed(biscuit) });
  await press(user, 'Clear filters');
  expect((await screen.findAllByText('Biscuit')).length).toBeGreaterThan(0);
});

test('the next page is read where the last one ended', async () => {
  const { user } = await open({
    listConnections: ({ cursor }) =>
      cursor === undefined ? { items: [biscuit], nextCursor: 'next' } : listed(pepper),
  });
  await press(user, 'Show more');
  expect((await screen.findAllByText('Pepper')).length).toBeGreaterThan(0);
});

test('the owners of the chosen pets are reminded once, after a preview', async () => {
  const { user } = await open({
    remindOwners: { letters: 2, subject: 'Before the next visit', text: 'Please renew rabies.' },
  });
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select Biscuit' });
  if (boxes[0]) await user.click(boxes[0]);
  const [second] = screen.getAllByRole('checkbox', { name: 'Select Pepper' });
  if (second) await user.click(second);
  expect(await screen.findByText('2 selected')).toBeTruthy();
  await press(user, 'Remind owners');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Please renew rabies.')).toBeTruthy();
  await fill(user, /Add a message/, 'See you soon');
  await user.dblClick(await within(dialog).findByRole('button', { name: 'Send reminders' }));
  expect(await screen.findByText('2 emails sent')).toBeTruthy();
  const sent = sentTo('remindOwners').filter(({ preview }) => preview !== true);
  expect(sent).toEqual([
    expect.objectContaining({
      petIds: [biscuit.petId, pepper.petId],
      message: 'See you soon',
      idempotencyKey: expect.any(String),
    }),
  ]);
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('a reminder that could not be sent keeps the dialog and its message', async () => {
  const { user } = await open({
    remindOwners: ({ preview }) =>
      preview ? { letters: 1, subject: 'Before', text: 'Renew.' } : cutNetwork(),
  });
  const [box] = await screen.findAllByRole('checkbox', { name: 'Select Biscuit' });
  if (box) await user.click(box);
  await press(user, 'Remind owners');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Add a message/, 'See you soon');
  await press(user, 'Send reminders', { in: dialog });
  await waitFor(() => expect(document.body.textContent).toMatch(/Can’t reach the server/));
  expect(screen.getByLabelText(/Add a message/)).toHaveProperty('value', 'See you soon');
});

test('staff see the pets and can neither remind nor invite', async () => {
  await open({}, staff('staff'));
  await screen.findAllByText('Biscuit');
  expect(screen.queryByRole('button', { name: 'Invite an owner' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Select Biscuit' })).toBeNull();
});

test('an invitation that is left begins without the problem of the last one', async () => {
  const { user } = await open({ inviteOwner: () => refuseCall('FAILED_PRECONDITION', 'recently_invited') });
  await press(user, 'Invite an owner');
  await fill(user, /Owner’s email address/, 'kim@example.test');
  await press(user, 'Send invitation', { in: await screen.findByRole('dialog') });
  expect(await screen.findByText(/You invited this address within the last 30 days/)).toBeTruthy();
  await press(user, 'Cancel', { in: screen.getByRole('dialog') });
  await press(user, 'Invite an owner');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText(/You invited this address within/)).toBeNull();
});

test('a pet that shares its records shows doses and documents', async () => {
  await openPet({
    listVaccinations: listed(rabiesDose, { ...rabiesDose, id: testId(8), state: 'withdrawn' }),
    listDocuments: listed(testDocument({ petId: biscuit.petId })),
  });
  expect(await screen.findByText(/^Given Mar 2.*, expires Mar 2, 2029$/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Rabies certificate' });
  expect(link.getAttribute('href')).toMatch(/token=link$/);
});

test('a pet that shares its records and has none says so', async () => {
  await openPet();
  expect(await screen.findByText('No vaccinations on record.')).toBeTruthy();
  expect(await screen.findByText('No documents.')).toBeTruthy();
  expect(screen.getByText('No visits yet.')).toBeTruthy();
  expect(screen.getByText('Chicken allergy')).toBeTruthy();
});

test('records that cannot be read are asked for again, while the pet is shown', async () => {
  const { user } = await openPet({ listVaccinations: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ listVaccinations: listed(rabiesDose) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText(/^Given Mar 2/)).toBeTruthy();
});

test('flags that are too many are not saved', async () => {
  const { user } = await openPet();
  await fill(user, 'Flags', Array.from({ length: 11 }, (_, index) => `flag ${index}`).join(','));
  expect(await screen.findByText('Use at most ten flags of 40 characters each.')).toBeTruthy();
  await press(user, 'Save note');
  expect(sentTo('savePetNote')).toEqual([]);
});

test('a note is saved trimmed, with each flag once', async () => {
  const { user } = await openPet({ savePetNote: { note: 'Needs drops', flags: ['VIP', 'Shy'] } });
  await fill(user, 'Note', '  Needs drops ');
  await fill(user, 'Flags', 'VIP, Shy,, VIP');
  await press(user, 'Save note');
  expect(await screen.findByText('The note was saved')).toBeTruthy();
  expect(sentTo('savePetNote')).toEqual([
    { businessId: meadow.id, petId: biscuit.petId, note: 'Needs drops', flags: ['VIP', 'Shy'] },
  ]);
});

test('after the plan has ended the note can be read, and not written', async () => {
  await openPet({}, staff('owner', { plan: false }));
  expect(await screen.findByText('Shy')).toBeTruthy();
  expect(screen.getByText('VIP')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();
});

test('a status that changes elsewhere is read again', async () => {
  await open();
  await screen.findAllByText('Biscuit');
  const before = sentTo('listConnections').length;
  say('watchConnections', { petId: biscuit.petId, verdict: 'non_compliant', changesOn: null } as never);
  await waitFor(() => expect(sentTo('listConnections').length).toBeGreaterThan(before));
});
