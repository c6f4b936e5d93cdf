import type { OutputOf, shareLinks } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

type Link = OutputOf<typeof shareLinks.listShareLinks>['items'][number];

const url = 'https://clearpaw.example/share#shlink:/secret';
const link: Link = {
  ...{ id: testId(90), petId: biscuit.id, label: 'Dr. Lind', contents: ['records'], hasPasscode: true },
  ...{ attemptsLeft: 10, state: 'active', createdAt: at, createdBy: 'Maya', expiresAt: at, endedAt: null },
  ...{ opened: 0, lastOpenedAt: null, uses: [], url },
};
const created = { id: testId(92), url, shlink: 'shlink:/secret' };
const open = (answers: FakeAnswers = {}) =>
  openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    listShareLinks: listed<Link>(),
    ...answers,
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['24 hours', 24],
  ['7 days', 7 * 24],
  ['30 days', 30 * 24],
  ['1 year', 365 * 24],
])('a link that works for %s is sent with its end', async (label, hours) => {
  const { user } = await open({ createShareLink: created });
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  await chooseOption(user, /Works for/, label);
  await press(user, 'Create link', { in: dialog });
  await dialogOf('Your link is ready');
  const [sent] = sentTo('createShareLink');
  const lasts = (Date.parse(sent?.expiresAt ?? '') - Date.now()) / 3_600_000;
  expect(Math.abs(lasts - hours)).toBeLessThan(25);
  expect(Math.round(lasts)).toBeGreaterThanOrEqual(hours - 1);
});

test('the suggested passcode is sent and shown; each link gets another one', async () => {
  const { user } = await open({ createShareLink: created });
  const passcodes = [];
  for (let count = 0; count < 2; count += 1) {
    await press(user, 'Create link');
    const dialog = await dialogOf('Create a share link');
    const { value } = within(dialog).getByLabelText('Passcode') as HTMLInputElement;
    passcodes.push(value);
    await press(user, 'Create link', { in: dialog });
    const ready = await dialogOf('Your link is ready');
    expect(within(ready).getByText(value)).toBeTruthy();
    await press(user, 'Done', { in: ready });
  }
  expect(sentTo('createShareLink').map(({ passcode }) => passcode)).toEqual(passcodes);
  expect(new Set(passcodes).size).toBe(2);
});

test('a link that was made twice by a double press is made once', async () => {
  const { user } = await open({ createShareLink: created });
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Create link' }));
  await dialogOf('Your link is ready');
  expect(sentTo('createShareLink')).toHaveLength(1);
});

test('after a cut the terms stay as they were typed', async () => {
  const { user } = await open({ createShareLink: cutNetwork });
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  await fill(user, 'Name', 'Sitter', { in: dialog });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Documents/ }));
  await press(user, 'Create link', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'Sitter');
  expect(within(dialog).getByRole('checkbox', { name: /^Documents/ })).toHaveProperty('checked', true);
  answerFromNow({ createShareLink: created });
  await press(user, 'Create link', { in: dialog });
  await dialogOf('Your link is ready');
});

test('what belongs to the whole record goes with it, and stays chosen when the record is left out', async () => {
  const { user } = await open({ createShareLink: created });
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  const record = within(dialog).getByRole('checkbox', { name: /^Full health record/ });
  const vaccinations = within(dialog).getByRole('checkbox', { name: /^Vaccinations/ });
  await user.click(record);
  expect(vaccinations).toHaveProperty('checked', true);
  expect(vaccinations).toHaveProperty('disabled', true);
  await user.click(record);
  expect(vaccinations).toHaveProperty('checked', true);
  expect(vaccinations).toHaveProperty('disabled', false);
});

test('links say how they ended; those that work come first', async () => {
  const ended = (number: number, changes: Partial<Link>): Link => ({
    ...{ ...link, id: testId(number), url: null },
    ...changes,
  });
  await open({
    listShareLinks: listed(
      ended(91, { label: 'Locked one', state: 'locked', attemptsLeft: 0 }),
      ended(92, { label: 'Ended one', state: 'ended', endedAt: at }),
      { ...link, label: 'Working one', hasPasscode: false, attemptsLeft: null, expiresAt: null },
    ),
  });
  expect(await screen.findByText('Closed after 10 wrong passcodes')).toBeTruthy();
  expect(screen.getByText(/^Ended .*Jan 5/)).toBeTruthy();
  expect(screen.getByText('No passcode')).toBeTruthy();
  expect(screen.getByText('No end date')).toBeTruthy();
  const names = screen.getAllByText(/ one$/).map(({ textContent }) => textContent);
  expect(names).toEqual(['Working one', 'Locked one', 'Ended one']);
  expect(screen.getAllByRole('button', { name: /^Copy link/ })).toHaveLength(1);
});

test('a link without a name is called so, and who opened it in a browser is said', async () => {
  const uses = [
    { at, recipient: 'Browser' },
    { at: '2026-01-04T10:00:00.000Z', recipient: 'Lakeside' },
  ];
  const { user } = await open({
    listShareLinks: listed({ ...link, label: null, opened: 12, lastOpenedAt: at, uses }),
  });
  expect(await screen.findByText(/^Opened 12 times, last /)).toBeTruthy();
  await pickItem(user, 'More about Share link', 'QR code and history');
  const history = await dialogOf('Share link');
  expect(within(history).getByText('Lakeside')).toBeTruthy();
  expect(within(history).getByText('The last 10 times')).toBeTruthy();
  expect(within(history).getAllByRole('listitem')).toHaveLength(2);
});

test('a link that could not be ended still works, and the words say why', async () => {
  const { user } = await open({ listShareLinks: listed(link), revokeShareLink: cutNetwork });
  await pickItem(user, 'More about Dr. Lind', 'End link');
  await press(user, 'End link', { in: await dialogOf('End Dr. Lind?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link: Dr. Lind' })).toBeTruthy();
  answerFromNow({
    revokeShareLink: {},
    listShareLinks: listed<Link>({ ...link, state: 'ended', url: null, endedAt: at }),
  });
  await pickItem(user, 'More about Dr. Lind', 'End link');
  await press(user, 'End link', { in: await dialogOf('End Dr. Lind?') });
  expect(await screen.findByText('Link ended.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy link: Dr. Lind' })).toBeNull());
});

test('where the browser blocks copying the words say how to do it by hand', async () => {
  const { user } = await open({ listShareLinks: listed(link) });
  await screen.findByText('Dr. Lind');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await press(user, 'Copy link: Dr. Lind');
  expect(await screen.findByText(/couldn’t be copied\. Select it/)).toBeTruthy();
});

test('a phone hands the link to its own sheet; closing that sheet is no failure', async () => {
  const share = vi.fn().mockRejectedValue(new Error('closed'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await open({ listShareLinks: listed(link) });
  await pickItem(user, 'More about Dr. Lind', 'QR code and history');
  await press(user, 'Share…', { in: await dialogOf('Dr. Lind') });
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url }));
  expect(screen.queryByRole('alert')).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
});

test('links that cannot be read are not called none', async () => {
  const { user } = await open({ listShareLinks: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The links couldn’t be loaded');
  expect(screen.queryByText(/No links yet/)).toBeNull();
  answerFromNow({ listShareLinks: listed(link) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Dr. Lind')).toBeTruthy();
});
