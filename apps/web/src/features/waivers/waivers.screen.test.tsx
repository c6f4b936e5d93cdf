import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, fill, fillDate, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import { noneUnsigned, noRules } from './testing/none-unsigned.ts';

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
  body: '# Play\n\nDogs play together.',
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
  petId: biscuit.id,
  petName: biscuit.name,
  signerName: 'Maya Lindqvist',
  minors: [],
  minorDetails: [],
  signedAt: at,
  expiresOn: null,
  sha256,
};
const signed = { signatures: [signature], sha256 };
const answers = { ...petAnswers(), getWaiverToSign: toSign };
const openToSign = (more = {}) => openScreen(`/waivers/${waiver.id}`, owner(), { ...answers, ...more });

async function fillSigning(user: Awaited<ReturnType<typeof openToSign>>['user']) {
  await screen.findByText('Dogs play together.');
  const pet = screen.getByRole('checkbox', { name: /Biscuit/ });
  if (!(pet as HTMLInputElement).checked) await user.click(pet);
  await fill(user, 'Your full name', 'Maya Lindqvist');
  await fill(user, 'Type your name as your signature', 'Maya Lindqvist');
  await user.click(screen.getByRole('checkbox', { name: 'I have read this and agree.' }));
}

test('a waiver is read and signed once for a pet, and the proof is named', async () => {
  const { user } = await openToSign({ signWaiver: signed });
  await fillSigning(user);
  await user.dblClick(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('link', { name: 'Verification page' })).toBeTruthy();
  expect(sentTo('signWaiver')).toEqual([
    expect.objectContaining({
      waiverId: waiver.id,
      version: 1,
      petIds: [biscuit.id],
      signerName: 'Maya Lindqvist',
      signature: { kind: 'typed', text: 'Maya Lindqvist' },
    }),
  ]);
});

test('a guardian signs for a minor, with the age and the relation', async () => {
  const { user } = await openToSign({ signWaiver: signed });
  await fillSigning(user);
  await press(user, 'Add a minor');
  await fill(user, 'Name of the minor', 'Ife');
  await fillDate(user, 'Date of birth', '01021990');
  expect(await screen.findByText('18 or older. Adults sign for themselves.')).toBeTruthy();
  await chooseOption(user, /You are the/, 'Other');
  expect(screen.getByText('Still needed: the details of each minor.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', true);
  const bornOn = `${new Date().getFullYear() - 5}-01-02`;
  await fillDate(user, 'Date of birth', `0102${bornOn.slice(0, 4)}`);
  await fill(user, 'What are you to the minor?', 'aunt');
  await press(user, 'Sign');
  await screen.findByRole('link', { name: 'Verification page' });
  expect(sentTo('signWaiver')[0]).toMatchObject({
    minors: [{ name: 'Ife', bornOn, relation: 'other', relationText: 'aunt' }],
  });
});

test('a minor added by mistake is removed', async () => {
  const { user } = await openToSign({ signWaiver: signed });
  await fillSigning(user);
  await press(user, 'Add a minor');
  await fill(user, 'Name of the minor', 'Ife');
  await press(user, 'Remove: Ife');
  await press(user, 'Sign');
  await screen.findByRole('link', { name: 'Verification page' });
  expect(sentTo('signWaiver')[0]).toMatchObject({ minors: [] });
});

test('a waiver that is not for minors does not ask for them', async () => {
  await openToSign({ getWaiverToSign: { ...toSign, forMinors: false } });
  await screen.findByText('Dogs play together.');
  expect(screen.queryByRole('button', { name: 'Add a minor' })).toBeNull();
});

test('without agreeing nothing is sent', async () => {
  const { user } = await openToSign();
  await screen.findByText('Dogs play together.');
  const sign = screen.getByRole('button', { name: 'Sign' });
  await user.click(sign);
  expect(sentTo('signWaiver')).toEqual([]);
});

test('a cut while signing is said; signing again has the same key', async () => {
  const { user } = await openToSign({ signWaiver: cutNetwork });
  await fillSigning(user);
  await press(user, 'Sign');
  await alertOf(/Can’t reach the server/);
  answerFromNow({ signWaiver: signed });
  await press(user, 'Sign');
  await screen.findByRole('link', { name: 'Verification page' });
  const keys = sentTo('signWaiver').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const openList = (more = {}, person = staff('manager')) =>
  openScreen('/business/waivers', person, {
    listWaivers: listed<typeof waiver>(),
    getRequirements: noRules,
    ...more,
  });

test('a waiver is written and published', async () => {
  const { user } = await openList({ createWaiver: waiver, listUnsignedPets: noneUnsigned });
  const [write] = await screen.findAllByRole('button', { name: 'Write a waiver' });
  if (write) await user.click(write);
  await fill(user, 'Title', 'Play agreement');
  await user.click(screen.getByRole('textbox', { name: /^Text/ }));
  await user.paste('Dogs play together.');
  answerFromNow({ listWaivers: listed(waiver), listUnsignedPets: noneUnsigned });
  await user.dblClick(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('Play agreement')).length).toBeGreaterThan(0);
  await waitFor(() => expect(sentTo('createWaiver')).toHaveLength(1));
  expect(sentTo('createWaiver')).toEqual([
    expect.objectContaining({ businessId: meadow.id, title: 'Play agreement', body: 'Dogs play together.' }),
  ]);
});

test('waivers that cannot be read are asked for again', async () => {
  const { user } = await openList({ listWaivers: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The waivers couldn’t be loaded.');
  answerFromNow({ listWaivers: listed(waiver), listUnsignedPets: noneUnsigned });
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByText('Play agreement')).length).toBeGreaterThan(0);
});

test('without the plan waivers are read and none is written', async () => {
  await openList(
    { listWaivers: listed(waiver), listUnsignedPets: noneUnsigned, getRequirements: noRules },
    staff('owner', { plan: false }),
  );
  expect((await screen.findAllByText('Play agreement')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Write a waiver' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit waiver' })).toBeNull();
});

const proof = {
  valid: true,
  reason: null,
  businessName: meadow.name,
  title: 'Play agreement',
  version: 1,
  textSha256: sha256,
  signedAt: at,
  pets: 1,
};

test.each([
  ['an authentic document', proof, 'This document is authentic'],
  [
    'a changed one',
    { ...proof, valid: false, reason: 'changed' as const },
    'The stored document was changed after it was signed.',
  ],
])('anyone can verify %s', async (_name, answer, words) => {
  await openScreen(`/w/${sha256}`, null, { verifySignedWaiver: answer });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the business says who signs and when again; the rule goes with the waiver', async () => {
  const two = [
    { code: 'daycare', name: 'Daycare' },
    { code: 'boarding', name: 'Boarding' },
  ];
  const { user } = await openList({
    createWaiver: waiver,
    listUnsignedPets: noneUnsigned,
    listMyBusinesses: listed({ ...meadow, services: two, role: 'manager' as const }),
  });
  const [write] = await screen.findAllByRole('button', { name: 'Write a waiver' });
  if (write) await user.click(write);
  await fill(user, 'Title', 'Boarding agreement');
  await user.click(screen.getByRole('textbox', { name: /^Text/ }));
  await user.paste('Dogs sleep here.');
  await user.click(screen.getByRole('checkbox', { name: 'Boarding' }));
  await user.click(screen.getByRole('radio', { name: 'For every visit' }));
  await user.click(screen.getByRole('checkbox', { name: /^Signed for a minor/ }));
  await press(user, 'Publish');
  await waitFor(() => expect(sentTo('createWaiver')).toHaveLength(1));
  expect(sentTo('createWaiver')[0]).toMatchObject({
    resign: 'every_visit',
    forMinors: true,
    requiredFor: ['boarding'],
  });
});

test('an owner finds what they signed under the settings', async () => {
  const mine = {
    ...signed.signatures[0],
    businessId: meadow.id,
    businessName: meadow.name,
    title: 'Play agreement',
  };
  const { watchEntitlements = [] } = staff('owner', { plan: false }).answers;
  const contact = { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] };
  await openScreen(
    '/settings',
    owner(),
    { watchEntitlements, getContact: contact, listMySignatures: listed(mine) as never },
    {
      'GET /sessions': { sessions: [] },
      'GET /get-session?disableCookieCache=true': null,
      'GET /passkey/list-user-passkeys': [],
    },
  );
  expect(await screen.findByText(`Play agreement · ${meadow.name}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the signed document: Play agreement' })).toBeTruthy();
  const read = screen.getByRole('link', { name: 'Read the version you signed: Play agreement' });
  expect(read.getAttribute('href')).toBe(`/waivers/${waiver.id}/versions/1`);
});
