import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { LocationSharing, PetConnection } from './use-pet-connections.ts';

const connection = (number: number, businessName: string): PetConnection => ({
  petId: biscuit.id,
  businessId: testId(number),
  businessName,
  businessSlug: businessName.toLowerCase(),
  businessKind: meadow.kind,
  scope: 'verdict',
  verdict: 'compliant',
  changesOn: null,
  compliantFrom: null,
  connectedAt: at,
  until: null,
  blockedAt: null,
  contactShared: false,
  emailShared: false,
});
const harbor = connection(5, 'Harbor');
const sharing = (changes: Partial<LocationSharing> = {}): LocationSharing => ({
  businessId: harbor.businessId,
  otherLocations: ['Mill Street', 'Quay'],
  shared: false,
  through: null,
  ...changes,
});
const label = 'Let the other locations of Harbor see this connection';
const openSharing = (answers: FakeAnswers = {}) =>
  openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    listPetConnections: listed(harbor),
    ...answers,
  });
const choice = () => screen.findByRole('switch', { name: new RegExp(label) });

test('the owner reads which locations there are, allows them, and stops it again', async () => {
  const { user } = await openSharing({
    listLocationSharing: listed(sharing()),
    setLocationSharing: ({ share }) => sharing({ shared: share }),
  });
  await choice();
  expect(screen.getByText('Mill Street and Quay')).toBeTruthy();
  expect(await choice()).toHaveProperty('checked', false);
  answerFromNow({ listLocationSharing: listed(sharing({ shared: true })) });
  await user.click(await choice());
  expect(await screen.findByText('The other locations of Harbor can find your pet')).toBeTruthy();
  await waitFor(async () => expect(await choice()).toHaveProperty('checked', true));
  answerFromNow({ listLocationSharing: listed(sharing()) });
  await user.click(await choice());
  expect(await screen.findByText('The other locations of Harbor can no longer find your pet')).toBeTruthy();
  await waitFor(async () => expect(await choice()).toHaveProperty('checked', false));
  const asked = { petId: biscuit.id, businessId: harbor.businessId };
  expect(sentTo('setLocationSharing')).toEqual([
    { ...asked, share: true },
    { ...asked, share: false },
  ]);
});

test('what other locations can do is explained once, however many businesses have some', async () => {
  const mill = connection(7, 'Mill');
  await openSharing({
    listPetConnections: listed(harbor, mill),
    listLocationSharing: listed(sharing(), sharing({ businessId: mill.businessId })),
  });
  await waitFor(() => expect(screen.getAllByRole('switch', { name: /other locations/ })).toHaveLength(2));
  expect(screen.getAllByText('What other locations can do')).toHaveLength(1);
});

test('a change that failed is said, and the switch stays as it was', async () => {
  const { user } = await openSharing({
    listLocationSharing: listed(sharing()),
    setLocationSharing: () => refuseCall('FAILED_PRECONDITION', 'no_other_location'),
  });
  await user.click(await choice());
  expect(await screen.findByText('This business has no other locations.')).toBeTruthy();
  expect(await choice()).toHaveProperty('checked', false);
});

test('a business with one location offers nothing', async () => {
  await openSharing({ listLocationSharing: listed(sharing({ otherLocations: [] })) });
  await screen.findByRole('switch', { name: 'Share contact details with Harbor' });
  expect(screen.queryByRole('switch', { name: new RegExp(label) })).toBeNull();
});

test('a connection that came of another location says so, and has no choice of its own', async () => {
  const quay = connection(6, 'Quay');
  await openSharing({
    listPetConnections: listed(quay),
    listLocationSharing: listed(sharing({ businessId: quay.businessId, through: 'Harbor' })),
  });
  expect(
    await screen.findByText(/^Connected because you let the other locations of Harbor see your connection/),
  ).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /other locations/ })).toBeNull();
});

test('while connecting, it is off until it is chosen, and belongs to the business that was chosen', async () => {
  const found = { slug: meadow.slug, name: meadow.name, kind: meadow.kind, address: null };
  const { user } = await openScreen(`/pets/${biscuit.id}/vaccinations`, owner(), {
    ...petAnswers(),
    findBusinesses: { items: [{ ...found, contactRequired: false }], more: false },
    listOtherLocations: ({ slug }) => (slug === meadow.slug ? listed({ name: 'Mill Street' }) : listed()),
    connectPet: harbor,
  });
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/other locations/)).toBeNull();
  await fill(user, /Business name or link/, 'Meadow');
  const [offer] = await within(dialog).findAllByText('Meadow Daycare');
  if (offer) await user.click(offer);
  const offered = await within(dialog).findByRole('switch', { name: /Let the other locations of Meadow/ });
  expect(offered).toHaveProperty('checked', false);
  expect(within(dialog).getByText(/^Mill Street\. They can find your pet/)).toBeTruthy();
  await user.click(offered);
  await press(user, 'Connect a business', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('connectPet')).toEqual([
    { petId: biscuit.id, slug: 'meadow', scope: 'verdict', shareContact: false, shareLocations: true },
  ]);
});
