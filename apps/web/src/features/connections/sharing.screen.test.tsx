import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, dialogOf, fillDate, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { PetConnection } from './use-pet-connections.ts';

const connection = (number: number, businessName: string, changes: Partial<PetConnection> = {}) => ({
  petId: biscuit.id,
  businessId: testId(number),
  businessName,
  businessSlug: businessName.toLowerCase(),
  businessKind: meadow.kind,
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  changesOn: null,
  compliantFrom: null,
  connectedAt: at,
  until: null,
  blockedAt: null,
  contactShared: false,
  emailShared: false,
  ...changes,
});
const harbor = connection(5, 'Harbor');
const pines = connection(6, 'Pines');
const openSharing = (answers: FakeAnswers = {}) =>
  openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    listPetConnections: listed(harbor),
    listShareLinks: listed(),
    ...answers,
  });
const openPet = (answers: FakeAnswers = {}) =>
  openScreen(`/pets/${biscuit.id}/vaccinations`, owner(), {
    ...petAnswers(),
    listPetConnections: listed(harbor, pines),
    ...answers,
  });
const openDashboard = (answers: FakeAnswers = {}) =>
  openScreen('/dashboard', owner(), { ...petAnswers(), ...answers });

test('access is changed to the full record until a last day', async () => {
  const { user } = await openSharing({ connectPet: harbor });
  await pickItem(user, 'More about Harbor', 'Change access');
  const dialog = await dialogOf('Access level for Harbor');
  await user.click(within(dialog).getByRole('radio', { name: /Full record/ }));
  await fillDate(user, /^Last day/, '12312098');
  answerFromNow({
    listPetConnections: listed({ ...harbor, scope: 'records', until: '2098-12-31T22:59:59.999Z' }),
  });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Access level/ })).toBeNull());
  expect(await screen.findByText(/^since .* · ends Dec 31/)).toBeTruthy();
  expect(sentTo('connectPet')).toEqual([
    {
      petId: biscuit.id,
      businessId: harbor.businessId,
      scope: 'records',
      until: expect.stringMatching(/^2098-12-31T2/),
    },
  ]);
});

test('access changes in place, keeps the last day, and is taken back', async () => {
  const until = '2098-12-31T22:59:59.999Z';
  const { user } = await openSharing({
    listPetConnections: listed({ ...harbor, until }),
    connectPet: { ...harbor, scope: 'records', until },
  });
  await chooseOption(user, /Access level for Harbor/, 'Full record');
  answerFromNow({ listPetConnections: listed({ ...harbor, scope: 'records', until }) });
  await screen.findByText('Harbor sees the full record');
  await press(user, 'Undo');
  await waitFor(() =>
    expect(sentTo('connectPet')).toEqual([
      { petId: biscuit.id, businessId: harbor.businessId, scope: 'records', until },
      { petId: biscuit.id, businessId: harbor.businessId, scope: 'verdict', until },
    ]),
  );
});

test('access that could not be changed in place says so, and stays as it was', async () => {
  const { user } = await openSharing({ connectPet: cutNetwork });
  await chooseOption(user, /Access level for Harbor/, 'Full record');
  await alertOf(/Can’t reach the server/);
  expect(await screen.findByRole('button', { name: /Status only.*Access level for Harbor/ })).toBeTruthy();
});

test('access that could not be changed says so, and what was chosen stays', async () => {
  const { user } = await openSharing({ connectPet: cutNetwork });
  await pickItem(user, 'More about Harbor', 'Change access');
  const dialog = await dialogOf('Access level for Harbor');
  await user.click(within(dialog).getByRole('radio', { name: /Full record/ }));
  await press(user, 'Save', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  expect(within(dialog).getByRole('radio', { name: /Full record/ })).toHaveProperty('checked', true);
});

test('what a business sees of the owner is said for each', async () => {
  await openSharing({
    listPetConnections: listed(
      connection(5, 'Harbor', { contactShared: true, emailShared: true }),
      connection(6, 'Pines', { contactShared: true }),
      connection(7, 'Elm'),
    ),
  });
  expect(await screen.findByText(/^Sees your contact details: name, email/)).toBeTruthy();
  expect(screen.getByText(/^Sees your contact details without your email/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: /Elm/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('switch', { name: /Pines/ })).toHaveProperty('checked', true);
});

test('a business that is blocked can be connected again', async () => {
  const blocked = connection(8, 'Cedar', { blockedAt: '2026-01-04T10:00:00.000Z' });
  const { user } = await openSharing({
    listPetConnections: ({ blocked: onlyBlocked }: { blocked?: boolean | undefined }) =>
      onlyBlocked ? listed(blocked) : listed(harbor),
  } as never);
  expect(await screen.findByText('Blocked businesses')).toBeTruthy();
  expect(screen.getByText(/^blocked since/)).toBeTruthy();
  await press(user, 'Connect again');
  expect(await dialogOf('Access level for Cedar')).toBeTruthy();
});

test('blocking is chosen for one business and not carried over to the next', async () => {
  const { user } = await openPet({ disconnectPet: {} });
  await pickItem(user, 'More about Harbor', 'Disconnect');
  const first = await dialogOf('Disconnect from Harbor?');
  await user.click(within(first).getByRole('checkbox', { name: 'Block this business' }));
  await press(user, 'Cancel', { in: first });
  await pickItem(user, 'More about Pines', 'Disconnect');
  const second = await dialogOf('Disconnect from Pines?');
  expect(within(second).getByRole('checkbox', { name: 'Block this business' })).toHaveProperty(
    'checked',
    false,
  );
  await press(user, 'Disconnect', { in: second });
  await waitFor(() =>
    expect(sentTo('disconnectPet')).toEqual([
      { petId: biscuit.id, businessId: pines.businessId, block: false },
    ]),
  );
});

test('a business that could not be left is still connected, and the words say why', async () => {
  const { user } = await openPet({ disconnectPet: cutNetwork });
  await pickItem(user, 'More about Harbor', 'Disconnect');
  await press(user, 'Disconnect', { in: await dialogOf('Disconnect from Harbor?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'More about Harbor' })).toBeTruthy();
});

test('each business says whether the pet is cleared there, until or from when', async () => {
  await openPet({
    listPetConnections: listed(
      connection(5, 'Harbor', { verdict: 'expiring', changesOn: '2098-12-31' }),
      connection(6, 'Pines', { verdict: 'non_compliant', compliantFrom: '2098-11-30' }),
      connection(7, 'Elm', { verdict: 'pending' }),
      connection(8, 'Oak', { verdict: 'non_compliant' }),
    ),
  });
  expect(await screen.findByText('until Dec 30, 2098')).toBeTruthy();
  expect(screen.getByText('from Nov 30, 2098')).toBeTruthy();
  expect(screen.getByText('In review')).toBeTruthy();
  expect(screen.getAllByText('no date yet').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: /^See why.*Oak$/ }).getAttribute('href')).toContain(
    `/pets/${biscuit.id}`,
  );
});

test('every view is listed with what was seen, older ones by a press', async () => {
  const view = { businessId: testId(5), businessName: 'Harbor', at, what: 'records' as const };
  const { user } = await openSharing({
    listViews: ({ cursor }) =>
      cursor === undefined
        ? { items: [view], nextCursor: 'older' }
        : listed({ ...view, businessName: 'Pines', what: 'verdict' as const }),
  });
  await press(user, 'Show older');
  expect(await screen.findByText('Pines')).toBeTruthy();
  expect(screen.getByText('full record')).toBeTruthy();
});

test('views that cannot be read are not called none', async () => {
  await openDashboard({ listViews: () => refuseCall('PERMISSION_DENIED') });
  await alertOf('You don’t have access to this.');
  expect(screen.queryByText('No views yet.')).toBeNull();
});

test('the latest views of all pets are on the dashboard', async () => {
  const view = { businessId: testId(5), businessName: 'Harbor', at, what: 'verdict' as const };
  await openDashboard({ listViews: listed(view) });
  expect(await screen.findByText('Biscuit, status only')).toBeTruthy();
});

test.each([
  [[connection(5, 'Harbor')], 'Cleared at the connected business.'],
  [[harbor, pines], 'Cleared at both businesses.'],
  [[connection(5, 'Harbor', { verdict: 'pending' })], 'Harbor is reviewing a record.'],
  [[connection(5, 'Harbor', { verdict: 'non_compliant' })], 'Not cleared for Harbor. Records are missing.'],
  [[], 'Connect a business to see whether your pet is cleared there.'],
])('the card of a pet says what matters most', async (connections, words) => {
  await openDashboard({ listPetConnections: listed(...connections) });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('what is coming up is in its order, and leads to the reason', async () => {
  await openDashboard({
    listPetConnections: listed(
      connection(5, 'Harbor', { verdict: 'non_compliant', compliantFrom: '2098-11-30' }),
      connection(6, 'Pines', { verdict: 'expiring', changesOn: '2098-10-31' }),
      connection(7, 'Elm', { verdict: 'non_compliant' }),
    ),
  });
  await screen.findByText('Biscuit isn’t cleared for Elm yet');
  const titles = screen
    .getAllByRole('link', { name: /^See why: Biscuit/ })
    .map((link) => link.getAttribute('aria-label'));
  expect(titles).toEqual([
    'See why: Biscuit isn’t cleared for Elm yet',
    'See why: Biscuit has a record to renew',
    'See why: Biscuit is cleared for Harbor',
  ]);
});

test('with nothing to do the dashboard says so', async () => {
  await openDashboard({ listPetConnections: listed(harbor) });
  expect(await screen.findByText('You’re all set.')).toBeTruthy();
  expect(screen.getByText(/Biscuit is cleared at all connected businesses\./)).toBeTruthy();
});

test('a dashboard without pets leads to the first one', async () => {
  await openDashboard({ listPets: listed() });
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy();
  const [add] = screen.getAllByRole('link', { name: /^Add pet/ });
  expect(add?.getAttribute('href')).toBe('/pets/new');
});
