import type { locations, OutputOf } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

type Copied = OutputOf<typeof locations.copyToBusiness>;

const harbor = { ...meadow, id: testId(2), slug: 'harbor', name: 'Harbor' };
const pier = { ...meadow, id: testId(3), slug: 'pier', name: 'Pier' };
const rule = { id: 'play', level: 'required' as const, requirement: { kind: 'microchip' as const } };
const planned: Copied = {
  requirements: {
    ...{
      version: null,
      unchanged: false,
      rules: 4,
      replaced: 2,
      replacedFrom: '2098-12-31',
      laterFrom: null,
    },
    questions: [{ text: 'Can it swim?', isNew: true }],
    leftOut: [{ position: 2, title: 'Pool', rule, reason: 'no_service', detail: 'pool' }],
    otherClinics: true,
  },
  waivers: [
    { id: testId(4), title: 'Play agreement', isNew: true },
    { id: testId(5), title: 'Photos', isNew: false },
  ],
  team: {
    members: [
      { uid: testId(6), name: 'Ann Lee', role: 'manager', isNew: true },
      { uid: testId(7), name: 'Bo Diaz', role: 'staff', isNew: false },
    ],
    leftOut: [{ uid: testId(8), name: 'Cy Moss' }],
  },
};
const done: Copied = {
  ...planned,
  requirements: planned.requirements && { ...planned.requirements, version: 3 },
};
const answers = {
  listMyBusinesses: listed(meadow, harbor, pier),
  previewCopyToBusiness: planned,
};
const open = (more = {}, person = staff('owner')) =>
  openScreen('/business/settings/locations', person, { ...answers, ...more });
const sections = () => screen.findByRole('region', { name: 'What will be copied' });

test('what would be copied, replaced and left out is read before anything is sent', async () => {
  await open();
  const shown = within(await sections());
  for (const words of [
    /4 rules are published at Harbor\./,
    /This replaces the 2 current rules there/,
    /scheduled there for Dec 31, 2098 are replaced as well/,
    /New questions for owners: Can it swim\?/,
    /Harbor trusts other veterinary clinics/,
    /Pool: it is only for services that do not exist here \(pool\)/,
    /New at Harbor: Play agreement\./,
    /Harbor has already: Photos\./,
    /Join the team of Harbor: Ann Lee \(manager\)\./,
    /keep their role: Bo Diaz \(staff\)/,
    /Owners are not copied: Cy Moss/,
  ]) {
    expect(shown.getByText(words)).toBeTruthy();
  }
  expect(sentTo('copyToBusiness')).toEqual([]);
});

test('the copy is confirmed, sent once, and its result leads to the other location', async () => {
  const { user } = await open({ copyToBusiness: done });
  await sections();
  await press(user, 'Copy to Harbor');
  const dialog = await dialogOf('Copy to Harbor?');
  expect(within(dialog).getByText(/The 2 rules of Harbor will be replaced/)).toBeTruthy();
  expect(within(dialog).getByText('One person gets an email.')).toBeTruthy();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Copy to Harbor' }));
  expect(await screen.findByText(/4 rules were published at Harbor as version 3/)).toBeTruthy();
  expect(sentTo('copyToBusiness')).toEqual([
    {
      ...{ fromBusinessId: meadow.id, toBusinessId: harbor.id, parts: ['requirements', 'waivers', 'team'] },
      idempotencyKey: expect.any(String),
    },
  ]);
  answerFromNow({
    getRequirements: { version: 3, rules: [rule], publishedAt: at, effectiveFrom: '2026-01-05' },
    listRequirementVersions: listed(),
    getRecheckProgress: { version: 3, done: 0, total: 0 },
    listWaivers: listed(),
    listIntakeQuestions: { items: [] },
  });
  const [shown] = screen
    .getAllByRole('status')
    .filter(({ textContent }) => textContent?.includes('Copied to'));
  if (!shown) throw new Error('No result is shown.');
  await press(user, 'Switch to Harbor', { in: shown });
  expect(await screen.findByText(/Version 3 is live since/)).toBeTruthy();
  expect(sentTo('getRequirements').at(-1)).toEqual({ businessId: harbor.id });
});

test('another location and fewer parts are asked for as chosen; without a part nothing is', async () => {
  const { user } = await open();
  await sections();
  await chooseOption(user, /Copy to$/, 'Pier');
  await user.click(screen.getByRole('checkbox', { name: 'Team' }));
  await waitFor(() =>
    expect(sentTo('previewCopyToBusiness').at(-1)).toEqual({
      ...{ fromBusinessId: meadow.id, toBusinessId: pier.id, parts: ['requirements', 'waivers'] },
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Rules' }));
  await user.click(screen.getByRole('checkbox', { name: 'Waivers' }));
  expect(await screen.findByText('Choose what to copy.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy to Pier' })).toHaveProperty('disabled', true);
});

test('a copy that is cut off can be sent again with the same key', async () => {
  const { user } = await open({ copyToBusiness: cutNetwork });
  for (const answer of [null, done]) {
    if (answer) answerFromNow({ copyToBusiness: answer });
    await sections();
    await press(user, 'Copy to Harbor');
    await press(user, 'Copy to Harbor', { in: await dialogOf('Copy to Harbor?') });
    if (!answer) await alertOf('Nothing was copied.');
  }
  expect(await screen.findByText('Copied to Harbor')).toBeTruthy();
  const [first, second] = sentTo('copyToBusiness');
  expect(second).toEqual(first);
});

test('a preview that is refused is read again', async () => {
  const { user } = await open({
    previewCopyToBusiness: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited'),
  });
  const alert = await alertOf('What would be copied couldn’t be read.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  await sections();
});

test('nothing to copy is said for each part', async () => {
  const requirements = planned.requirements && {
    ...{ ...planned.requirements, rules: 0, replaced: 0, replacedFrom: null, questions: [], leftOut: [] },
  };
  await open({
    previewCopyToBusiness: { requirements, waivers: [], team: { members: [], leftOut: [] } },
  });
  const shown = within(await sections());
  expect(shown.getByText(/the rules of Harbor stay as they are/)).toBeTruthy();
  expect(shown.getByText('There are no waivers here.')).toBeTruthy();
  expect(shown.getByText('No one else works here.')).toBeTruthy();
});

test('a location is added like the one that is open, and offered to copy to', async () => {
  const { role: _role, ...made } = pier;
  const { user } = await open({ listMyBusinesses: listed(meadow), createBusiness: made });
  expect(await screen.findByText(/Once you have a second location/)).toBeTruthy();
  await press(user, 'Add a location');
  await fill(user, 'Business name', 'Pier');
  answerFromNow({ listMyBusinesses: listed(meadow, pier) });
  await press(user, 'Create location');
  expect(await screen.findByText(/Pier was added/)).toBeTruthy();
  expect(sentTo('createBusiness')).toEqual([
    expect.objectContaining({ name: 'Pier', kind: 'daycare', timeZone: 'Europe/Berlin' }),
  ]);
  expect(await screen.findByRole('button', { name: 'Copy to Pier' })).toBeTruthy();
});

test('a business that the person only manages is no location to copy to', async () => {
  await open({ listMyBusinesses: listed(meadow, { ...harbor, role: 'manager' as const }) });
  expect(await screen.findByText(/Once you have a second location/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Switch to Harbor' })).toBeNull();
});

test('managers and owners without a plan cannot add or copy', async () => {
  await open({ listMyBusinesses: listed({ ...meadow, role: 'manager' as const }) }, staff('manager'));
  expect(await screen.findByText(/Only owners can add locations/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a location' })).toBeNull();
  expect(sentTo('previewCopyToBusiness')).toEqual([]);
});

test('after the plan has ended, locations are listed and nothing is copied', async () => {
  await open({}, staff('owner', { plan: false }));
  expect(await screen.findByText(/Your plan has ended/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a location' })).toBeNull();
  expect(sentTo('previewCopyToBusiness')).toEqual([]);
});
