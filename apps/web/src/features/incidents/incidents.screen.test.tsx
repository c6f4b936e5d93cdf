import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, staff } from '../../../test/people.ts';
import type { Incident } from './incident.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const pet = { petId: id(1), petName: 'Biscuit' };
const incident: Incident = {
  ...{ id: id(2), businessId: meadow.id, kind: 'injury', severity: 'serious', pets: [pet] },
  ...{ occurredAt: '2026-03-02T09:00:00.000Z', location: 'Yard B', description: 'Scraped a shoulder.' },
  ...{
    actionsTaken: null,
    people: 'Ana Reyes',
    photos: [],
    ownersNotifiedAt: null,
    version: 1,
    recordedBy: 'Sam Ode',
  },
  ...{ recordedAt: '2026-03-02T09:05:00.000Z', updatedAt: '2026-03-02T09:05:00.000Z' },
};
const version = {
  ...{ version: 1, kind: incident.kind, severity: incident.severity, occurredAt: incident.occurredAt },
  ...{ location: 'Yard A', description: 'Scraped a knee.', actionsTaken: null, people: null, photos: [] },
  ...{ by: 'Sam Ode', at: incident.recordedAt, reason: null },
};

test('incidents are listed with who, when and how bad, and narrowed by the server', async () => {
  const { user } = await openScreen('/business/incidents', staff('staff'), {
    listIncidents: listed(incident),
  });
  const link = await screen.findByRole('link', { name: 'Injury: Biscuit' });
  expect(link.getAttribute('href')).toBe(`/business/incidents/${incident.id}`);
  expect(screen.getByText('Serious')).toBeTruthy();
  answerFromNow({ listIncidents: listed() });
  await user.click(screen.getByRole('radio', { name: 'Bite' }));
  expect(await screen.findByText('No incidents match these filters.')).toBeTruthy();
  expect(sentTo('listIncidents').at(-1)).toMatchObject({ businessId: meadow.id, kind: 'bite' });
});

test('a report begins with the pet it was opened from, and is saved once it says what happened', async () => {
  const found = { incident, versions: [version] };
  const { user } = await openScreen(`/business/incidents/new?pet=${pet.petId}&name=Biscuit`, staff('staff'), {
    recordIncident: incident,
    getIncident: found,
  });
  expect(await screen.findByRole('button', { name: 'Remove Biscuit' })).toBeTruthy();
  await press(user, 'Save and notify owners');
  expect(await screen.findByText('Describe what happened.')).toBeTruthy();
  expect(sentTo('recordIncident')).toEqual([]);
  await user.type(screen.getByLabelText('Description'), 'Scraped a shoulder.');
  await press(user, 'Save and notify owners');
  await screen.findByRole('heading', { level: 1, name: /^Injury/ });
  expect(sentTo('recordIncident')).toMatchObject([
    { businessId: meadow.id, petIds: [pet.petId], description: 'Scraped a shoulder.', notifyOwners: true },
  ]);
});

test('a correction asks for a reason; what was said before is listed', async () => {
  const versions = [{ ...version, version: 2, location: 'Yard B', reason: 'Wrong yard' }, version];
  const { user } = await openScreen(`/business/incidents/${incident.id}`, staff('staff'), {
    getIncident: { incident: { ...incident, version: 2 }, versions },
    correctIncident: incident,
  });
  expect(await screen.findByText('Reason for the correction: Wrong yard')).toBeTruthy();
  await press(user, 'Correct');
  const dialog = await screen.findByRole('dialog', { name: 'Correct this report' });
  await press(user, 'Save correction', { in: dialog });
  expect(within(dialog).getByText('Enter a reason for the correction.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Reason for the correction'), 'More exact');
  await press(user, 'Save correction', { in: dialog });
  await waitFor(() => expect(sentTo('correctIncident')).toHaveLength(1));
  expect(sentTo('correctIncident')).toMatchObject([
    { incidentId: incident.id, version: 2, reason: 'More exact' },
  ]);
});

test('a list that cannot be loaded is asked for again', async () => {
  const { user } = await openScreen('/business/incidents', staff('staff'), {
    listIncidents: () => refuseCall('UNAVAILABLE'),
  });
  const alert = await alertOf('The incidents couldn’t be loaded.');
  answerFromNow({ listIncidents: listed(incident) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('link', { name: 'Injury: Biscuit' })).toBeTruthy();
});

test('a report that is not there leaves a page with its heading and the way back', async () => {
  await openScreen(`/business/incidents/${incident.id}`, staff('staff'), {
    getIncident: () => refuseCall('NOT_FOUND'),
  });
  await alertOf('The incident couldn’t be loaded.');
  expect(screen.getByRole('heading', { level: 1, name: 'Incident' })).toBeTruthy();
});

test('the preview follows what is typed, and shows owners nothing about others', async () => {
  const { user } = await openScreen(`/business/incidents/new?pet=${pet.petId}&name=Biscuit`, staff('staff'), {
    listConnections: listed(),
  });
  const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
  expect(preview.getByText('Not described yet')).toBeTruthy();
  // In Berlin, where the business is, whatever the time here.
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '00:07' } });
  expect(preview.getByText(/^Injury, .* 12:07.AM$/)).toBeTruthy();
  await user.type(screen.getByLabelText('Description'), 'Scraped a shoulder.');
  await user.type(screen.getByLabelText(/People involved/), 'Ana Reyes');
  expect(preview.getByText('Scraped a shoulder.')).toBeTruthy();
  expect(preview.getByText('Biscuit')).toBeTruthy();
  expect(preview.getByText('Ana Reyes')).toBeTruthy();
  await user.click(preview.getByRole('radio', { name: 'What owners see' }));
  expect(preview.getByText('Scraped a shoulder.')).toBeTruthy();
  expect(preview.queryByText('Ana Reyes')).toBeNull();
  expect(preview.getByText(/^Each owner sees this/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Notify the owners now/ }));
  expect(preview.getByText(/^Owners are not notified/)).toBeTruthy();
});
