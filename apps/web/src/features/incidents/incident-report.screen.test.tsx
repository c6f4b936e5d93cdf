import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialogOf, fill, fillDate, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, petOfBusiness } from '../../../test/records.ts';
import type { Incident } from './incident.ts';

const pet = { petId: testId(2), petName: 'Biscuit' };
const incident: Incident = {
  id: testId(80),
  businessId: meadow.id,
  kind: 'bite',
  severity: 'serious',
  pets: [pet],
  occurredAt: '2026-03-02T09:00:00.000Z',
  location: 'Yard B',
  description: 'Bit another dog.',
  actionsTaken: 'Separated',
  people: 'Ana Reyes',
  photos: [],
  ownersNotifiedAt: null,
  version: 1,
  recordedBy: 'Sam Ode',
  recordedAt: '2026-03-02T09:05:00.000Z',
  updatedAt: '2026-03-02T09:05:00.000Z',
};
const version = {
  version: 1,
  kind: incident.kind,
  severity: incident.severity,
  occurredAt: incident.occurredAt,
  location: 'Yard A',
  description: 'Bit another dog.',
  actionsTaken: null,
  people: null,
  photos: [],
  by: null,
  at: incident.recordedAt,
  reason: null,
};
const openNew = (answers = {}) =>
  openScreen('/business/incidents/new', staff('staff'), {
    listConnections: listed(petOfBusiness(2, 'Biscuit'), petOfBusiness(3, 'Pepper')),
    ...answers,
  });
const openOne = (answers = {}, person = staff('staff')) =>
  openScreen(`/business/incidents/${incident.id}`, person, {
    getIncident: { incident, versions: [version] },
    ...answers,
  });

test('everything that a report needs is said at once', async () => {
  const { user } = await openNew();
  await fill(user, 'Time', '');
  await press(user, 'Save and notify owners');
  expect(await screen.findByText('Add at least one pet.')).toBeTruthy();
  expect(screen.getByText('Enter a time such as 10:42.')).toBeTruthy();
  expect(screen.getByText('Describe what happened.')).toBeTruthy();
  expect(sentTo('recordIncident')).toEqual([]);
});

test('pets are found by name, added and removed', async () => {
  const { user } = await openNew();
  await fill(user, 'Find a pet to add', 'bis');
  await press(user, 'Add Biscuit');
  expect(await screen.findByRole('button', { name: 'Remove Biscuit' })).toBeTruthy();
  await fill(user, 'Find a pet to add', 'pe');
  expect(await screen.findByRole('button', { name: 'Add Pepper' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Biscuit' })).toBeNull();
  await press(user, 'Remove Biscuit');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Biscuit' })).toBeNull());
});

test('a name that no pet has is said', async () => {
  const { user } = await openNew({ listConnections: listed() });
  await fill(user, 'Find a pet to add', 'zz');
  expect(await screen.findByText('No connected pet has this name.')).toBeTruthy();
});

test('a report in the future is not sent', async () => {
  const { user } = await openNew();
  await fill(user, 'Find a pet to add', 'bis');
  await press(user, 'Add Biscuit');
  await fill(user, 'Description', 'Bit another dog.');
  await fillDate(user, 'Date', '12312098');
  await press(user, 'Save and notify owners');
  expect(await screen.findByText(/The time can’t be in the future/)).toBeTruthy();
  expect(sentTo('recordIncident')).toEqual([]);
});

test('a whole report is sent once, in the time of the business, without a message to the owners', async () => {
  const { user, address } = await openNew({
    recordIncident: incident,
    getIncident: { incident, versions: [version] },
  });
  await fill(user, 'Find a pet to add', 'bis');
  await press(user, 'Add Biscuit');
  await user.click(screen.getByRole('radio', { name: 'Bite' }));
  await user.click(screen.getByRole('radio', { name: 'Serious' }));
  await fillDate(user, 'Date', '03022026');
  await fill(user, 'Time', '10:00');
  await fill(user, /^Where/, ' Yard B ');
  await fill(user, 'Description', 'Bit another dog.');
  await fill(user, /^Actions taken/, 'Separated');
  await fill(user, /^People involved/, 'Ana Reyes');
  await user.click(screen.getByRole('switch', { name: /Notify the owners now/ }));
  await user.dblClick(screen.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(address()).toBe(`/business/incidents/${incident.id}`));
  expect(sentTo('recordIncident')).toEqual([
    {
      businessId: meadow.id,
      petIds: [pet.petId],
      kind: 'bite',
      severity: 'serious',
      // Ten o'clock in Berlin, in winter.
      occurredAt: '2026-03-02T09:00:00.000Z',
      location: 'Yard B',
      description: 'Bit another dog.',
      actionsTaken: 'Separated',
      people: 'Ana Reyes',
      notifyOwners: false,
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('after a cut the report stays as it was typed and is the same request', async () => {
  const { user } = await openNew({ recordIncident: cutNetwork });
  await fill(user, 'Find a pet to add', 'bis');
  await press(user, 'Add Biscuit');
  await fill(user, 'Description', 'Bit another dog.');
  await press(user, 'Save and notify owners');
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Bit another dog.');
  answerFromNow({ recordIncident: incident, getIncident: { incident, versions: [version] } });
  await press(user, 'Save and notify owners');
  await screen.findByRole('heading', { level: 1, name: /^Bite/ });
  const [first, second] = sentTo('recordIncident');
  expect(second).toEqual(first);
});

test('a report can be left without saving', async () => {
  const { user, address } = await openNew({ listIncidents: listed() });
  await press(user, 'Cancel');
  await waitFor(() => expect(address()).toBe('/business/incidents'));
  expect(sentTo('recordIncident')).toEqual([]);
});

test('a report shows all its facts, and who wrote it', async () => {
  await openOne();
  expect(await screen.findByText('Separated')).toBeTruthy();
  for (const words of ['Yard B', 'Ana Reyes', 'Owners not notified', 'Bit another dog.']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'Biscuit' }).getAttribute('href')).toBe(
    `/business/pets/${pet.petId}`,
  );
  expect(screen.queryByText('Earlier versions')).toBeNull();
});

test('a correction of a report the owners know says that they will be notified', async () => {
  const { user } = await openOne({
    getIncident: { incident: { ...incident, ownersNotifiedAt: at }, versions: [version] },
    correctIncident: () => refuseCall('ABORTED', 'changed_meanwhile'),
  });
  await press(user, 'Correct');
  const dialog = await dialogOf('Correct this report');
  expect(within(dialog).getByText(/The owners were notified and will be notified/)).toBeTruthy();
  expect(within(dialog).queryByRole('switch')).toBeNull();
  await fill(user, 'Reason for the correction', 'Wrong yard');
  await press(user, 'Save correction', { in: dialog });
  expect(await screen.findByText(/Someone else changed this at the same time/)).toBeTruthy();
  expect(sentTo('correctIncident')).toEqual([
    expect.objectContaining({ incidentId: incident.id, version: 1, reason: 'Wrong yard' }),
  ]);
});

test('the PDF opens where the server put it; a refusal is said', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openOne({ printIncident: () => refuseCall('RESOURCE_EXHAUSTED', 'daily_limit') });
  await press(user, 'PDF');
  expect(await screen.findByText(/You’ve reached today’s limit/)).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  answerFromNow({ printIncident: { url: 'https://files.test/report.pdf' } });
  await press(user, 'PDF');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://files.test/report.pdf'));
  assign.mockRestore();
});

test('without the plan reports are read, and none is written or corrected', async () => {
  await openOne({}, staff('owner', { plan: false }));
  expect(await screen.findByText('Bit another dog.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});

test('a business without incidents reads when to report one', async () => {
  await openScreen('/business/incidents', staff('staff'), { listIncidents: listed() });
  expect(await screen.findByText('No incidents recorded')).toBeTruthy();
});

test('filters without a match are cleared by one press', async () => {
  const { user } = await openScreen('/business/incidents', staff('staff'), {
    listIncidents: ({ kind }: { kind?: string | undefined }) =>
      kind === undefined ? listed(incident) : listed(),
  });
  await screen.findByRole('link', { name: 'Bite: Biscuit' });
  await user.click(screen.getByRole('radio', { name: 'Escape' }));
  await press(user, 'Clear filters');
  expect(await screen.findByRole('link', { name: 'Bite: Biscuit' })).toBeTruthy();
});

test('an owner reads what a business reported, without the people involved', async () => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listPetIncidents: listed({
      id: incident.id,
      petId: biscuit.id,
      businessName: meadow.name,
      kind: 'bite',
      severity: 'serious',
      occurredAt: incident.occurredAt,
      location: 'Yard B',
      description: 'Bit another dog.',
      actionsTaken: 'Separated',
      withOthers: true,
      corrected: true,
      notifiedAt: at,
    }),
  });
  const panel = await screen.findByRole('region', { name: 'Incident reports' });
  for (const words of ['Bite', 'Yard B', 'Actions taken: Separated', 'Other pets were involved.']) {
    expect(within(panel).getByText(words)).toBeTruthy();
  }
  expect(within(panel).getByText('Corrected since')).toBeTruthy();
});

test('a list that ends after a page goes on by a press', async () => {
  const { user } = await openScreen('/business/incidents', staff('staff'), {
    listIncidents: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined
        ? { items: [incident], nextCursor: 'older' }
        : listed({ ...incident, id: testId(81), kind: 'escape' as const }),
  });
  await press(user, /Show (more|older)/);
  expect(await screen.findByRole('link', { name: 'Escape: Biscuit' })).toBeTruthy();
});
