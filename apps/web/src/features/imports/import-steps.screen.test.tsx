import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertOf, chooseOption, dialogOf, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  say,
  sentTo,
} from '../../../test/fake-server.ts';
import { answerUploads, uploadedPaths } from '../../../test/fake-storage.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import type { ImportPreview, PastImport } from './import-draft.ts';

const column = (header: string, sure = true) => ({ header, samples: ['One'], sure, vaccine: null });
const totals = {
  rows: 3,
  customers: 2,
  pets: 3,
  vaccinations: 1,
  problems: 1,
  duplicates: 0,
  invitable: 2,
};
const preview: ImportPreview = {
  columns: [column('Owner'), column('DOB'), column('')],
  mapping: {
    headerRow: 1,
    columns: ['ownerName', 'birthDate', null],
    dateOrder: null,
    species: null,
  },
  questions: [],
  totals,
  rows: [
    {
      row: 2,
      values: ['Ruth', '02/30/2026', ''],
      problems: [{ column: 'DOB', message: 'WIRE', code: 'date_unreadable', param: null }],
      duplicateOf: null,
    },
    { row: 3, values: ['Jon', '', ''], problems: [], duplicateOf: null },
  ],
};
const past: PastImport = {
  id: testId(70),
  fileName: 'spring.xlsx',
  state: 'done',
  failure: null,
  createdAt: at,
  customers: 1,
  pets: 1,
  vaccinations: 0,
  problems: 2,
  duplicates: 0,
  invited: 0,
  invitationsLeft: 0,
  undoUntil: '2199-01-05T10:00:00.000Z',
  removed: 0,
  kept: 0,
};
const open = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business/customers/import', person, {
    listImports: listed<PastImport>(),
    previewImport: preview,
    ...more,
  });
type User = Awaited<ReturnType<typeof open>>['user'];

function keepDraft(step: 'map' | 'check') {
  const draft = { storagePath: 'users/u/files/imports/a.csv', fileName: 'customers.csv', mapping: null };
  sessionStorage.setItem(`import-${meadow.id}`, JSON.stringify({ ...draft, step }));
}
async function chooseFile(user: User, file: File) {
  await screen.findByRole('button', { name: /Choose a file/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files');
  input.removeAttribute('accept');
  await user.upload(input, file);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a chosen file is uploaded and its columns are shown, as they were recognized', async () => {
  const { user } = await open();
  await chooseFile(user, new File(['Owner\nRuth'], 'customers.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Match the columns')).toBeTruthy();
  expect(uploadedPaths()).toEqual([expect.stringMatching(/^users\/u-sam\/files\/imports\/.*\.csv$/)]);
  expect(sentTo('previewImport')[0]).toMatchObject({ storagePath: uploadedPaths()[0] });
  expect(screen.getByText('customers.csv')).toBeTruthy();
  expect(screen.getByText('Column 3')).toBeTruthy();
});

test('a file that is too large is refused before it is sent', async () => {
  const { user } = await open();
  const file = new File(['x'], 'huge.csv');
  Object.defineProperty(file, 'size', { value: 21 * 1024 * 1024 });
  await chooseFile(user, file);
  await alertOf('The file is larger than 20 MB. Split it into smaller ones.');
  expect(uploadedPaths()).toEqual([]);
});

test('an upload that fails says so, and the file can be chosen again', async () => {
  const { user } = await open();
  answerUploads(() => 403);
  await chooseFile(user, new File(['x'], 'customers.csv'));
  await alertOf(/The file could not be uploaded/);
  answerUploads(() => null);
  await chooseFile(user, new File(['x'], 'customers.csv'));
  expect(await screen.findByText('Match the columns')).toBeTruthy();
});

test('a column is given another meaning, which is asked of the server', async () => {
  keepDraft('map');
  const { user } = await open();
  await chooseOption(user, /Column 3 is|Do not import.*Column 3/, 'Owner: email');
  await waitFor(() =>
    expect(sentTo('previewImport').at(-1)).toMatchObject({
      mapping: { columns: ['ownerName', 'birthDate', 'email'] },
    }),
  );
});

test('a question that is open is said before the rows are checked', async () => {
  keepDraft('map');
  const { user } = await open({ previewImport: { ...preview, questions: ['species'] } });
  await press(user, 'Check the rows');
  expect(await screen.findByText('Answer this to continue.')).toBeTruthy();
  expect(screen.queryByText('Check before importing')).toBeNull();
});

test('with problems that are not skipped nothing can be imported', async () => {
  keepDraft('check');
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: /Skip rows with problems/ }));
  expect(await screen.findByText(/nothing is imported from a file that has problems/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toHaveProperty('disabled', true);
});

test('a file in which everything is known already has nothing to import', async () => {
  keepDraft('check');
  await open({ previewImport: { ...preview, totals: { ...totals, problems: 0, duplicates: 3 } } });
  expect(await screen.findByText(/so there is nothing to import/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 0 rows' })).toHaveProperty('disabled', true);
});

test('the way back leads to the columns', async () => {
  keepDraft('check');
  const { user } = await open();
  await press(user, 'Back');
  expect(await screen.findByText('Match the columns')).toBeTruthy();
});

test('after a cut the same import is sent again, once', async () => {
  keepDraft('check');
  const { user } = await open({ runImport: cutNetwork });
  await user.click(await screen.findByRole('switch', { name: /Invite the owners by email/ }));
  await press(user, 'Import 2 rows');
  await alertOf(/Can’t reach the server/);
  answerFromNow({
    runImport: { importId: past.id },
    watchImport: [{ done: 1, total: 2, state: 'running' }],
  });
  await press(user, 'Import 2 rows');
  expect(await screen.findByText(/^1 of 2 rows\. You can leave this page/)).toBeTruthy();
  const [first, second] = sentTo('runImport');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ businessId: meadow.id, skipProblems: true, invite: true });
});

test('an import that fails says why, and another file can be chosen', async () => {
  const running: PastImport = { ...past, state: 'running' };
  const { user } = await open({
    listImports: listed(running),
    watchImport: [{ done: 0, total: 2, state: 'running' }],
  });
  await screen.findByText(/^0 of 2 rows/);
  answerFromNow({
    listImports: listed<PastImport>({ ...past, state: 'failed', failure: 'The file has changed.' }),
  });
  say('watchImport', { done: 0, total: 2, state: 'failed' });
  await alertOf('Nothing was imported');
  await waitFor(() => expect(screen.getAllByText('The file has changed.').length).toBeGreaterThan(0));
  expect(user).toBeTruthy();
});

test('skipped rows are downloaded; a failure is said', async () => {
  const { user } = await open({ listImports: listed(past), listImportRows: cutNetwork });
  await press(user, 'Download skipped rows of spring.xlsx');
  expect(await screen.findByText('The rows couldn’t be downloaded. Try again.')).toBeTruthy();
});

test('an undo that is refused says why, and the import stays', async () => {
  const { user } = await open({
    listImports: listed(past),
    undoImport: () => refuseCall('FAILED_PRECONDITION', 'import_over'),
  });
  await press(user, 'Undo the import of spring.xlsx');
  const dialog = await dialogOf('Undo this import?');
  await press(user, 'Undo import', { in: dialog });
  expect(await screen.findByText('This import can no longer be undone.')).toBeTruthy();
});

test('customers that an undo kept are named, each with the way to it', async () => {
  await open({
    listImports: listed<PastImport>({ ...past, state: 'undone', removed: 3, kept: 2, undoUntil: null }),
    listImportRows: {
      header: [],
      items: [
        { row: 2, values: [], problems: [], customerId: testId(9), name: 'Ruth' },
        { row: 3, values: [], problems: [], customerId: null, name: null },
      ],
      nextCursor: null,
    },
  });
  const link = await screen.findByRole('link', { name: 'Ruth' });
  expect(link.getAttribute('href')).toBe(`/business/customers/${testId(9)}`);
  expect(screen.getByText('A customer')).toBeTruthy();
});

test('earlier imports that cannot be read are asked for again', async () => {
  const { user } = await open({ listImports: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The earlier imports couldn’t be loaded.');
  answerFromNow({ listImports: listed(past) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText(/^spring\.xlsx,/)).toBeTruthy();
});

test('after the plan has ended earlier imports are read, and none is begun', async () => {
  await open({ listImports: listed(past) }, staff('owner', { plan: false }));
  expect(await screen.findByText(/You can import again once it is renewed/)).toBeTruthy();
  expect(await screen.findByText(/^spring\.xlsx,/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Choose a file/ })).toBeNull();
  expect(within(document.body).queryByRole('button', { name: /^Undo the import/ })).toBeNull();
});
