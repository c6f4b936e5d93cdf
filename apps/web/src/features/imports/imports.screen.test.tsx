import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import type { ImportPreview, PastImport } from './import-draft.ts';

const mapping = {
  headerRow: 1,
  columns: ['ownerName', 'birthDate', null],
  dateOrder: null,
  species: null,
} as const;
const column = (header: string, sure = true) => ({ header, samples: ['One', 'Two'], sure, vaccine: null });
const preview: ImportPreview = {
  columns: [column('Owner'), column('DOB'), column('Balance', false)],
  mapping: { ...mapping, columns: [...mapping.columns] },
  questions: [],
  totals: { rows: 5, customers: 2, pets: 3, vaccinations: 1, problems: 1, duplicates: 1, invitable: 1 },
  rows: [
    {
      row: 4,
      values: ['Ruth', '02/30/2026', ''],
      problems: [{ column: 'DOB', message: 'WIRE', code: 'too_long', param: '40' }],
      duplicateOf: null,
    },
    { row: 2, values: ['Maya', '', ''], problems: [], duplicateOf: 'Maya Okafor' },
    { row: 3, values: ['Jon', '', ''], problems: [], duplicateOf: null },
  ],
};
const past: PastImport = {
  ...{ id: testId(70), fileName: 'spring.xlsx', state: 'done', failure: null, createdAt: at },
  ...{
    customers: 38,
    pets: 40,
    vaccinations: 12,
    problems: 2,
    duplicates: 1,
    invited: 5,
    invitationsLeft: 3,
  },
  ...{ undoUntil: '2199-01-05T10:00:00.000Z', removed: 0, kept: 0 },
};
const draft = {
  storagePath: 'users/u/files/imports/a.csv',
  fileName: 'customers.csv',
  mapping: null,
  step: 'map',
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/customers/import', person, {
    listImports: listed(),
    previewImport: preview,
    ...more,
  });
const keepDraft = (step: 'map' | 'check') =>
  sessionStorage.setItem(`import-${meadow.id}`, JSON.stringify({ ...draft, step }));

beforeEach(() => sessionStorage.clear());

test('staff read why they cannot import, and are shown nothing else', async () => {
  await open({}, staff('staff'));
  await screen.findByText('Only owners and managers of the business can import customers. Ask one of them.');
  expect(screen.queryByText('Choose a file')).toBeNull();
  expect(sentTo('listImports')).toEqual([]);
});

test('a file of another kind is refused before it is sent', async () => {
  const { user } = await open();
  await screen.findByRole('button', { name: /Choose a file/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file chooser.');
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'photo.png'));
  expect((await alertOf(/This is not a CSV or Excel file/)).textContent).toContain('Save the list as CSV');
});

test('after a reload the columns are there again; what is unclear is asked before going on', async () => {
  keepDraft('map');
  const { user } = await open({ previewImport: { ...preview, questions: ['date_order'] } });
  await screen.findByText('customers.csv');
  await screen.findByText('Please check');
  await press(user, 'Check the rows');
  await screen.findByText('Answer this to continue.');
  await user.click(screen.getByRole('radio', { name: /Day first/ }));
  await waitFor(() =>
    expect(sentTo('previewImport').at(-1)).toMatchObject({ mapping: { dateOrder: 'day_first' } }),
  );
});

test('pressed right after an answer, the rows are checked once the file is read with it', async () => {
  keepDraft('map');
  const { user } = await open({ previewImport: { ...preview, questions: ['date_order'] } });
  const answer = await screen.findByRole('radio', { name: /Month first/ });
  const read = Promise.withResolvers<ImportPreview>();
  answerFromNow({ previewImport: () => read.promise });
  await user.click(answer);
  await press(user, 'Check the rows');
  expect(screen.queryByText('Answer this to continue.')).toBeNull();
  read.resolve({ ...preview, mapping: { ...preview.mapping, dateOrder: 'month_first' } });
  expect(await screen.findByRole('table', { name: 'Rows of the file' })).toBeTruthy();
});

test('what will happen is shown with problems first, and sent as it was chosen', async () => {
  keepDraft('check');
  const { user } = await open({
    runImport: { importId: testId(71) },
    watchImport: [{ done: 2, total: 5, state: 'running' }],
  });
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent ?? '');
  expect(rows[1]).toContain('DOB: Shorten it to at most 40 characters.');
  expect(rows[2]).toContain('Already here: Maya Okafor');
  expect(
    within(screen.getByRole('list', { name: 'What will be imported' })).getByText(/rows? with problems/),
  ).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Skip rows with problems/ }));
  expect(screen.getByRole('button', { name: 'Import 3 rows' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('switch', { name: /Skip rows with problems/ }));
  await user.click(screen.getByRole('switch', { name: /Invite the owners/ }));
  await press(user, 'Import 3 rows');
  await waitFor(() =>
    expect(sentTo('runImport')).toMatchObject([
      { skipProblems: true, invite: true, fileName: 'customers.csv' },
    ]),
  );
  await screen.findByText(/2 of 5 rows\. You can leave this page\./);
});

test('an import that is running is found again', async () => {
  await open({
    listImports: listed({ ...past, state: 'running' }),
    watchImport: [{ done: 10, total: 40, state: 'running' }],
  });
  expect((await screen.findByRole('progressbar', { name: 'Importing' })).getAttribute('aria-valuenow')).toBe(
    '25',
  );
});

test('an earlier import is undone after a question, and says what it kept', async () => {
  const { user } = await open({ listImports: listed(past), undoImport: { removed: 36, kept: 2 } });
  await screen.findByText('38 customers, 40 pets, 12 vaccinations. 2 rows skipped, 1 already here.');
  expect(screen.getByText('5 owners invited, 3 to follow')).toBeTruthy();
  await press(user, 'Undo the import of spring.xlsx');
  await press(user, 'Undo import');
  await screen.findByText(/36 removed, 2 kept/);
  expect(sentTo('undoImport')).toEqual([{ importId: past.id }]);
});

test('after the import that was just made is undone, another file can be chosen', async () => {
  keepDraft('check');
  const { user } = await open({
    listImports: listed(past),
    runImport: { importId: past.id },
    watchImport: [{ done: 5, total: 5, state: 'done' }],
    undoImport: { removed: 36, kept: 0 },
  });
  await press(user, 'Import 3 rows');
  await screen.findByRole('button', { name: 'Import another file' });
  await press(user, 'Undo the import of spring.xlsx');
  answerFromNow({ listImports: listed({ ...past, state: 'undone', removed: 36 }) });
  await press(user, 'Undo import');
  await screen.findByRole('button', { name: /Choose a file/ });
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  keepDraft('map');
  const { user } = await open({
    previewImport: () => refuseCall('FAILED_PRECONDITION', 'file_quotes'),
  });
  await screen.findByText(/A quotation mark in this file has no counterpart/);
  await press(user, 'Choose another file');
  await screen.findByRole('button', { name: /Choose a file/ });
});
