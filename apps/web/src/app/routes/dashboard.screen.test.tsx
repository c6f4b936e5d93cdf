import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, type TestPet } from '../../../test/records.ts';
import type { PetConnection } from '../../features/connections/index.ts';

const pepper: TestPet = { ...biscuit, id: testId(4), name: 'Pepper' };
const addedDocument = {
  ...{ id: testId(70), petId: biscuit.id, kind: 'vaccination_certificate' as const, title: 'rabies' },
  ...{ issuedOn: null, expiresOn: null, storagePath: 'users/u-maya/documents/a.pdf', size: 3 },
  ...{ contentType: 'application/pdf', sha256: 'a'.repeat(64), state: 'processing' as const },
  ...{ createdAt: at, updatedAt: at },
};
const connection = (businessName: string, changes: Partial<PetConnection> = {}): PetConnection => ({
  ...{ petId: biscuit.id, businessId: testId(businessName.length), businessName, businessKind: meadow.kind },
  ...{ businessSlug: businessName.toLowerCase(), scope: 'verdict', verdict: 'compliant', changesOn: null },
  ...{ compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
  ...{ contactShared: false, emailShared: false },
  ...changes,
});
const open = (answers: FakeAnswers = {}) =>
  openScreen('/dashboard', owner(), { ...petAnswers(), ...answers });

/** Lists answered by pet: the first of them has these businesses. */
const businessesOf = (pet: TestPet, ...connections: PetConnection[]): FakeAnswers => ({
  listPetConnections: ({ petId }) => listed(...(petId === pet.id ? connections : [])),
});
const comingUp = async () => {
  const heading = await screen.findByRole('heading', { name: 'Coming up' });
  const section = heading.closest('section');
  if (!section) throw new Error('What comes up has no section');
  return section;
};

test('an owner is greeted by the first name, and begins with a pet', async () => {
  await open({ listPets: listed<TestPet>() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Maya' })).toBeTruthy();
  expect(await screen.findByText(/^Four steps to a first check-in\./)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Add pet/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pets/new']);
});

test('the first pet is added on the page, by its kind and its name', async () => {
  const { user } = await open({
    listPets: listed<TestPet>(),
    createPet: pepper,
    listPetConnections: listed<PetConnection>(),
  });
  const steps = await screen.findByRole('region', { name: 'First steps' });
  expect(
    within(steps)
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent),
  ).toEqual(['Add your pet', 'Add a photo', 'Add a vaccination certificate', 'Connect your first business']);
  expect(within(steps).getAllByText(/^\d min$/)).toHaveLength(4);
  const bring = within(steps).getByRole('link', { name: 'Bring records from another app' });
  expect(bring.getAttribute('href')).toBe('/docs');
  await user.click(within(steps).getByRole('radio', { name: 'Cat' }));
  await press(user, 'Add this pet', { in: steps });
  expect(within(steps).getByText('Enter your pet’s name.')).toBeTruthy();
  expect(sentTo('createPet')).toEqual([]);
  await user.type(within(steps).getByLabelText('Your pet’s name'), ' Pepper ');
  answerFromNow({ listPets: listed(pepper) });
  await press(user, 'Add Pepper', { in: steps });
  expect(await screen.findByRole('link', { name: 'Pepper' })).toBeTruthy();
  expect(sentTo('createPet')).toMatchObject([{ name: 'Pepper', species: 'cat' }]);
});

test('a pet that could not be added keeps its name, and is said so', async () => {
  const { user } = await open({
    listPets: listed<TestPet>(),
    createPet: () => refuseCall('RESOURCE_EXHAUSTED'),
  });
  const steps = await screen.findByRole('region', { name: 'First steps' });
  await user.click(within(steps).getByRole('radio', { name: 'Dog' }));
  await user.type(within(steps).getByLabelText('Your pet’s name'), 'Rex');
  await press(user, 'Add Rex', { in: steps });
  await alertOf('Your pet was not added');
  expect(within(steps).getByLabelText('Your pet’s name')).toHaveProperty('value', 'Rex');
});

const setUp = () => screen.findByRole('region', { name: 'Get Biscuit ready for a first check-in' });

test('an only pet is shown what it still needs, each step with where it is done', async () => {
  const { user } = await open({
    ...businessesOf(biscuit),
    listPets: listed({ ...biscuit, photoPath: null }),
  });
  const card = await setUp();
  expect(within(card).getByText('1 of 4 steps done')).toBeTruthy();
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add your pet, Done', `/pets/${biscuit.id}`],
    ['Connect your first business', `/pets/${biscuit.id}/share`],
    ['Bring records from another app', '/docs'],
  ]);
  // Their files are chosen here.
  for (const name of ['Add a photo', 'Add a vaccination certificate']) {
    within(card).getByRole('button', { name });
  }
  await press(user, 'Hide the steps');
  expect(screen.getByText('1 of 4 steps done')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Get Biscuit ready/ })).toBeNull();
});

test('a certificate that is chosen in its step is uploaded, and its document opens', async () => {
  const { user, address } = await open({
    ...businessesOf(biscuit),
    listPets: listed(biscuit),
    addDocument: addedDocument,
    watchDocument: [{ progress: 0.5 }],
  });
  const card = await setUp();
  const [, certificate] = card.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!certificate) throw new Error('There is no field for a certificate');
  await user.upload(certificate, new File(['pdf'], 'rabies.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(address()).toBe(`/docs/${addedDocument.id}`));
  expect(sentTo('addDocument')).toMatchObject([
    { petId: biscuit.id, kind: 'vaccination_certificate', title: 'rabies' },
  ]);
  expect(await screen.findByText('Processing the document')).toBeTruthy();
});

test.each<[string, FakeAnswers]>([
  ['with several pets', { listPets: listed(biscuit, pepper) }],
  ['for a co-owner', { listPets: listed<TestPet>({ ...biscuit, access: 'full' }) }],
])('%s there are no steps', async (_, answers) => {
  await open({ ...businessesOf(biscuit), ...answers });
  await comingUp();
  expect(screen.queryByRole('region', { name: /^Get Biscuit ready/ })).toBeNull();
  expect(sentTo('listVaccinations')).toEqual([]);
});

test('while the businesses of a pet are still loading, nothing is said about all pets', async () => {
  const never = new Promise<never>(() => {});
  const unmet = listed(connection('Harbor', { verdict: 'non_compliant' }));
  const both = listed(biscuit, pepper);
  await open({ listPets: both, listPetConnections: ({ petId }) => (petId === pepper.id ? never : unmet) });
  expect(await screen.findByText('Not cleared')).toBeTruthy();
  expect(screen.queryByText(/needs attention\.$/)).toBeNull();
});

test('pets are named by where they stand: cleared everywhere, or in need of something', async () => {
  const unmet = connection('Harbor', { petId: pepper.id, verdict: 'non_compliant' });
  await open({
    listPets: listed(biscuit, pepper),
    listPetConnections: ({ petId }) => listed(petId === biscuit.id ? connection('Meadow') : unmet),
  });
  expect(
    await screen.findByText('Biscuit is cleared at all connected businesses. Pepper needs attention.'),
  ).toBeTruthy();
  expect(screen.getByText('Cleared at the connected business.')).toBeTruthy();
  expect(screen.getByText('Not cleared for Harbor. Records are missing.')).toBeTruthy();
});

test('a pet that is cleared needs no record added; one that may only be read gets none', async () => {
  await open(businessesOf(biscuit, connection('Meadow')));
  await screen.findByText('Cleared at the connected business.');
  expect(screen.getByRole('link', { name: 'Show badge' }).getAttribute('href')).toBe(
    `/pets/${biscuit.id}/badge`,
  );
  expect(screen.queryByRole('link', { name: 'Add record' })).toBeNull();
});

test('a co-owner who may only view shows the badge and adds nothing', async () => {
  const shared: TestPet = { ...biscuit, access: 'read' };
  await open({
    listPets: listed(shared),
    ...businessesOf(biscuit, connection('Meadow', { verdict: 'non_compliant' })),
  });
  await screen.findByText(/Not cleared for Meadow/);
  expect(screen.getByRole('link', { name: 'Show badge' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add record' })).toBeNull();
});

test('what is missing comes before what ends, and each leads to its reasons', async () => {
  await open(
    businessesOf(
      biscuit,
      connection('Meadow', { verdict: 'expiring', changesOn: '2099-07-05' }),
      connection('Harbors', { verdict: 'non_compliant' }),
      connection('Pinetree', { verdict: 'non_compliant', compliantFrom: '2099-02-01' }),
      connection('Lakefront', {}),
    ),
  );
  const section = await comingUp();
  expect(await within(section).findByText('Biscuit isn’t cleared for Harbors yet')).toBeTruthy();
  const titles = within(section)
    .getAllByRole('link', { name: /^See why: / })
    .map((link) => link.getAttribute('aria-label'));
  expect(titles).toEqual([
    'See why: Biscuit isn’t cleared for Harbors yet',
    'See why: Biscuit is cleared for Pinetree',
    'See why: Biscuit has a record to renew',
  ]);
  expect(within(section).getByText('For Meadow: valid through this day.')).toBeTruthy();
  expect(
    within(section)
      .getByRole('link', { name: /record to renew/ })
      .getAttribute('href'),
  ).toContain(`/pets/${biscuit.id}`);
});

test('with nothing to do the owner reads so', async () => {
  await open(businessesOf(biscuit, connection('Meadow')));
  expect(await within(await comingUp()).findByText('You’re all set.')).toBeTruthy();
});

test('before a business is connected, nothing is called all set', async () => {
  await open(businessesOf(biscuit));
  const section = await comingUp();
  expect(await within(section).findByText(/^Nothing is due\. Once you connect a business/)).toBeTruthy();
  expect(within(section).queryByText('You’re all set.')).toBeNull();
});

test('businesses that cannot be read are not called all set, and are asked for again', async () => {
  const { user } = await open({ listPetConnections: () => refuseCall('PERMISSION_DENIED') });
  const section = await comingUp();
  await within(section).findByText('You don’t have access to this.');
  expect(within(section).queryByText('You’re all set.')).toBeNull();
  answerFromNow(businessesOf(biscuit, connection('Meadow')));
  await press(user, 'Try again', { in: section });
  expect(await within(section).findByText('You’re all set.')).toBeTruthy();
});

test('pets that cannot be read are asked for again', async () => {
  const { user } = await open({ listPets: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  expect(screen.queryByRole('heading', { name: /^Welcome/ })).toBeNull();
  answerFromNow({ listPets: listed(biscuit) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('link', { name: 'Biscuit' })).toBeTruthy();
});

const views = (businessName: string, moment: string) => ({
  ...{ businessId: testId(businessName.length), businessName, at: moment, what: 'verdict' as const },
});

test('the latest views of all pets are mixed by time', async () => {
  await open({
    listPets: listed(biscuit, pepper),
    listViews: ({ petId }) =>
      (petId === biscuit.id
        ? listed(views('Meadow', '2026-01-03T10:00:00.000Z'), views('Harbor', '2026-01-01T10:00:00.000Z'))
        : listed(views('Pines', '2026-01-02T10:00:00.000Z'))) as never,
  });
  const heading = await screen.findByRole('heading', { name: 'Recent views' });
  const panel = heading.closest('section') as HTMLElement;
  await within(panel).findByText('Harbor');
  expect(
    within(panel)
      .getAllByText(/^(Meadow|Harbor|Pines)$/)
      .map((one) => one.textContent),
  ).toEqual(['Meadow', 'Pines', 'Harbor']);
  expect(within(panel).getByText('Pepper, status only')).toBeTruthy();
});

test('an archived pet is brought back from its row', async () => {
  const archived: TestPet = { ...pepper, state: 'archived', endedAt: at };
  const { user } = await open({
    listPets: ({ state }) => (state === 'all' ? listed(biscuit, archived) : listed(biscuit)),
    updatePet: pepper,
  });
  const button = await screen.findByRole('button', { name: /Restore.*Pepper/ });
  answerFromNow({ listPets: listed(biscuit, pepper) });
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Restore.*Pepper/ })).toBeNull());
  expect(sentTo('updatePet')).toEqual([{ petId: pepper.id, state: 'active' }]);
  expect(await screen.findByRole('link', { name: 'Pepper' })).toBeTruthy();
});

test('without a network the page says so, and asks again', async () => {
  const { user } = await open({ listPets: cutNetwork });
  const status = await screen.findByRole('heading', { name: 'Can’t reach Clearpaw' });
  // After the last attempt the page is no longer loading; the lost connection is said once, with one button.
  await waitFor(() => expect(document.querySelector('main [role=status] .sr-only')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText(/Can’t reach Clearpaw/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  const calls = sentTo('listPets').length;
  answerFromNow({ listPets: listed(biscuit) });
  await press(user, 'Try again', { in: status.closest('[role=status]') as HTMLElement });
  expect(await screen.findByRole('link', { name: 'Biscuit' })).toBeTruthy();
  expect(sentTo('listPets').length).toBeGreaterThan(calls);
  await waitFor(() => expect(screen.queryByText(/Can’t reach Clearpaw/)).toBeNull());
});
