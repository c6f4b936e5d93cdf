import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, fillDate, press } from '../../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';
import { petOfBusiness } from '../../../../test/records.ts';
import { forgetLock } from '../../../platform/device-lock/index.ts';
import { noneUnsigned, noRules } from '../testing/none-unsigned.ts';
import { forgetKiosk } from './kiosk-store.ts';
import { signingQueue } from './signing-queue.ts';

const sha256 = 'a'.repeat(64);
const waiver = {
  id: testId(50),
  businessId: meadow.id,
  title: 'Play agreement',
  version: 1,
  materialVersion: 1,
  sha256,
  format: 'text' as const,
  services: null,
  validMonths: null,
  resign: 'material' as const,
  forMinors: true,
  updatedAt: at,
};
const toSign = {
  ...waiver,
  businessName: meadow.name,
  body: 'Dogs play together.',
  pages: [],
  file: null,
  signedVersion: null,
  signedBody: null,
};
const signature = {
  id: testId(51),
  waiverId: waiver.id,
  version: 1,
  materialVersion: 1,
  petId: testId(2),
  petName: 'Biscuit',
  signerName: 'Maya Lindqvist',
  minors: [],
  minorDetails: [],
  signedAt: at,
  expiresOn: null,
  sha256,
};
const answers = {
  getWaiverToSign: toSign,
  listConnections: listed(petOfBusiness(2, 'Biscuit'), petOfBusiness(3, 'Pepper')),
  // Without this permission the device stores no lists for offline use.
  listRejectedDoses: () => refuseCall('PERMISSION_DENIED'),
  listWaivers: listed(waiver),
  listUnsignedPets: noneUnsigned,
  getRequirements: noRules,
};
const open = (more = {}) =>
  openScreen(`/business/waivers/${waiver.id}/sign`, staff('staff'), { ...answers, ...more });
type User = Awaited<ReturnType<typeof open>>['user'];

async function start(user: User) {
  await fill(user, 'PIN', '2468');
  await press(user, 'Start kiosk mode');
  await screen.findByText('Dogs play together.');
}

async function sign(user: User, petName = 'Biscuit') {
  await fill(user, 'Find your pet by name', petName.slice(0, 3));
  await user.click(await screen.findByRole('checkbox', { name: `${petName} · Beagle` }));
  await fill(user, 'Your full name', 'Maya Lindqvist');
  await fill(user, 'Type your name as your signature', 'Maya Lindqvist');
  await user.click(screen.getByRole('checkbox', { name: 'I have read this and agree.' }));
  await press(user, 'Sign');
}

afterEach(async () => {
  forgetLock();
  await forgetKiosk();
  for (const { order } of await signingQueue.list()) await signingQueue.dismiss(order ?? 0);
});

test.each(['', '123', 'abcd'])('"%s" is no PIN, and the device is not locked', async (pin) => {
  const { user } = await open();
  await fill(user, 'PIN', pin);
  await press(user, 'Start kiosk mode');
  expect(await screen.findByText('Choose four to eight digits.')).toBeTruthy();
  expect(screen.queryByText('Dogs play together.')).toBeNull();
});

test('a customer signs, reads the reference, and the next person begins with an empty form', async () => {
  const { user } = await open({ signWaiver: { signatures: [signature], sha256 } });
  await start(user);
  await sign(user);
  expect(await screen.findByText('Signed for Biscuit. Reference: aaaaaaaaaaaa')).toBeTruthy();
  expect(sentTo('signWaiver')).toEqual([
    {
      waiverId: waiver.id,
      version: 1,
      petIds: [testId(2)],
      signerName: 'Maya Lindqvist',
      minors: [],
      signature: { kind: 'typed', text: 'Maya Lindqvist' },
      idempotencyKey: expect.any(String),
    },
  ]);
  await press(user, 'Next person');
  expect(await screen.findByLabelText('Your full name')).toHaveProperty('value', '');
  expect(screen.queryByRole('checkbox', { name: /Biscuit/ })).toBeNull();
});

test('no pet is shown before its name is typed, and an unknown name leads to the staff', async () => {
  const { user } = await open();
  await start(user);
  expect(screen.queryByRole('checkbox', { name: /Beagle/ })).toBeNull();
  await fill(user, 'Find your pet by name', 'B');
  expect(screen.queryByRole('checkbox', { name: /Beagle/ })).toBeNull();
  await fill(user, 'Find your pet by name', 'Zz');
  expect(await screen.findByText('No pet with this name was found. Please ask the staff.')).toBeTruthy();
});

test('minors are signed for with age and relation', async () => {
  const { user } = await open({ signWaiver: { signatures: [signature], sha256 } });
  await start(user);
  await press(user, 'Add a minor');
  await fill(user, 'Name of the minor', 'Mia');
  await fillDate(user, 'Date of birth', `0102${new Date().getFullYear() - 5}`);
  await chooseOption(user, /You are the/, 'Parent');
  await sign(user);
  await screen.findByText(/Signed for Biscuit/);
  expect(sentTo('signWaiver')).toMatchObject([
    { minors: [{ name: 'Mia', bornOn: `${new Date().getFullYear() - 5}-01-02`, relation: 'parent' }] },
  ]);
});

test('without a network the signature is kept on the device and sent later, under the same key', async () => {
  const { user } = await open({ signWaiver: cutNetwork });
  await start(user);
  await sign(user);
  expect(await screen.findByText(/Your signature is saved on this device/)).toBeTruthy();
  await press(user, 'Next person');
  expect(await screen.findByText('1 signature is waiting to be sent.')).toBeTruthy();
  answerFromNow({ signWaiver: { signatures: [signature], sha256 } });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sentTo('signWaiver')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('1 signature is waiting to be sent.')).toBeNull());
  const sent = sentTo('signWaiver');
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({ signedAt: expect.any(String) });
});

test('a text that was replaced meanwhile is shown again before it can be signed', async () => {
  const { user } = await open({ signWaiver: () => refuseCall('ABORTED', 'changed_meanwhile') });
  await start(user);
  answerFromNow({ getWaiverToSign: { ...toSign, version: 2, body: 'Dogs and cats play together.' } });
  await sign(user);
  await alertOf('The waiver was just updated. Read the new version, then sign.');
  expect(await screen.findByText('Dogs and cats play together.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'I have read this and agree.' })).toHaveProperty(
    'checked',
    false,
  );
});

test('a signature that is refused says why, and nothing is kept', async () => {
  const { user } = await open({ signWaiver: () => refuseCall('PERMISSION_DENIED') });
  await start(user);
  await sign(user);
  await alertOf('You don’t have access to this.');
  expect(screen.queryByText(/waiting to be sent/)).toBeNull();
});

test('the kiosk is left with the PIN alone', async () => {
  const { user, address } = await open();
  await start(user);
  await press(user, 'Staff');
  const dialog = await dialogOf('Exit kiosk mode?');
  await fill(user, 'PIN', '1111', { in: dialog });
  await press(user, 'Unlock', { in: dialog });
  expect(await within(dialog).findByText('Incorrect PIN.')).toBeTruthy();
  await fill(user, 'PIN', '2468', { in: dialog });
  await press(user, 'Unlock', { in: dialog });
  await waitFor(() => expect(address()).toBe('/business/waivers'));
});

test('a signature that the server rejected later is said to the staff until they dismiss it', async () => {
  await signingQueue.enqueue({
    businessId: meadow.id,
    uid: 'u-someone-else',
    input: {
      waiverId: waiver.id,
      version: 1,
      petIds: [testId(2)],
      signerName: 'Maya Lindqvist',
      signature: { kind: 'typed', text: 'Maya' },
      signedAt: at,
      idempotencyKey: 'a-key-of-one-signing',
    },
    refused: 'The pet was deleted.',
  });
  const { user } = await openScreen('/business/waivers', staff('staff'), answers);
  const alert = await alertOf(/Maya Lindqvist’s signature of .* was rejected/);
  expect(within(alert).getByText(/The pet was deleted. Ask them to sign again./)).toBeTruthy();
  await press(user, 'Dismiss', { in: alert });
  await waitFor(() => expect(screen.queryByText(/was rejected/)).toBeNull());
});
