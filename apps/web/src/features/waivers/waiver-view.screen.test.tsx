import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import { biscuit } from '../../../test/records.ts';
import { noRules } from './testing/none-unsigned.ts';

const sha256 = 'a'.repeat(64);
const waiver = {
  ...{ id: testId(50), businessId: meadow.id, title: 'Play agreement', version: 2, materialVersion: 2 },
  ...{ sha256, format: 'text' as const, services: null, validMonths: null, updatedAt: at },
  resign: 'material' as const,
  forMinors: true,
};
const mia = { name: 'Mia', bornOn: '2015-03-02', relation: 'parent' as const, relationText: null };
const signature = {
  ...{ id: testId(51), waiverId: waiver.id, version: 1, materialVersion: 1, petId: biscuit.id },
  ...{ petName: 'Biscuit', signerName: 'Maya Lindqvist', minors: ['Mia'], minorDetails: [mia], signedAt: at },
  ...{ expiresOn: null, sha256 },
};
const unsigned = (more = {}) => ({
  ...{ petId: testId(60), petName: 'Mochi', species: 'dog' as const, colour: null, photoPath: null },
  ...{ ownerName: 'Ruth Castellanos', hasAccount: true, reason: 'never' as const },
  ...{ signedVersion: null, signedOn: null, askedAt: null },
  ...more,
});
const outdated = { reason: 'outdated' as const, signedVersion: 1, signedOn: '2026-01-05' };
const totals = { connected: 7, unsigned: 3, never: 2, outdated: 1, expired: 0 };
const pets = [
  unsigned(),
  unsigned({ petId: testId(61), petName: 'Otis', ...outdated, askedAt: at }),
  unsigned({ petId: testId(62), petName: 'Ziggy', hasAccount: false, ownerName: 'ruth@guest.test' }),
];
const answers = {
  listWaivers: listed(waiver),
  listUnsignedPets: { items: pets, totals, nextCursor: null },
  listSignatures: listed(signature),
  getRequirements: noRules,
};
const open = (more = {}, person = staff('manager')) =>
  openScreen(`/business/waivers/${waiver.id}`, person, { ...answers, ...more });
const asked = { asked: 1, alreadyAsked: 0, withoutAccount: 0, remaining: 0 };
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error('There is no row');
  return within(row);
};

test('the list of waivers says for how many pets each is signed, and leads to who has not', async () => {
  const { user, address } = await openScreen('/business/waivers', staff('manager'), answers);
  expect(await screen.findByText('4 of 7 pets signed')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'See who signed: Play agreement' }));
  await waitFor(() => expect(address()).toBe(`/business/waivers/${waiver.id}`));
});

test.each([
  ['Optional', []],
  ['Required at check-in', [{ level: 'required' }]],
  ['Required for Daycare', [{ level: 'required', appliesTo: { services: ['daycare'] } }]],
  ['Recommended', [{ level: 'recommended' }]],
])('a waiver is called "%s" as the published rules say', async (words, rules) => {
  const requirement = { kind: 'waiver', waiverId: waiver.id, materialVersion: 2 };
  const getRequirements = {
    ...{ version: 1, publishedAt: at, effectiveFrom: '2026-01-05' },
    rules: rules.map((rule) => ({ id: 'signed', requirement, ...rule })) as never,
  };
  await openScreen('/business/waivers', staff('manager'), { ...answers, getRequirements });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('each pet has the reason, its owner and what can be done', async () => {
  await open();
  expect((await rowOf('Mochi')).getByText('Ruth Castellanos · Never signed')).toBeTruthy();
  const otis = await rowOf('Otis');
  expect(otis.getByText(/Signed version 1 on Jan 5$/)).toBeTruthy();
  expect(otis.getByText(/^Asked /)).toBeTruthy();
  expect(otis.queryByRole('button')).toBeNull();
  const ziggy = await rowOf('Ziggy');
  expect(ziggy.getByText(/Guest, no account/)).toBeTruthy();
  expect(ziggy.getByRole('link', { name: 'Sign on this device' }).getAttribute('href')).toBe(
    `/business/waivers/${waiver.id}/sign`,
  );
});

test('one owner is asked, once for one press', async () => {
  const { user } = await open({ askToSign: asked });
  await user.dblClick(await screen.findByRole('button', { name: 'Ask to sign: Mochi' }));
  expect(await screen.findByText('1 owner was asked.')).toBeTruthy();
  expect(sentTo('askToSign')).toMatchObject([{ waiverId: waiver.id, petIds: [testId(60)] }]);
});

test('all owners are asked after a question, and the answer says who was not', async () => {
  const answer = { asked: 2, alreadyAsked: 1, withoutAccount: 1, remaining: 0 };
  const { user } = await open({ askToSign: answer });
  await press(user, 'Ask all owners of 3 pets');
  const dialog = await screen.findByRole('dialog', { name: 'Ask owners to sign?' });
  await press(user, 'Ask to sign', { in: dialog });
  expect(
    await screen.findByText(
      '2 owners were asked. 1 was already asked in the last 24 hours. 1 has no account and can sign on your device.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('askToSign')).toEqual([{ waiverId: waiver.id, idempotencyKey: expect.any(String) }]);
});

test('asking again after a cut is the same request', async () => {
  const { user } = await open({ askToSign: cutNetwork });
  await press(user, 'Ask to sign: Mochi');
  await screen.findByText(/Can’t reach the server/);
  answerFromNow({ askToSign: asked });
  await press(user, 'Ask to sign: Mochi');
  await screen.findByText('1 owner was asked.');
  const keys = sentTo('askToSign').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the list is narrowed by reason and by name', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /Signed an earlier version/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Find by pet or owner' }), 'oti');
  await waitFor(() =>
    expect(sentTo('listUnsignedPets').at(-1)).toMatchObject({ reason: 'outdated', search: 'oti' }),
  );
  expect(screen.queryByRole('button', { name: /^Ask all/ })).toBeNull();
});

test('staff see who has not signed, and ask no one', async () => {
  await open({}, staff('staff'));
  await rowOf('Mochi');
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});

test('everyone has signed', async () => {
  const none = { connected: 4, unsigned: 0, never: 0, outdated: 0, expired: 0 };
  await open({ listUnsignedPets: { items: [], totals: none, nextCursor: null } });
  expect(await screen.findByText('All connected pets are signed for')).toBeTruthy();
});

test('a list that cannot be read is asked for again', async () => {
  const { user } = await open({ listUnsignedPets: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The list of pets couldn’t be loaded.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  await rowOf('Mochi');
});

test('a waiver of no one is said', async () => {
  await open({ listWaivers: listed() });
  expect(await screen.findByText('No such waiver')).toBeTruthy();
});

test('who signed is named, with the minors they signed for', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Signatures' }));
  expect(await screen.findByText('Maya Lindqvist for Biscuit')).toBeTruthy();
  expect(screen.getByText(/^Version 1, guardian of Mia \(born Mar 2, 2015, Parent\),/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verification page' }).getAttribute('href')).toBe(`/w/${sha256}`);
});

test('a signed document that cannot be downloaded is said', async () => {
  const { user } = await open({ getSignedWaiver: cutNetwork });
  await user.click(await screen.findByRole('tab', { name: 'Signatures' }));
  await press(user, 'Download the signed document: Maya Lindqvist for Biscuit');
  expect(await screen.findByText('The document couldn’t be downloaded. Try again.')).toBeTruthy();
});
