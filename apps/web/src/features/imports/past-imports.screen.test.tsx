import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertOf, dialogOf, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  say,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, staff, testId } from '../../../test/people.ts';
import type { PastImport } from './import-draft.ts';

const past: PastImport = {
  ...{ id: testId(70), fileName: 'spring.xlsx', state: 'done', failure: null, createdAt: at },
  ...{ customers: 38, pets: 1, vaccinations: 12, problems: 2, duplicates: 1 },
  ...{ invited: 5, invitationsLeft: 3, undoUntil: '2199-01-05T10:00:00.000Z', removed: 0, kept: 0 },
};
const open = (answers: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business/customers/import', person, { listImports: listed(past), ...answers });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an earlier import says what it made, what it skipped, who was invited and until when it can be undone', async () => {
  await open();
  expect(await screen.findByText(/^spring\.xlsx, /)).toBeTruthy();
  expect(
    screen.getByText('38 customers, 1 pet, 12 vaccinations. 2 rows skipped, 1 already here.'),
  ).toBeTruthy();
  expect(screen.getByText('5 owners invited, 3 to follow')).toBeTruthy();
  expect(screen.getByText(/^Can be undone until Jan 5/)).toBeTruthy();
});

test('skipped rows are read to the end and saved with their problems', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:rows';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const row = (number: number, values: string[], column: string | null) => ({
    ...{ row: number, values, customerId: null, name: null },
    problems: [{ column, message: 'Not a date.', code: null, param: null }],
  });
  const { user } = await open({
    listImportRows: ({ cursor }) =>
      cursor === undefined
        ? { header: ['Owner', 'DOB'], items: [row(4, ['Ruth', '02/30'], 'DOB')], nextCursor: 'next' }
        : { header: ['Owner', 'DOB'], items: [row(9, ['Jon'], null)], nextCursor: null },
  } as FakeAnswers);
  await press(user, 'Download skipped rows of spring.xlsx');
  await waitFor(() => expect(blobs).toHaveLength(1));
  const text = (await blobs[0]?.text()) ?? '';
  expect(text).toContain('Owner,DOB,Problem');
  expect(text).toContain('Ruth,02/30,DOB: Not a date.');
  expect(text).toContain('Jon,,Not a date.');
  expect(sentTo('listImportRows').map(({ rows }) => rows)).toEqual(['skipped', 'skipped']);
});

test('rows that could not be downloaded are said, and can be tried again', async () => {
  const { user } = await open({ listImportRows: cutNetwork });
  const button = await screen.findByRole('button', { name: 'Download skipped rows of spring.xlsx' });
  await user.click(button);
  expect(await screen.findByText('The rows couldn’t be downloaded. Try again.')).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(sentTo('listImportRows').length).toBeGreaterThan(1));
});

test('an import is undone only after it was asked; what was kept leads to its customer', async () => {
  const { user } = await open({ undoImport: { removed: 36, kept: 2 } as never });
  await press(user, 'Undo the import of spring.xlsx');
  const dialog = await dialogOf('Undo this import?');
  expect(within(dialog).getByText(/What your team has used or changed since is kept/)).toBeTruthy();
  expect(sentTo('undoImport')).toEqual([]);
  const kept = (row: number, customerId: string | null, name: string | null) => ({
    ...{ row, values: [], problems: [], customerId, name },
  });
  answerFromNow({
    listImports: listed({ ...past, state: 'undone' as const, undoUntil: null, removed: 36, kept: 2 }),
    listImportRows: {
      ...{ header: [], nextCursor: null },
      items: [kept(3, testId(9), 'Ruth Park'), kept(5, null, null)],
    },
  } as FakeAnswers);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Undo import' }));
  const link = await screen.findByRole('link', { name: 'Ruth Park' });
  expect(link.getAttribute('href')).toBe(`/business/customers/${testId(9)}`);
  expect(screen.getByText('A customer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo the import of spring.xlsx' })).toBeNull();
  expect(sentTo('undoImport')).toHaveLength(1);
});

test('an import that could not be undone is said, and stays', async () => {
  const { user } = await open({ undoImport: cutNetwork });
  await press(user, 'Undo the import of spring.xlsx');
  await press(user, 'Undo import', { in: await dialogOf('Undo this import?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo the import of spring.xlsx' })).toBeTruthy();
});

test('an import that failed says why and has nothing to undo', async () => {
  await open({
    listImports: listed({
      ...past,
      state: 'failed' as const,
      failure: 'The file ends in a row.',
      undoUntil: null,
    }),
  });
  expect(await screen.findByText('The file ends in a row.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo the import/ })).toBeNull();
});

test('after the plan has ended earlier imports are read, and the rows can still be saved', async () => {
  await open({}, staff('owner', { plan: false }));
  expect(await screen.findByText(/Business Connect has ended\. You can import again/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Download skipped rows of spring.xlsx' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo the import/ })).toBeNull();
});

test('a list that cannot be read is asked for again', async () => {
  const { user } = await open({ listImports: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The earlier imports couldn’t be loaded.');
  answerFromNow({ listImports: listed(past) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText(/^spring\.xlsx, /)).toBeTruthy();
});

const running: PastImport = { ...past, state: 'running', undoUntil: null };

test('an import that runs is followed after the page was opened again, and its result is named', async () => {
  const { user } = await open({
    listImports: listed(running),
    watchImport: [{ state: 'running', done: 10, total: 40 }] as never,
  });
  expect(await screen.findByText(/^10 of 40 rows\./)).toBeTruthy();
  expect(screen.getByText(/You can leave this page/)).toBeTruthy();
  say('watchImport', { state: 'running', done: 30, total: 40 } as never);
  expect(await screen.findByText(/^30 of 40 rows\./)).toBeTruthy();
  answerFromNow({ listImports: listed(past) });
  say('watchImport', { state: 'done', done: 40, total: 40 } as never);
  expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See customers' }).getAttribute('href')).toBe(
    '/business/customers',
  );
  await press(user, 'Import another file');
  expect(await screen.findByRole('button', { name: /Choose a file/ })).toBeTruthy();
});

test('an import that fails while it is followed says why', async () => {
  await open({
    listImports: listed(running),
    watchImport: [{ state: 'running', done: 0, total: 40 }] as never,
  });
  await screen.findByText(/^0 of 40 rows\./);
  answerFromNow({ listImports: listed({ ...running, state: 'failed' as const, failure: 'Too many rows.' }) });
  say('watchImport', { state: 'failed', done: 0, total: 40 } as never);
  const alert = await alertOf('Nothing was imported');
  expect(await within(alert).findByText('Too many rows.')).toBeTruthy();
});
