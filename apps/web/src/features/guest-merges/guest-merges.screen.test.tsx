import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const guestPetId = testId(70);
const guest = {
  ...{ guestPetId, name: 'Bisky', species: 'dog' as const, breed: 'Beagle', since: at },
  ...{ vaccinations: 2, otherRecords: 0, visits: 1, signatures: 1 },
};
const match = { ...guest, businessId: meadow.id, businessName: meadow.name, isRequested: false };
const openOwner = (more = {}) =>
  openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listGuestMatches: { items: [match] },
    answerGuestMatch: {},
    ...more,
  });

test('an owner is asked whether it is the same pet, and says yes once', async () => {
  const { user } = await openOwner();
  const panel = await screen.findByRole('region', { name: 'Is this the same pet?' });
  expect(within(panel).getByText(`Bisky, entered by ${meadow.name}`)).toBeTruthy();
  expect(within(panel).getByText('Dog · Beagle · since Jan 5')).toBeTruthy();
  expect(within(panel).getByText('2 vaccinations · 1 visit · 1 signed waiver')).toBeTruthy();
  answerFromNow({ listGuestMatches: { items: [{ ...match, isRequested: true }] } });
  await user.dblClick(within(panel).getByRole('button', { name: 'Yes, the same pet: Bisky' }));
  expect(await within(panel).findByText(`Waiting for ${meadow.name} to confirm`)).toBeTruthy();
  expect(sentTo('answerGuestMatch')).toEqual([
    { petId: biscuit.id, guestPetId, same: true, idempotencyKey: expect.any(String) },
  ]);
});

test('the question is there as soon as the pet is connected', async () => {
  const { slug, name, kind } = meadow;
  const found = { slug, name, kind, address: null, contactRequired: false };
  const { user } = await openOwner({
    listGuestMatches: { items: [] },
    findBusinesses: { items: [found], more: false },
    connectPet: {
      ...{ petId: biscuit.id, businessId: meadow.id, businessName: name, businessSlug: slug },
      ...{ businessKind: kind, scope: 'verdict', verdict: 'compliant', changesOn: null },
      ...{ compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
      ...{ contactShared: false, emailShared: false },
    },
  });
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Business name or link/, 'Meadow');
  await user.click(await within(dialog).findByText(name));
  answerFromNow({ listGuestMatches: { items: [match] } });
  await press(user, 'Connect a business', { in: dialog });
  expect(await screen.findByText(`Bisky, entered by ${name}`)).toBeTruthy();
});

test('a no ends the question, and a yes can be taken back', async () => {
  const { user } = await openOwner({ listGuestMatches: { items: [{ ...match, isRequested: true }] } });
  const button = await screen.findByRole('button', { name: 'Take back' });
  answerFromNow({ listGuestMatches: { items: [] } });
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Is this the same pet?')).toBeNull());
  expect(sentTo('answerGuestMatch')).toMatchObject([{ same: false }]);
});

test('without a match nothing is asked', async () => {
  await openOwner({ listGuestMatches: { items: [] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Is this the same pet?')).toBeNull();
});

const merge = {
  ...{ ...guest, petId: biscuit.id, petName: 'Biscuit', petBreed: null, petColour: null },
  ...{ petPhotoPath: null, askedAt: at },
};
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const openBusiness = (more = {}, person = staff('staff')) =>
  openScreen('/business/pets', person, {
    ...{ listConnections: listed(), watchConnections: [], getRequirements: rules },
    listGuestMerges: listed(merge),
    decideGuestMerge: {},
    ...more,
  });

test('a member confirms after a question, once, and a cut is the same request', async () => {
  const { user } = await openBusiness({ decideGuestMerge: cutNetwork });
  await press(user, 'Merge: Bisky');
  const dialog = await screen.findByRole('dialog', { name: 'Merge guest Bisky with Biscuit?' });
  await press(user, 'Merge', { in: dialog });
  await screen.findByText(/Can’t reach the server/);
  answerFromNow({ decideGuestMerge: {}, listGuestMerges: listed() });
  await press(user, 'Merge: Bisky');
  await press(user, 'Merge', { in: await screen.findByRole('dialog') });
  expect(await screen.findByText('Bisky is merged with Biscuit.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('The same pet?')).toBeNull());
  const keys = sentTo('decideGuestMerge').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(sentTo('decideGuestMerge')[0]).toMatchObject({ petId: biscuit.id, guestPetId, merge: true });
});

test('a member declines', async () => {
  const { user } = await openBusiness();
  await press(user, 'Not the same: Bisky');
  expect(await screen.findByText('Nothing is merged.')).toBeTruthy();
  expect(sentTo('decideGuestMerge')).toMatchObject([{ merge: false }]);
});

test('without the plan the request is shown and not decided', async () => {
  await openBusiness({}, staff('owner', { plan: false }));
  expect(await screen.findByText('The same pet?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Merge: Bisky' })).toBeNull();
});
