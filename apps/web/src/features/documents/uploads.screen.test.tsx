import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, pickItem, press } from '../../../test/acts.ts';
import { testDocument } from '../../../test/documents.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { answerUploads, uploadedPaths } from '../../../test/fake-storage.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner, type SignedInPerson, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const pepper = { ...biscuit, id: testId(4), name: 'Pepper' };
const reviewed = testDocument({ title: 'rabies 2026' });
const { outcome: _, ...stored } = { ...reviewed, state: 'processing' as const };
const pdf = (name: string) => new File(['pdf'], name, { type: 'application/pdf' });

/** Uploads outlive a page, and each person has one queue, so each test has its own person. */
let people = 0;
function someone(): SignedInPerson {
  people += 1;
  const { profile, answers } = owner();
  const own = { ...profile, uid: `u-uploads-${people}` };
  return { profile: own, answers: { ...answers, getProfile: own } };
}

const open = (answers = {}, person = someone()) =>
  openScreen('/docs', person, { ...petAnswers(), addDocument: stored, ...answers });

async function choose(user: Awaited<ReturnType<typeof open>>['user'], ...files: File[]) {
  await screen.findByText('No documents yet');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files');
  await user.upload(input, files);
}

test('a chosen file is uploaded into the folder of the person and added under its name', async () => {
  const { user } = await open();
  await choose(user, pdf('rabies 2026.pdf'));
  await waitFor(() => expect(sentTo('addDocument')).toHaveLength(1));
  const [sent] = sentTo('addDocument');
  expect(sent).toEqual({
    petId: biscuit.id,
    kind: 'vaccination_certificate',
    title: 'rabies 2026',
    storagePath: expect.stringMatching(/^users\/u-uploads-\d+\/documents\/[0-9a-f-]{36}\.pdf$/),
    idempotencyKey: expect.any(String),
  });
  expect(uploadedPaths()).toEqual([sent?.storagePath]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
});

test('the pet and the kind that were chosen go with every file', async () => {
  const { user } = await open({ listPets: listed(biscuit, pepper) });
  await chooseOption(user, /Pet/, 'Pepper');
  await chooseOption(user, /Document type/, 'Lab result');
  await choose(user, pdf('one.pdf'), pdf('two.pdf'));
  await waitFor(() => expect(sentTo('addDocument')).toHaveLength(2));
  expect(sentTo('addDocument').map(({ petId, kind, title }) => [petId, kind, title])).toEqual([
    [pepper.id, 'lab_result', 'one'],
    [pepper.id, 'lab_result', 'two'],
  ]);
});

test('records from another program are read, not stored as a picture', async () => {
  const { user } = await open({
    importRecords: {
      ...stored,
      failure: null,
      proposals: [],
      imported: null,
      pages: [],
      vaccinationIds: [],
    },
  });
  await choose(user, new File(['{}'], 'clinic.json', { type: 'application/json' }));
  await waitFor(() => expect(sentTo('importRecords')).toHaveLength(1));
  expect(sentTo('importRecords')[0]).toMatchObject({ petId: biscuit.id, title: 'clinic' });
  expect(sentTo('addDocument')).toEqual([]);
});

test('a file that has arrived and could not be added is tried again without another upload', async () => {
  const { user } = await open({ addDocument: cutNetwork });
  await choose(user, pdf('rabies.pdf'));
  const alert = await alertOf(/Can’t reach the server/);
  expect(within(alert).getByText('rabies.pdf')).toBeTruthy();
  answerFromNow({ addDocument: stored });
  await press(user, 'Try again', { in: alert });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  expect(uploadedPaths()).toHaveLength(1);
  const keys = sentTo('addDocument').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a file that the storage does not take says what can be uploaded, and is dismissed', async () => {
  const { user } = await open();
  answerUploads(() => 415);
  await choose(user, pdf('locked.pdf'));
  const alert = await alertOf(/This file wasn’t accepted/);
  expect(within(alert).queryByRole('button', { name: 'Resume' })).toBeNull();
  await press(user, 'Dismiss', { in: alert });
  await waitFor(() => expect(screen.queryByText('locked.pdf')).toBeNull());
  expect(sentTo('addDocument')).toEqual([]);
});

test('a full storage says so', async () => {
  const { user } = await open();
  answerUploads(() => 402);
  await choose(user, pdf('rabies.pdf'));
  await alertOf('Your storage is full. Delete documents you no longer need.');
});

test('an upload that failed is resumed and then added', async () => {
  const { user } = await open();
  answerUploads(() => 403);
  await choose(user, pdf('rabies.pdf'));
  const alert = await alertOf('Upload failed. Check your connection and resume.');
  answerUploads(() => null);
  await press(user, 'Resume', { in: alert });
  await waitFor(() => expect(sentTo('addDocument')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('rabies.pdf')).toBeNull());
});

test('an upload on its way can be paused, resumed and canceled', async () => {
  const { user } = await open();
  answerUploads(() => new Promise(() => {}));
  await choose(user, pdf('slow.pdf'));
  await press(user, 'Pause');
  expect(await screen.findByText('Paused')).toBeTruthy();
  await press(user, 'Resume');
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByText('slow.pdf')).toBeNull());
  expect(sentTo('addDocument')).toEqual([]);
});

test('an upload goes on while the person looks at another page', async () => {
  let arrive = (_: null) => {};
  const { user } = await open();
  answerUploads(() => new Promise<null>((resolve) => (arrive = resolve)));
  await choose(user, pdf('slow.pdf'));
  await screen.findByRole('button', { name: 'Pause' });
  await user.click(screen.getAllByRole('link', { name: 'My pets' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  arrive(null);
  await waitFor(() => expect(sentTo('addDocument')).toHaveLength(1));
});

test('without a pet the words say what is needed first', async () => {
  await open({ listPets: listed() });
  expect(await screen.findByText('Add a pet first.')).toBeTruthy();
});

test('a deleted document can be brought back before anything is sent', async () => {
  const { user } = await open({ listDocuments: listed(reviewed) });
  await pickItem(user, 'More about rabies 2026', 'Delete');
  expect(await screen.findByText('rabies 2026 was deleted')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'rabies 2026' })).toBeNull();
  await press(user, 'Undo');
  expect(await screen.findByRole('link', { name: 'rabies 2026' })).toBeTruthy();
  expect(sentTo('deleteDocument')).toEqual([]);
});

test('what waits to be reviewed is on the dashboard and leads to the document', async () => {
  await openScreen('/dashboard', someone(), {
    ...petAnswers(),
    listDocuments: listed({ ...reviewed, state: 'needs_review' as const }),
  });
  const link = await screen.findByRole('link', { name: 'Review: rabies 2026' });
  expect(link.getAttribute('href')).toBe(`/docs/${stored.id}`);
  expect(screen.getByText('Ready to review for Biscuit')).toBeTruthy();
});

test('a list of documents that cannot be read is asked for again', async () => {
  const { user } = await open({ listDocuments: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ listDocuments: listed(reviewed) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('link', { name: 'rabies 2026' })).toBeTruthy();
});
