import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const pet = {
  petId: testId(2),
  petName: 'Biscuit',
  species: 'dog' as const,
  colour: null,
  photoPath: null,
  verdict: 'compliant' as const,
};
const row = (number: number, name: string, changes: object = {}) => ({
  id: testId(number),
  name,
  phone: '(555) 010-0136',
  email: `${name.toLowerCase()}@example.test`,
  hasAccount: true,
  contactShared: true,
  pets: [pet],
  lastVisitAt: at,
  ...changes,
});
const customer = {
  id: testId(9),
  name: 'Lena',
  phone: null,
  email: null,
  hasAccount: false,
  contactShared: true,
  emergency: null,
  pickups: [],
  since: at,
  pets: [],
  waivers: [],
};
const visit = {
  id: testId(50),
  businessId: meadow.id,
  petId: pet.petId,
  petName: 'Biscuit',
  species: 'dog' as const,
  colour: null,
  photoPath: null,
  alerts: [],
  service: 'daycare',
  arrivedAt: '2025-06-02T07:30:00.000Z',
  departedAt: '2025-06-02T15:10:00.000Z' as string | null,
  method: 'badge' as const,
  decision: 'admitted' as 'admitted' | 'denied' | 'waiting',
  verdict: 'compliant' as const,
  overrideReason: null as string | null,
  recordedBy: testId(20),
  requirementsVersion: 1,
};
const answers = {
  listCustomers: listed(row(9, 'Ada')),
  watchConnections: [],
  listCheckIns: listed(),
  listVisits: listed(),
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
};
const openList = (more = {}, person = staff('manager')) =>
  openScreen('/business/customers', person, { ...answers, ...more });
const openCard = (more = {}, person = staff('manager')) =>
  openScreen(`/business/customers/${customer.id}`, person, { ...answers, getCustomer: customer, ...more });

test('without customers the words say how one appears', async () => {
  await openList({ listCustomers: listed() });
  expect(await screen.findByText('No customers yet')).toBeTruthy();
  expect(screen.getByText(/An owner appears here with their first connected pet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('a search without a match is cleared by one press', async () => {
  const { user } = await openList({
    listCustomers: ({ search }: { search?: string | undefined }) =>
      search === undefined ? listed(row(9, 'Ada')) : listed(),
  });
  await screen.findAllByText('Ada');
  await fill(user, 'Name, pet, phone or email', 'Unknown');
  await press(user, 'Clear search');
  expect((await screen.findAllByText('Ada')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name, pet, phone or email')).toHaveProperty('value', '');
});

test('the next page is read where the last one ended', async () => {
  const { user } = await openList({
    listCustomers: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined
        ? { items: [row(9, 'Ada')], nextCursor: 'after-ada' }
        : listed(row(10, 'Ben', { phone: null, lastVisitAt: null })),
  });
  await press(user, 'Show more');
  expect((await screen.findAllByText('Ben')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Ada').length).toBeGreaterThan(0);
  expect(screen.getAllByText('No visits yet').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(sentTo('listCustomers').at(-1)).toMatchObject({ cursor: 'after-ada' });
});

test('a list that cannot be read is asked for again', async () => {
  const { user } = await openList({ listCustomers: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The customers couldn’t be loaded.');
  answerFromNow({ listCustomers: listed(row(9, 'Ada')) });
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByText('Ada')).length).toBeGreaterThan(0);
});

test('all customers are exported, page after page, one line for each pet', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:csv';
  });
  const two = { ...pet, petId: testId(3), petName: 'Pickle' };
  const { user } = await openList({
    listCustomers: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined
        ? { items: [row(9, 'Ada', { pets: [pet, two] })], nextCursor: 'next' }
        : listed(row(10, 'Ben', { pets: [] })),
  });
  await press(user, 'Export CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  expect(text).toContain('Owner name');
  expect(text.trim().split(/\r?\n/)).toHaveLength(4);
  expect(text).toContain('Pickle');
  expect(text).toContain('ben@example.test');
  vi.restoreAllMocks();
});

test('an export that is cut off says so, and can be asked for again', async () => {
  const { user } = await openList();
  await screen.findAllByText('Ada');
  answerFromNow({ listCustomers: cutNetwork });
  await press(user, 'Export CSV');
  expect(await screen.findByText('The list couldn’t be exported. Try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
});

test('without the plan a customer is shown, and nothing can be done', async () => {
  await openCard({}, staff('owner', { plan: false }));
  await screen.findByRole('heading', { level: 1, name: 'Lena' });
  for (const name of ['Edit details', 'Plan a visit', 'Check in']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('link', { name: 'Add a pet' })).toBeNull();
});

test('a customer about whom nothing is known says so in every part', async () => {
  await openCard();
  await screen.findByRole('heading', { level: 1, name: 'Lena' });
  for (const words of [
    'No pets yet',
    'None',
    'No emergency contact',
    'Only the owner may pick up.',
    'No signed waivers',
    'No notes yet. Add one on the pet’s page.',
  ]) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  }
  expect(await screen.findByText('No visits yet')).toBeTruthy();
});

test('an owner who shares contact details and has entered none is named', async () => {
  await openCard({ getCustomer: { ...customer, hasAccount: true } });
  expect(await screen.findByText('Lena shares contact details, but has not entered any yet.')).toBeTruthy();
});

test('past visits say how each ended', async () => {
  await openCard({
    listCheckIns: listed(
      visit,
      { ...visit, id: testId(51), departedAt: null },
      { ...visit, id: testId(52), decision: 'denied' as const, overrideReason: 'Not vaccinated' },
      { ...visit, id: testId(53), decision: 'waiting' as const, departedAt: null },
      { ...visit, id: testId(54), decision: 'waiting' as const },
    ),
  });
  expect(await screen.findByText('Left 5:10 PM')).toBeTruthy();
  for (const words of ['Here now', 'Declined', 'Not vaccinated', 'Waiting', 'Not decided']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test('earlier visits are read page by page', async () => {
  const { user } = await openCard({
    listCheckIns: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined
        ? { items: [visit], nextCursor: 'earlier' }
        : listed({ ...visit, id: testId(55), petName: 'Pickle' }),
  });
  await press(user, 'Show more');
  expect(await screen.findByText(/^Pickle$/)).toBeTruthy();
  expect(sentTo('listCheckIns').at(-1)).toMatchObject({ cursor: 'earlier', customerId: customer.id });
});

test('a planned visit is listed with its days, and can be canceled', async () => {
  const planned = {
    id: testId(60),
    petId: pet.petId,
    petName: 'Biscuit',
    species: 'dog' as const,
    colour: null,
    photoPath: null,
    businessId: meadow.id,
    businessName: meadow.name,
    service: 'daycare',
    arrival: '2098-12-29',
    departure: '2098-12-31',
    note: 'Brings own food',
    state: 'expected' as const,
    verdict: 'compliant' as const,
    plannedBy: 'owner' as const,
    checkInId: null,
    createdAt: at,
    updatedAt: at,
  };
  await openCard({ listVisits: listed(planned) });
  const panel = await screen.findByRole('region', { name: 'Upcoming visits' });
  expect(within(panel).getByText('Brings own food')).toBeTruthy();
  expect(within(panel).getByText(/Mon, Dec 29.* to .*Wed, Dec 31/)).toBeTruthy();
});
