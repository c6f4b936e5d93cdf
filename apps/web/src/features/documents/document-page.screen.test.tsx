import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogOf, press } from '../../../test/acts.ts';
import { noOutcome, testDocument } from '../../../test/documents.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const pepper = { ...biscuit, id: testId(4), name: 'Pepper' };
const certificate = testDocument();
const { outcome: _, ...stored } = testDocument({ id: testId(79), state: 'processing' });

/** Uploads outlive a page, and each person has one queue, so each test has its own person. */
let people = 0;
function open(documents: readonly ReturnType<typeof testDocument>[], pets = [biscuit, pepper]) {
  people += 1;
  const { profile, answers } = owner();
  const own = { ...profile, uid: `u-page-${people}` };
  return openScreen(
    '/docs',
    { profile: own, answers: { ...answers, getProfile: own } },
    {
      ...petAnswers(),
      listPets: listed(...pets),
      listDocuments: listed(...documents),
      addDocument: stored,
    },
  );
}

const titles = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href') ?? '', link.textContent] as const)
    .filter(([href]) => href.startsWith('/docs/'))
    .map(([, title]) => title);

test('what waits to be reviewed says what was found, and is not listed a second time', async () => {
  await open([
    testDocument({ state: 'needs_review', outcome: { ...noOutcome, read: 4, unread: 1 } }),
    testDocument({ id: testId(71), title: 'Old one' }),
  ]);
  const panel = await screen.findByRole('region', { name: 'To review' });
  expect(within(panel).getByText('4 vaccinations found. 1 row couldn’t be read.')).toBeTruthy();
  expect(within(panel).getByText('Biscuit')).toBeTruthy();
  const review = within(panel).getByRole('link', { name: 'Review' });
  expect(review.getAttribute('href')).toBe(`/docs/${certificate.id}`);
  expect(titles()).toEqual(['Rabies certificate', 'Review', 'Old one']);
});

test('a row says what came out of its document', async () => {
  const out = (number: number, changes: Parameters<typeof testDocument>[0]) =>
    testDocument({ id: testId(number), title: `Document ${number}`, ...changes });
  await open([
    out(71, { outcome: { ...noOutcome, vaccinations: 2, clinic: 'Elm Clinic' } }),
    out(72, { kind: 'lab_result', outcome: { ...noOutcome, otherRecords: 1 } }),
    out(73, { kind: 'insurance' }),
    out(74, {}),
    out(75, { state: 'failed', outcome: { ...noOutcome, failure: 'too_complex' } }),
  ]);
  const rowOf = async (number: number) =>
    (await screen.findByRole('link', { name: `Document ${number}` })).closest('li') as HTMLElement;
  expect(within(await rowOf(71)).getByText('Proof of 2 vaccinations')).toBeTruthy();
  expect(within(await rowOf(71)).getByText('Vaccination certificate, Elm Clinic')).toBeTruthy();
  expect(within(await rowOf(72)).getByText('Proof of 1 record')).toBeTruthy();
  expect(within(await rowOf(73)).getByText('Stored, not read')).toBeTruthy();
  expect(within(await rowOf(74)).getByText('Nothing added')).toBeTruthy();
  expect(within(await rowOf(75)).getByText('Too large to be read')).toBeTruthy();
});

test('documents are counted for each pet, and only those of the chosen pet are shown', async () => {
  const { user } = await open([
    certificate,
    testDocument({ id: testId(71), title: 'Fecal test', petId: pepper.id }),
    testDocument({ id: testId(72), title: 'City license' }),
  ]);
  expect(await screen.findByRole('radio', { name: 'All 3' })).toHaveProperty('checked', true);
  expect(titles()).toEqual(['Rabies certificate', 'Fecal test', 'City license']);
  await user.click(screen.getByRole('radio', { name: 'Pepper 1' }));
  expect(titles()).toEqual(['Fecal test']);
  await user.click(screen.getByRole('radio', { name: 'Biscuit 2' }));
  expect(titles()).toEqual(['Rabies certificate', 'City license']);
});

test('older documents are shown when they are asked for, and found by words', async () => {
  const many = Array.from({ length: 8 }, (_unused, index) =>
    testDocument({ id: testId(71 + index), title: `Document ${index + 1}` }),
  );
  const { user } = await open(many);
  await screen.findByRole('link', { name: 'Document 6' });
  expect(titles()).toHaveLength(6);
  await press(user, 'Show 2 older documents');
  expect(titles()).toHaveLength(8);
  const search = screen.getByRole('searchbox', { name: 'Search documents' });
  await user.type(search, 'document 7');
  await waitFor(() => expect(titles()).toEqual(['Document 7']));
  await user.type(search, ' of nothing');
  expect(await screen.findByText('No documents match.')).toBeTruthy();
});

test('files are added for the pet whose documents are shown', async () => {
  const { user } = await open([certificate, testDocument({ id: testId(71), petId: pepper.id })]);
  await user.click(await screen.findByRole('radio', { name: 'Pepper 1' }));
  await press(user, 'Add documents');
  const dialog = await dialogOf('Add documents');
  expect(within(dialog).getByRole('button', { name: /Pepper.*Pet|Pet/ }).textContent).toContain('Pepper');
  await choose(user, 'one.pdf');
  await waitFor(() => expect(sentTo('addDocument')).toHaveLength(1));
  expect(sentTo('addDocument')[0]).toMatchObject({ petId: pepper.id, title: 'one' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that could not be read is replaced by another one of the same pet and type', async () => {
  const { user } = await open([
    testDocument({
      ...{ petId: pepper.id, kind: 'medical_record', title: 'Booklet', state: 'failed' },
      ...{ contentType: 'image/jpeg', outcome: { ...noOutcome, failure: 'unreadable' } },
    }),
  ]);
  expect(await screen.findByText('Couldn’t be read')).toBeTruthy();
  await press(user, 'Retake');
  await dialogOf('Replace “Booklet”');
  await choose(user, 'again.jpg');
  await waitFor(() => expect(sentTo('addDocument')).toHaveLength(1));
  expect(sentTo('addDocument')[0]).toMatchObject({
    petId: pepper.id,
    kind: 'medical_record',
    replaces: certificate.id,
  });
});

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files');
  await user.upload(input, new File(['content'], name, { type: 'application/pdf' }));
}
