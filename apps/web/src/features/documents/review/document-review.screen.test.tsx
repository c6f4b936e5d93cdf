import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, fillDate, press } from '../../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose } from '../../../../test/records.ts';
import { proposalOf } from './testing/proposal.ts';

const read = (value: string, confidence = 1) => ({ value, candidates: [value], confidence, place: null });
const asked = (...candidates: string[]) => ({ value: null, candidates, confidence: 0.5, place: null });
const nothing = { value: null, candidates: [], confidence: 0, place: null };
const rabies = proposalOf({
  id: '1',
  text: 'Rabies 03/02/2026',
  vaccine: read('rabies-3y'),
  administeredOn: read('2026-03-02'),
  expiresOn: read('2029-03-02'),
  lotNumber: read('41188B'),
});
const unread = proposalOf({ id: '2', text: '???', vaccine: nothing, administeredOn: nothing });
const doubtful = proposalOf({
  id: '3',
  text: 'Lepto 2026',
  vaccine: read('leptospirosis-4', 0.7),
  administeredOn: read('2026-03-02'),
});
const certificate = {
  id: testId(71),
  petId: biscuit.id,
  kind: 'vaccination_certificate' as const,
  title: 'Rabies certificate',
  issuedOn: null,
  expiresOn: null,
  storagePath: 'users/u-maya/documents/a.pdf',
  contentType: 'application/pdf',
  size: 1000,
  sha256: 'a'.repeat(64),
  state: 'needs_review' as const,
  createdAt: at,
  updatedAt: at,
  failure: null,
  proposals: [rabies],
  imported: null,
  pages: [{ path: 'users/u-maya/documents/a/1.jpg', width: 1000, height: 1400 }],
  vaccinationIds: [],
};
const reviewed = { ...certificate, state: 'reviewed' as const, vaccinationIds: [rabiesDose.id] };
const open = (changes: object = {}, answers = {}) =>
  openScreen(`/docs/${certificate.id}`, owner(), {
    ...petAnswers(),
    watchDocument: [{ ...certificate, ...changes }],
    ...answers,
  });

test('while a document is read, the page says how far it is, and then shows what was found', async () => {
  await openScreen(`/docs/${certificate.id}`, owner(), {
    ...petAnswers(),
    watchDocument: [{ progress: 0.4 }],
  });
  expect(await screen.findByText('Processing the document')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'));
  say('watchDocument', certificate);
  expect(await screen.findByText('1 vaccination found. Check it against the page.')).toBeTruthy();
});

test('what was read is confirmed with one press, and the document is its proof', async () => {
  const { user } = await open({}, { confirmExtraction: { document: reviewed, vaccinations: [rabiesDose] } });
  expect(
    await screen.findByText('1 vaccination is added to Biscuit’s record, with this page as its proof.'),
  ).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Confirm 1 vaccination' }));
  expect(await screen.findByText('1 vaccination was saved')).toBeTruthy();
  expect(sentTo('confirmExtraction')).toEqual([
    {
      documentId: certificate.id,
      idempotencyKey: expect.any(String),
      vaccinations: [
        {
          vaccine: 'rabies-3y',
          administeredOn: '2026-03-02',
          expiresOn: '2029-03-02',
          lotNumber: '41188B',
        },
      ],
    },
  ]);
  say('watchDocument', reviewed);
  expect(await screen.findByText('Proof of 1 vaccination')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See where Biscuit is cleared' })).toBeTruthy();
});

test('a cut is said, the corrections stay, and the same request is sent again', async () => {
  const { user } = await open({}, { confirmExtraction: cutNetwork });
  await fill(user, /Lot number/, '41188C');
  await press(user, 'Confirm 1 vaccination');
  const alert = await alertOf(/Can’t reach the server/);
  answerFromNow({ confirmExtraction: { document: reviewed, vaccinations: [rabiesDose] } });
  await press(user, 'Try again', { in: alert });
  await screen.findByText('1 vaccination was saved');
  const [first, second] = sentTo('confirmExtraction');
  expect(second).toEqual(first);
  expect(first?.vaccinations[0]).toMatchObject({ lotNumber: '41188C' });
});

test('a row that could not be read is completed by hand', async () => {
  const { user } = await open(
    { proposals: [rabies, unread] },
    { confirmExtraction: { document: reviewed, vaccinations: [rabiesDose] } },
  );
  expect(await screen.findByText(/1 vaccination found, 1 row couldn’t be read/)).toBeTruthy();
  expect(screen.getByText('Row 2 still needs an answer. Answer it or skip it.')).toBeTruthy();
  await press(user, 'Add it');
  await fillDate(user, /^Given/, '03022026');
  await chooseOption(user, /^Vaccine|Select/, /Leptospirosis/);
  await press(user, 'Confirm 2 vaccinations');
  await waitFor(() => expect(sentTo('confirmExtraction')[0]?.vaccinations).toHaveLength(2));
});

test.each([
  ['other_animal', 'Row 2 is about another animal', /names another animal/],
  ['unclear_animal', 'It’s not clear whose row 2 is', /names several animals/],
] as const)('a row that may be another animal’s says so: %s', async (unreadBecause, title, why) => {
  await open({ proposals: [rabies, { ...unread, unreadBecause }] });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByText('Row 2 couldn’t be read')).toBeNull();
});

test('a row that is ignored can be included again', async () => {
  const { user } = await open({ proposals: [rabies, unread] });
  await press(user, 'Ignore');
  expect(await screen.findByText('Skipped')).toBeTruthy();
  expect(screen.queryByText(/still needs an answer/)).toBeNull();
  await press(user, 'Include this row');
  expect(await screen.findByText('Row 2 couldn’t be read')).toBeTruthy();
});

test('an incomplete row is left out only after it was asked', async () => {
  const { user } = await open(
    { proposals: [rabies, unread] },
    { confirmExtraction: { document: reviewed, vaccinations: [rabiesDose] } },
  );
  const confirm = await screen.findByRole('button', { name: 'Confirm 1 vaccination' });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await user.click(confirm);
  const dialog = await dialogOf('Leave 1 row out?');
  expect(within(dialog).getByText('Row 2 is not complete. It will not be added.')).toBeTruthy();
  expect(sentTo('confirmExtraction')).toEqual([]);
  await press(user, 'Confirm 1 vaccination', { in: dialog });
  await waitFor(() => expect(sentTo('confirmExtraction')[0]?.vaccinations).toHaveLength(1));
});

test('when nothing can be sent, the button waits for an answer', async () => {
  await open({ proposals: [unread] });
  expect(await screen.findByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
  expect(screen.queryByText('Done, nothing to add')).toBeNull();
});

test('what was read with less certainty is asked about once', async () => {
  const { user } = await open({ proposals: [doubtful] });
  expect(await screen.findByText('Compare with the page: vaccine')).toBeTruthy();
  await press(user, 'It’s right');
  await waitFor(() => expect(screen.queryByText('Compare with the page: vaccine')).toBeNull());
});

test('a date that could be two days is asked about once for all dates', async () => {
  const twoDays = proposalOf({
    id: '1',
    text: 'Rabies 03/02/2026',
    vaccine: read('rabies-3y'),
    administeredOn: asked('2026-03-02', '2026-02-03'),
  });
  const { user } = await open({ proposals: [twoDays] });
  expect(await screen.findByText('Is 03/02/2026 Mar 2 or Feb 3?')).toBeTruthy();
  // Only above, not at the field once more.
  expect(screen.getByText('Pick the date above')).toBeTruthy();
  await press(user, 'February 3, 2026');
  await waitFor(() => expect(screen.queryByText('Is 03/02/2026 Mar 2 or Feb 3?')).toBeNull());
  expect(screen.getByRole('button', { name: 'Confirm 1 vaccination' })).toHaveProperty('disabled', false);
});

test('a row that is closed says that its day is to be chosen', async () => {
  const twoDays = (id: string) =>
    proposalOf({
      ...{ id, text: 'Rabies 03/02/2026', vaccine: read('rabies-3y') },
      administeredOn: asked('2026-03-02', '2026-02-03'),
    });
  await open({ proposals: [twoDays('1'), twoDays('2')] });
  expect(await screen.findByText('Choose one')).toBeTruthy();
  expect(screen.queryByText('Not read')).toBeNull();
});

test('a dose that is on record is completed, or kept beside it', async () => {
  const recorded = { ...rabiesDose, vaccine: 'rabies-3y' };
  const { user } = await open(
    {},
    {
      listVaccinations: listed(recorded),
      confirmExtraction: { document: reviewed, vaccinations: [rabiesDose] },
    },
  );
  expect(await screen.findByText('Same dose as one on record, Mar 2')).toBeTruthy();
  expect(screen.getByText('1 vaccination on record gets this page as its proof.')).toBeTruthy();
  await press(user, 'Keep both');
  expect(await screen.findByText(/^1 vaccination is added to Biscuit’s record/)).toBeTruthy();
  await press(user, 'Merge');
  await press(user, 'Confirm 1 vaccination');
  await waitFor(() =>
    expect(sentTo('confirmExtraction')[0]?.vaccinations).toEqual([
      expect.objectContaining({ replaces: recorded.id }),
    ]),
  );
});

test('a row that was missed is added and removed again', async () => {
  const { user } = await open();
  await press(user, 'Add a row we missed');
  expect(await screen.findByText('Row 2 still needs an answer. Answer it or skip it.')).toBeTruthy();
  await press(user, 'Remove this row');
  await waitFor(() => expect(screen.queryByText(/still needs an answer/)).toBeNull());
});

test('the rows are walked through by the arrow keys', async () => {
  const { user } = await open({ proposals: [rabies, doubtful] });
  const [first, second] = await screen.findAllByRole('button', { name: /^Row \d/ });
  first?.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(second?.getAttribute('aria-expanded')).toBe('true'));
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(first?.getAttribute('aria-expanded')).toBe('true'));
});

test('the page is enlarged, made smaller and turned', async () => {
  const { user } = await open();
  expect(await screen.findByRole('button', { name: 'Zoom out' })).toHaveProperty('disabled', true);
  await press(user, 'Zoom in');
  expect(screen.getByText('150%')).toBeTruthy();
  await press(user, 'Zoom in');
  await press(user, 'Zoom in');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveProperty('disabled', true);
  const picture = await screen.findByRole('img', { name: 'Page 1' });
  expect(picture.getAttribute('viewBox')).toBe('0 0 1000 1400');
  await press(user, 'Turn the page');
  expect(screen.getByRole('img', { name: 'Page 1' }).getAttribute('viewBox')).toBe('0 0 1400 1000');
});

test('a document of another pet is moved there', async () => {
  const pepper = { ...biscuit, id: testId(4), name: 'Pepper' };
  const moved = { ...certificate, id: testId(72), petId: pepper.id };
  const { user, address } = await open(
    {},
    { listPets: listed(biscuit, pepper), addDocument: certificateOf(moved), deleteDocument: {} },
  );
  await press(user, 'Not Biscuit’s');
  const dialog = await dialogOf('Whose document is it?');
  await user.click(await within(dialog).findByRole('radio', { name: 'Pepper' }));
  await press(user, 'Move document', { in: dialog });
  expect(await screen.findByText('The document is Pepper’s now')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`/docs/${moved.id}`));
  expect(sentTo('addDocument')).toEqual([
    expect.objectContaining({ petId: pepper.id, storagePath: certificate.storagePath }),
  ]);
  expect(sentTo('deleteDocument')).toEqual([{ documentId: certificate.id }]);
});

test('without another pet the words say what to do', async () => {
  const { user } = await open();
  await press(user, 'Not Biscuit’s');
  const dialog = await dialogOf('Whose document is it?');
  expect(await within(dialog).findByText(/Add the other pet first/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Move document' })).toHaveProperty('disabled', true);
});

test('its kind is changed; a change that is refused is said', async () => {
  const { user } = await open({}, { updateDocument: () => refuseCall('PERMISSION_DENIED') });
  await chooseOption(user, /Document type/, 'License');
  await alertOf('You don’t have access to this.');
  expect(sentTo('updateDocument')).toEqual([{ documentId: certificate.id, kind: 'licence' }]);
});

test.each([
  ['unreadable', /We couldn’t read this file/],
  ['too_complex', /too large or too complex/],
  ['interrupted', /was interrupted/],
] as const)('a document that failed as %s says why, and that the file is saved', async (failure, words) => {
  await open({ state: 'failed', failure, proposals: [] });
  expect((await screen.findByText(words)).textContent).toMatch(/The file itself is saved/);
});

/** The document as in lists: without what was read. */
function certificateOf({ failure, proposals, imported, pages, vaccinationIds, ...rest }: typeof certificate) {
  return rest;
}
