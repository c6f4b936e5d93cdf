import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import { biscuit } from '../../../test/records.ts';

const connected = {
  petId: biscuit.id,
  petName: 'Biscuit',
  species: 'dog' as const,
  breed: null,
  colour: null,
  alerts: [],
  photoPath: null,
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  connectedAt: at,
  lastVisitAt: null,
  lastService: null,
};
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const answers = {
  listConnections: listed({ ...connected, customer: null, isGuest: false }),
  getRequirements: rules,
  watchConnections: [],
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/pets', person, { ...answers, ...more });
const maya = {
  name: 'Maya Lindqvist',
  phone: '+1 555 0199',
  emergency: null,
  pickups: [{ name: 'Ada', phone: '555 01018' }],
};
const notes = { note: 'Shy', flags: [], visits: 2, turnedAway: 0, services: [] };
const known = {
  ...connected,
  ...notes,
  contact: null as typeof maya | null,
  contactShared: false,
  customerId: null as string | null,
};
const openPet = (more = {}, person = staff('manager')) =>
  openScreen(`/business/pets/${biscuit.id}`, person, {
    ...answers,
    listIncidents: listed(),
    getCareAtBusiness: { plan: null, isGuest: false },
    listCareLog: listed(),
    listVisits: listed(),
    getConnectedPet: known,
    getPet: biscuit,
    listCheckIns: listed(),
    listEvaluations: listed(),
    listVaccinations: listed(),
    listDocuments: listed(),
    ...more,
  });

test('the window is named after the pet', async () => {
  await openPet();
  await screen.findByRole('heading', { level: 1, name: 'Biscuit' });
  await waitFor(() => expect(document.title).toBe('Biscuit · Clearpaw'));
});

test('a pet is listed with its status and leads to its page', async () => {
  await open();
  const [link] = await screen.findAllByRole('link', { name: /Biscuit/ });
  expect(link?.getAttribute('href')).toBe(`/business/pets/${biscuit.id}`);
  expect(screen.getAllByText('Good to go').length).toBeGreaterThan(0);
});

test('a guest is marked as one, and no other pet is', async () => {
  const guest = { ...connected, petId: testId(44), petName: 'Bluey', customer: null, isGuest: true };
  await open({ listConnections: listed({ ...connected, customer: null, isGuest: false }, guest) });
  const [row] = await screen.findAllByRole('row', { name: /Bluey/ });
  expect(within(row as HTMLElement).getByText('Guest')).toBeTruthy();
  const [other] = screen.getAllByRole('row', { name: /Biscuit/ });
  expect(within(other as HTMLElement).queryByText('Guest')).toBeNull();
});

test('a name that is searched for is asked of the server', async () => {
  const { user } = await open();
  await screen.findAllByText(/Biscuit/);
  answerFromNow({ listConnections: listed() });
  await fill(user, /Search by pet, owner or phone/, 'Gus');
  await waitFor(() => expect(sentTo('listConnections').at(-1)).toMatchObject({ search: 'Gus' }));
  expect(await screen.findByText('No matching pets')).toBeTruthy();
});

test('an owner is invited once by a double press', async () => {
  const { user } = await open({ inviteOwner: {} });
  await press(user, 'Invite an owner');
  const dialog = await screen.findByRole('dialog');
  await press(user, 'Send invitation', { in: dialog });
  expect(await within(dialog).findByText(/Enter the owner’s email address/)).toBeTruthy();
  await fill(user, /Owner’s email address/, 'kim@example.test');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('inviteOwner')).toEqual([
    expect.objectContaining({ businessId: meadow.id, email: 'kim@example.test' }),
  ]);
});

test('an invitation that came too soon says so beside the address', async () => {
  const { user } = await open({ inviteOwner: () => refuseCall('FAILED_PRECONDITION', 'recently_invited') });
  await press(user, 'Invite an owner');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Owner’s email address/, 'kim@example.test');
  await press(user, 'Send invitation', { in: dialog });
  expect(await within(dialog).findByText('You invited this address within the last 30 days.')).toBeTruthy();
});

test('a note is saved for the team; a cut keeps it on the device', async () => {
  const { user } = await openPet({ savePetNote: cutNetwork });
  await fill(user, 'Note', 'Needs the quiet room');
  await press(user, 'Save note');
  expect(await screen.findByText('Not sent yet; saved on this device')).toBeTruthy();
  answerFromNow({ savePetNote: { note: 'Needs the quiet room', flags: [] } });
  await press(user, 'Save note');
  await waitFor(() => expect(sentTo('savePetNote')).toHaveLength(2));
  expect(sentTo('savePetNote').at(-1)).toMatchObject({ petId: biscuit.id, note: 'Needs the quiet room' });
});

const arrival = {
  ...{
    id: testId(60),
    businessId: meadow.id,
    petId: biscuit.id,
    petName: 'Biscuit',
    species: 'dog' as const,
  },
  ...{ colour: null, photoPath: null, alerts: [], service: 'daycare', method: 'badge' as const },
  ...{ arrivedAt: at, departedAt: null, verdict: 'compliant' as const, overrideReason: null },
  ...{ recordedBy: testId(20), requirementsVersion: 1 },
};

test('check-ins and declined entries are counted apart, as they stand in the rows below', async () => {
  await openPet({
    getConnectedPet: { ...known, visits: 1, turnedAway: 2 },
    listCheckIns: listed(
      { ...arrival, decision: 'admitted' as const },
      { ...arrival, id: testId(61), decision: 'denied' as const },
      { ...arrival, id: testId(62), decision: 'denied' as const },
    ),
  });
  expect(await screen.findByText('Checked in once, declined 2 times')).toBeTruthy();
  await screen.findByText('Here now');
  expect([screen.getAllByText('Here now').length, screen.getAllByText('Declined').length]).toEqual([1, 2]);
});

test('who shares the status alone shows neither dates nor documents', async () => {
  await openPet();
  expect(await screen.findByText(/You cannot see dates or documents/)).toBeTruthy();
  expect(sentTo('listVaccinations')).toEqual([]);
  expect(sentTo('listDocuments')).toEqual([]);
});

const missing = {
  ...{ ruleId: 'rabies', level: 'required' as const, status: 'missing' as const, reason: 'missing' },
  ...{ message: 'Rabies: missing. Ask for it.', params: {}, recordIds: [], validUntil: null },
};
const notCleared = {
  ...{ ...known, verdict: 'non_compliant' as const },
  services: [
    {
      service: null,
      report: {
        ...{ verdict: 'non_compliant' as const, checks: [missing] },
        ...{ compliantFrom: null, changesOn: null },
      },
    },
  ],
};

test('a pet that is not cleared says why, and is checked in with an override by those who may', async () => {
  await openPet({ getConnectedPet: notCleared });
  expect(await screen.findByText('Rabies: missing')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Override for Biscuit' });
  expect(link.getAttribute('href')).toContain(`pet=${biscuit.id}`);
  expect(screen.queryByRole('link', { name: 'Check in Biscuit' })).toBeNull();
});

test('a pet that is here is checked out from its page', async () => {
  const here = { ...arrival, decision: 'admitted' as const };
  await openPet({ getConnectedPet: notCleared, listCheckIns: listed(here) });
  expect(await screen.findByRole('link', { name: 'Check out Biscuit' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Override for Biscuit' })).toBeNull();
});

test('staff who may not override a pet that is not cleared read who may', async () => {
  await openPet({ getConnectedPet: notCleared }, staff('staff'));
  expect(await screen.findByText('Only a manager or the owner can override.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Override for Biscuit' })).toBeNull();
});

test('a pet that cannot be read is asked for again', async () => {
  const { user } = await openPet({ getConnectedPet: () => refuseCall('NOT_FOUND') });
  const alert = await alertOf('This pet couldn’t be loaded.');
  answerFromNow({ getConnectedPet: known });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByLabelText('Note')).toBeTruthy();
});

test('the owner can be called where contact details are shared', async () => {
  await openPet({ getConnectedPet: { ...known, contact: maya, contactShared: true } });
  const call = await screen.findByRole('link', { name: 'Call Maya Lindqvist, +1 555 0199' });
  expect(call.getAttribute('href')).toBe('tel:+15550199');
  expect(screen.getByText('May pick up')).toBeTruthy();
});

test('contact details that are not shared are said to be missing', async () => {
  await openPet();
  expect(await screen.findByText(/owner has not shared contact details/)).toBeTruthy();
});

test('of a guest nothing is said that only an owner with an account does', async () => {
  const customerId = testId(9);
  await openPet({
    getConnectedPet: { ...known, scope: 'records', customerId },
    getCareAtBusiness: { plan: null, isGuest: true },
  });
  expect(await screen.findByText(/Guest since /)).toBeTruthy();
  expect(screen.getByText('Entered by your team.')).toBeTruthy();
  expect(screen.getByText(/contact details are on the customer’s page/)).toBeTruthy();
  expect(screen.queryByText(/shares the full record|Connected since|Sharing page/)).toBeNull();
});

test('the page of a pet leads to the incidents behind the first page', async () => {
  const injury = (n: number, location: string) => ({
    ...{ id: testId(n), businessId: meadow.id, kind: 'injury' as const, severity: 'minor' as const },
    ...{ pets: [{ petId: biscuit.id, petName: 'Biscuit' }], occurredAt: at, recordedAt: at, updatedAt: at },
    ...{ description: `Scraped a shoulder in ${location}.`, location, actionsTaken: null, people: null },
    ...{ photos: [], ownersNotifiedAt: null, version: 1, recordedBy: 'Sam Ode' },
  });
  const { user } = await openPet({
    listIncidents: ({ cursor }: { cursor?: string }) =>
      cursor === 'older'
        ? { items: [injury(71, 'Yard A')], nextCursor: null }
        : { items: [injury(72, 'Yard B')], nextCursor: 'older' },
  });
  const panel = await screen.findByRole('region', { name: 'Incidents' });
  await within(panel).findByText('1+ recorded');
  await press(user, 'Show older incidents', { in: panel });
  expect(await within(panel).findByText('2 recorded')).toBeTruthy();
  expect(within(panel).getAllByRole('link', { name: /Injury/ })).toHaveLength(2);
  expect(sentTo('listIncidents').at(-1)).toMatchObject({ petId: biscuit.id, cursor: 'older' });
});
