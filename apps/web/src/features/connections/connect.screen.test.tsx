import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const connection = {
  petId: biscuit.id,
  businessId: meadow.id,
  businessName: meadow.name,
  businessSlug: meadow.slug,
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
};
const found = {
  items: [{ slug: meadow.slug, name: meadow.name, kind: meadow.kind, address: null, contactRequired: false }],
  more: false,
};
const getRequirements = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const open = (answers = {}, pet = biscuit, page = 'vaccinations') =>
  openScreen(`/pets/${biscuit.id}/${page}`, owner(), {
    ...petAnswers(pet),
    findBusinesses: found,
    getRequirements,
    ...answers,
  });

test('a business is found by its name and connected with the access that was chosen', async () => {
  const { user } = await open({ connectPet: connection });
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Business name or link/, 'Meadow');
  const [offer] = await within(dialog).findAllByText('Meadow Daycare');
  if (offer) await user.click(offer);
  await user.click(within(dialog).getByRole('radio', { name: /Full record/ }));
  answerFromNow({ listPetConnections: listed({ ...connection, scope: 'records' }) });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Connect a business' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('connectPet')).toEqual([
    { petId: biscuit.id, slug: 'meadow', scope: 'records', shareContact: false },
  ]);
  expect(await screen.findByRole('button', { name: /More about Meadow Daycare/ })).toBeTruthy();
});

test('without a business nothing is sent, and the words say what to do', async () => {
  const { user } = await open();
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  await press(user, 'Connect a business', { in: dialog });
  expect(await within(dialog).findByText(/Choose a business first/)).toBeTruthy();
  expect(sentTo('connectPet')).toEqual([]);
});

test('a cut while connecting is said in the dialog, which stays', async () => {
  const { user } = await open({ connectPet: cutNetwork });
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Business name or link/, 'Meadow');
  const [offer] = await within(dialog).findAllByText('Meadow Daycare');
  if (offer) await user.click(offer);
  await press(user, 'Connect a business', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
});

test('access ends only after it was asked; the business can be blocked', async () => {
  const { user } = await open(
    { listPetConnections: listed(connection), disconnectPet: {} },
    biscuit,
    'share',
  );
  await pickItem(user, /More about Meadow Daycare/, 'Disconnect');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Disconnect from Meadow Daycare?');
  await user.click(within(dialog).getByRole('checkbox', { name: /Block this business/ }));
  await press(user, 'Disconnect', { in: dialog });
  await waitFor(() =>
    expect(sentTo('disconnectPet')).toEqual([
      expect.objectContaining({ petId: biscuit.id, businessId: meadow.id, block: true }),
    ]),
  );
});

test('a pet that is shared to read changes no access', async () => {
  await open({ listPetConnections: listed(connection) }, { ...biscuit, access: 'read' }, 'share');
  expect((await screen.findAllByText(/Meadow Daycare/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Connect a business' })).toBeNull();
  expect(screen.queryByRole('button', { name: /More about Meadow Daycare/ })).toBeNull();
});

test('a search that is refused says so', async () => {
  const { user } = await open({ findBusinesses: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  await press(user, 'Connect a business');
  await fill(user, /Business name or link/, 'Meadow');
  expect(await screen.findByText('Too many requests. Wait a moment, then try again.')).toBeTruthy();
});

test('a business that requires contact details says so, and nothing is sent before they are shared', async () => {
  const required = { items: [{ ...found.items[0], contactRequired: true }], more: false } as typeof found;
  const contact = { name: 'Maya', phone: '+1 555 0199', emergency: null, pickups: [] };
  const { user } = await open({ findBusinesses: required, getContact: contact, connectPet: connection });
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Business name or link/, 'Meadow');
  const [offer] = await within(dialog).findAllByText('Meadow Daycare');
  if (offer) await user.click(offer);
  expect(await within(dialog).findByText(/Meadow Daycare asks every owner for a phone number/)).toBeTruthy();
  expect(await within(dialog).findByText(/A phone number or an emergency contact is missing/)).toBeTruthy();
  await press(user, 'Connect a business', { in: dialog });
  expect(await within(dialog).findByText(/Turn on “Share my contact details”/)).toBeTruthy();
  expect(sentTo('connectPet')).toEqual([]);
  await user.click(within(dialog).getByRole('switch', { name: /Share my contact details/ }));
  await press(user, 'Connect a business', { in: dialog });
  await waitFor(() => expect(sentTo('connectPet')).toMatchObject([{ shareContact: true }]));
});
