import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  say,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { meadow, staff, testId } from '../../../test/people.ts';
import type { DueReport } from './due-item.ts';

const who = (number: number, petName: string) => ({ petId: testId(number), petName, ownerName: null });
const pet = (number: number, petName: string) => ({
  ...{ ...who(number, petName), species: 'dog' as const, colour: null, photoPath: null, nextVisitOn: null },
});
const report: DueReport = {
  items: [{ ...who(9, 'Ziggy'), rule: 'rabies', status: 'missing', dueOn: null }],
  pets: [pet(9, 'Ziggy')],
  totals: { pets: 2, owners: 1, unmet: 2, ending: 0, visiting: 0 },
  nextCursor: null,
};
const second: DueReport = {
  ...report,
  items: [{ ...who(10, 'Momo'), rule: 'rabies', status: 'expired', dueOn: null }],
  pets: [pet(10, 'Momo')],
};
const preview = { owners: 1, pets: 2, recent: 0, subject: 'Records of Ziggy to renew', text: 'Rabies.' };
const answers: FakeAnswers = {
  getDueReport: report,
  getRequirements: {
    version: 1,
    rules: [
      {
        ...{ id: 'rabies', title: 'Rabies', level: 'required' },
        requirement: { kind: 'vaccination', targets: ['rabies'] },
      },
    ],
    publishedAt: '2026-01-01T00:00:00.000Z',
    effectiveFrom: '2026-01-01',
  },
  previewDueReminder: preview,
  watchDueReminder: [{ reminder: null }],
};
const open = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business/due', person, { ...answers, ...more });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what the owners would read is previewed with the message, which goes with the reminder', async () => {
  const { user } = await open({ sendDueReminder: {} as never });
  await press(user, 'Remind 1 owner');
  const dialog = await dialogOf('Remind 1 owner');
  expect(await within(dialog).findByText('Records of Ziggy to renew')).toBeTruthy();
  expect(within(dialog).getByText(/^About 2 pets\./)).toBeTruthy();
  answerFromNow({ previewDueReminder: { ...preview, text: 'Rabies. See you soon.' } });
  await fill(user, /Add a message/, ' See you soon. ', { in: dialog });
  expect(await within(dialog).findByText('Rabies. See you soon.')).toBeTruthy();
  expect(sentTo('previewDueReminder').at(-1)).toMatchObject({ message: 'See you soon.' });
  expect(sentTo('sendDueReminder')).toEqual([]);
});

test('a reminder that was cut off is sent again as the same one, and the message stays', async () => {
  const { user } = await open({ sendDueReminder: cutNetwork });
  await press(user, 'Remind 1 owner');
  const dialog = await dialogOf('Remind 1 owner');
  await fill(user, /Add a message/, 'Soon', { in: dialog });
  await press(user, 'Send reminders', { in: dialog });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(within(dialog).getByLabelText(/Add a message/)).toHaveProperty('value', 'Soon');
  await press(user, 'Send reminders', { in: dialog });
  await waitFor(() => expect(sentTo('sendDueReminder')).toHaveLength(2));
  const [first, again] = sentTo('sendDueReminder');
  expect(again).toEqual(first);
});

test('owners who were all reminded lately are not reminded again, and the words say so', async () => {
  await open({ previewDueReminder: { ...preview, owners: 0, pets: 0, recent: 2 } });
  expect(await screen.findByText(/^Everyone was reminded in the last \d+ days\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('those who are left out because of an earlier reminder are counted', async () => {
  const { user } = await open({ previewDueReminder: { ...preview, recent: 1 } });
  await press(user, 'Remind 1 owner');
  const dialog = await dialogOf('Remind 1 owner');
  expect(await within(dialog).findByText('1 pet is left out because of an earlier reminder.')).toBeTruthy();
});

test('whom to remind could not be read: the screen says so and asks again', async () => {
  const { user } = await open({ previewDueReminder: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ previewDueReminder: preview });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('button', { name: 'Remind 1 owner' })).toBeTruthy();
});

test('the next pets are read where the last page ended', async () => {
  const { user } = await open({
    getDueReport: ({ cursor }) => (cursor === undefined ? { ...report, nextCursor: 'next' } : second),
  });
  expect(await screen.findByText(/^1 of 2 pets\./)).toBeTruthy();
  await press(user, 'Show more pets');
  expect((await screen.findAllByText('Momo')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Show more pets' })).toBeNull();
});

test('the whole report is saved as a file, not only the pets that are shown', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:due';
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await open({
    getDueReport: ({ cursor }) => (cursor === undefined ? { ...report, nextCursor: 'next' } : second),
  });
  await screen.findByText(/^1 of 2 pets\./);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^meadow-due-\d{4}-\d\d-\d\d\.csv$/);
  const text = (await blobs[0]?.text()) ?? '';
  expect(text).toContain('Ziggy');
  expect(text).toContain('Momo');
});

test('a file that could not be made is said, and the button can be pressed again', async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'CSV' });
  answerFromNow({ getDueReport: cutNetwork });
  await user.click(button);
  expect(await screen.findByText('The report couldn’t be prepared. Try again.')).toBeTruthy();
  const before = sentTo('getDueReport').length;
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(sentTo('getDueReport').length).toBeGreaterThan(before));
});

test('before printing the rest of the report is read', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open({
    getDueReport: ({ cursor }) => (cursor === undefined ? { ...report, nextCursor: 'next' } : second),
  });
  await screen.findByText(/^1 of 2 pets\./);
  await press(user, 'Print');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getAllByText('Momo').length).toBeGreaterThan(0);
});

test('only what is expired or missing, of one requirement, in another period', async () => {
  const { user } = await open();
  await screen.findAllByText('Ziggy');
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await user.click(screen.getByRole('checkbox', { name: 'Expired or missing only' }));
  await chooseOption(user, /Requirement/, 'Rabies');
  await waitFor(() =>
    expect(sentTo('getDueReport').at(-1)).toMatchObject({ businessId: meadow.id, rule: 'rabies' }),
  );
  expect(await screen.findByRole('heading', { name: 'Expired or missing now' })).toBeTruthy();
  expect(screen.getByText('Every pet that does not meet a requirement today.')).toBeTruthy();
});

test('how far a reminder is goes on by itself, and its end is named', async () => {
  const reminder = { id: testId(80), done: 1, total: 3, startedAt: '2026-01-05T10:00:00.000Z' };
  await open({ watchDueReminder: [{ reminder }] as never });
  expect(await screen.findByText(/1 of 3 owners reminded/)).toBeTruthy();
  say('watchDueReminder', { reminder: { ...reminder, done: 3 } } as never);
  await waitFor(() => expect(document.body.textContent).toMatch(/3 owners reminded\.|3 of 3 owners/));
});
