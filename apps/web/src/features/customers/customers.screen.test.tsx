import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { alertOf, fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const report = { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null };
const missing = {
  ruleId: 'rabies',
  level: 'required' as const,
  status: 'missing' as const,
  reason: 'missing',
  message: 'Rabies is missing.',
  params: {},
  recordIds: [],
  validUntil: null,
};
const biscuit = {
  petId: testId(2),
  petName: 'Biscuit',
  species: 'dog' as const,
  breed: 'Labrador mix',
  colour: null,
  alerts: ['Chicken allergy'],
  photoPath: null,
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  connectedAt: at,
  lastVisitAt: at,
  lastService: null,
  report,
  openCheckIn: null as { id: string; arrivedAt: string; service: string | null } | null,
  staffNote: { note: 'Pays on the 1st', flags: ['VIP'] } as { note: string; flags: string[] } | null,
};
const pickle = {
  ...biscuit,
  petId: testId(3),
  petName: 'Pickle',
  verdict: 'non_compliant' as const,
  report: { ...report, verdict: 'non_compliant' as const, checks: [missing] },
  staffNote: null,
};
const maya = {
  id: testId(9),
  name: 'Maya Okafor' as string | null,
  phone: '(555) 010-0136' as string | null,
  email: 'maya@okafor.example' as string | null,
  hasAccount: true,
  contactShared: true,
  emergency: { name: 'Grace Okafor', phone: '(555) 010-0171' } as { name: string; phone: string } | null,
  pickups: [{ name: 'Sam Okafor', phone: '(555) 010-0137' }],
  since: at,
  pets: [biscuit, pickle] as (typeof biscuit | typeof pickle)[],
  waivers: [
    {
      waiverId: testId(20),
      title: 'Daycare agreement',
      version: 4,
      petName: 'Biscuit',
      signerName: 'Maya Okafor',
      signedAt: at,
      expiresOn: null,
      sha256: 'a'.repeat(64),
      current: true,
    },
  ],
};
const hidden = {
  ...maya,
  ...{ name: null, phone: null, email: null, emergency: null, pickups: [], contactShared: false },
};
const inList = ({ id, name, phone, email, hasAccount, contactShared, pets }: typeof maya) => ({
  ...{ id, name, phone, email, hasAccount, contactShared },
  pets: pets.map(({ petId, petName, species, colour, photoPath, verdict }) => ({
    ...{ petId, petName, species, colour, photoPath, verdict },
  })),
  lastVisitAt: at,
});
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const answers = {
  listCustomers: listed(inList(maya)),
  watchConnections: [],
  listCheckIns: listed(),
  listVisits: listed(),
  getRequirements: rules,
};
const openList = (more = {}, person = staff('staff')) =>
  openScreen('/business/customers', person, { ...answers, ...more });
const openCard = (customer: typeof maya, more = {}, person = staff('staff')) =>
  openScreen(`/business/customers/${maya.id}`, person, { ...answers, getCustomer: customer, ...more });

describe('the list of customers', () => {
  test('names each owner with their pets, and leads to their page', async () => {
    await openList();
    const [link] = await screen.findAllByRole('link', { name: /Maya Okafor/ });
    expect(link?.getAttribute('href')).toBe(`/business/customers/${maya.id}`);
    expect(screen.getAllByText('Pickle').length).toBeGreaterThan(0);
  });

  test('calls an owner who shares nothing by the pets', async () => {
    await openList({ listCustomers: listed(inList(hidden)) });
    expect((await screen.findAllByText('Owner of Biscuit and Pickle')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Contact details not shared').length).toBeGreaterThan(0);
  });

  test('asks the server for what is typed, and says that nothing was found', async () => {
    const { user } = await openList();
    await screen.findAllByText('Maya Okafor');
    answerFromNow({ listCustomers: listed() });
    await fill(user, 'Name, pet, phone or email', 'zz');
    expect(await screen.findByText('No matching customers')).toBeTruthy();
    expect(sentTo('listCustomers').at(-1)).toMatchObject({ search: 'zz' });
  });

  test('says what was wrong with a customer that staff enter, and opens the one that was saved', async () => {
    const { user } = await openList({ createCustomer: maya, getCustomer: maya });
    await press(user, 'Add a customer');
    const dialog = await screen.findByRole('dialog');
    await press(user, 'Add customer', { in: dialog });
    expect(await within(dialog).findByText('Enter a name.')).toBeTruthy();
    await fill(user, 'Owner’s name', 'Maya Okafor');
    await fill(user, /^Owner’s email/, 'nowhere');
    await press(user, 'Add customer', { in: dialog });
    expect(await within(dialog).findByText(/Enter an email address such as/)).toBeTruthy();
    expect(sentTo('createCustomer')).toEqual([]);
    await fill(user, /^Owner’s email/, 'maya@okafor.example');
    await press(user, 'Add customer', { in: dialog });
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeTruthy();
    expect(sentTo('createCustomer')).toMatchObject([
      { name: 'Maya Okafor', phone: null, email: 'maya@okafor.example', pickups: [] },
    ]);
  });
});

describe('the page of a customer', () => {
  test('shows whom to call, who may pick up, notes and waivers', async () => {
    await openCard(maya);
    await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
    const pickups = screen.getByRole('region', { name: 'Authorized pick-ups' });
    expect(within(pickups).getByText('Sam Okafor')).toBeTruthy();
    const emergency = screen.getByRole('region', { name: 'Emergency contact' });
    const call = within(emergency).getByRole('link', { name: /Call Grace Okafor/ });
    expect(call.getAttribute('href')).toBe('tel:5550100171');
    expect(screen.getByText('Pays on the 1st')).toBeTruthy();
    expect(screen.getByText('Daycare agreement, version 4, for Biscuit')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
  });

  test('says that nothing is shared, and offers neither call nor email', async () => {
    await openCard(hidden);
    expect(
      await screen.findByText(/Owner of Biscuit and Pickle has not shared contact details/),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Authorized pick-ups' })).toBeNull();
  });

  test('of an owner without an account can be edited, and leads to guest check-in', async () => {
    const lena = { ...maya, hasAccount: false, pets: [], waivers: [] };
    const { user } = await openCard(lena, { updateCustomer: lena });
    const add = await screen.findByRole('link', { name: 'Add a pet' });
    expect(add.getAttribute('href')).toBe(`/business/scan?lane=guest&customer=${maya.id}`);
    await press(user, 'Edit details');
    const dialog = await screen.findByRole('dialog');
    await fill(user, 'Owner’s name', 'Lena Brandt');
    await press(user, 'Save', { in: dialog });
    await waitFor(() => expect(sentTo('updateCustomer')).toHaveLength(1));
    expect(sentTo('updateCustomer')).toMatchObject([{ customerId: maya.id, name: 'Lena Brandt' }]);
  });

  const { role: _role, ...withoutRole } = meadow;
  const business = { ...answers, getBusiness: withoutRole, getCompliance: report };

  test('plans a visit for the pet that is chosen', async () => {
    const { user } = await openCard(maya, {
      ...business,
      planVisit: () => refuseCall('FAILED_PRECONDITION', 'visit_overlaps'),
    });
    await press(user, 'Plan a visit');
    await user.click(await screen.findByRole('menuitem', { name: 'Pickle' }));
    const dialog = await screen.findByRole('dialog', { name: /Pickle/ });
    await press(user, 'Plan visit', { in: dialog });
    await waitFor(() => expect(sentTo('planVisit')).toMatchObject([{ petId: pickle.petId }]));
  });

  test('lets a manager ask for missing records and for contact details, with a preview first', async () => {
    const remindOwners = { letters: 1, subject: 'Before the next visit', text: 'Check the record' };
    const { user } = await openCard(hidden, { remindOwners }, staff('manager'));
    await pickItem(user, 'Actions for Pickle', 'Ask for the missing records');
    const records = await screen.findByRole('dialog');
    await press(user, 'Send reminders', { in: records });
    await waitFor(() =>
      expect(sentTo('remindOwners').at(-1)).toMatchObject({ petIds: [pickle.petId], preview: false }),
    );
    await press(user, 'Ask for contact details');
    const contact = await screen.findByRole('dialog');
    await within(contact).findByText('Check the record');
    expect(sentTo('remindOwners').at(-1)).toMatchObject({
      ...{ petIds: [biscuit.petId, pickle.petId], preview: true },
      message: expect.stringContaining('share your contact details'),
    });
  });

  test('offers staff a report, but no email to the owner', async () => {
    const { user } = await openCard(hidden);
    await press(user, 'Actions for Pickle');
    const item = await screen.findByRole('menuitem', { name: 'Report an incident' });
    expect(item.getAttribute('href')).toBe(`/business/incidents/new?pet=${pickle.petId}&name=Pickle`);
    expect(screen.queryByRole('menuitem', { name: /Ask/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for contact details' })).toBeNull();
  });

  test('leads to the check-in of each pet, and says why one needs an override', async () => {
    await openCard(maya, {}, staff('manager'));
    const link = await screen.findByRole('link', { name: 'Check in Biscuit' });
    expect(link.getAttribute('href')).toBe(`/business/scan?pet=${biscuit.petId}&name=Biscuit`);
    expect(screen.getByRole('link', { name: 'Override for Pickle' })).toBeTruthy();
    expect(screen.getByText(/Rabies is missing$/)).toBeTruthy();
  });

  test('that is not there says so', async () => {
    await openCard(maya, { getCustomer: () => refuseCall('NOT_FOUND') });
    await alertOf('This customer couldn’t be loaded.');
  });
});

describe('several pets at once', () => {
  const arrived = {
    ...{ id: testId(40), businessId: meadow.id, petId: biscuit.petId, petName: 'Biscuit' },
    ...{ species: 'dog' as const, colour: null, photoPath: null, alerts: [], service: 'daycare' },
    ...{ arrivedAt: at, departedAt: null, method: 'manual' as const, decision: 'admitted' as const },
    ...{ verdict: 'compliant' as const, overrideReason: null, recordedBy: 'u', requirementsVersion: 1 },
  };
  const both = { ...maya, pets: [biscuit, { ...biscuit, petId: testId(4), petName: 'Juniper' }, pickle] };

  test('one that is not cleared stays out and says why; each has its own result and Undo', async () => {
    const checkIn = ({ petId }: { petId: string }) =>
      petId === biscuit.petId ? arrived : refuseCall('FAILED_PRECONDITION', 'already_here');
    const { user } = await openCard(both, { checkIn, undoCheckIn: { ...arrived, decision: 'undone' } });
    await press(user, 'Check in 3 pets');
    const dialog = await screen.findByRole('dialog');
    const stays = within(dialog).getByRole('checkbox', { name: 'Select Pickle' });
    expect(stays).toHaveProperty('disabled', true);
    expect(within(dialog).getByText('Rabies is missing')).toBeTruthy();
    await press(user, 'Check in 2 pets', { in: dialog });
    expect(await within(dialog).findByText('Checked in')).toBeTruthy();
    expect(await within(dialog).findByText(/already checked in/)).toBeTruthy();
    expect(sentTo('checkIn')).toMatchObject([
      { petId: biscuit.petId, method: 'manual', decision: 'admit', service: 'daycare' },
      { petId: testId(4) },
    ]);
    await press(user, 'Undo for Biscuit', { in: dialog });
    expect(await within(dialog).findByText('Undone')).toBeTruthy();
    expect(sentTo('undoCheckIn')).toMatchObject([{ checkInId: arrived.id }]);
  });

  test('at check-out names who may pick up, and leaves out who is not chosen', async () => {
    const openCheckIn = { id: testId(40), arrivedAt: at, service: null };
    const here = { ...both, pets: both.pets.slice(0, 2).map((pet) => ({ ...pet, openCheckIn })) };
    const { user } = await openCard(here, { checkOut: { ...arrived, departedAt: at } });
    await press(user, 'Check out 2 pets');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Sam Okafor')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Select Juniper' }));
    await press(user, 'Check out 1 pet', { in: dialog });
    expect(await within(dialog).findByText('Checked out')).toBeTruthy();
    expect(sentTo('checkOut')).toMatchObject([{ checkInId: testId(40) }]);
  });
});
