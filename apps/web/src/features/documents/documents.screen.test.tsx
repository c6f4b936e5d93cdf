import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { testDocument } from '../../../test/documents.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import { documentMessages } from './messages.gen.ts';

const certificate = testDocument({ state: 'needs_review' });
const open = (answers = {}, pet = biscuit) =>
  openScreen('/docs', owner(), { ...petAnswers(pet), ...answers });

test('a document is listed and leads to its page', async () => {
  await open({ listDocuments: listed(certificate) });
  const [link] = await screen.findAllByRole('link', { name: /Rabies certificate/ });
  expect(link?.getAttribute('href')).toBe(`/docs/${certificate.id}`);
});

test('a list of several pages is read to its end, so that an old document is found', async () => {
  const count = 7;
  const newer = Array.from({ length: count }, (_, nth) => ({ ...certificate, id: testId(600 + nth) }));
  const old = { ...certificate, id: testId(700), title: 'Chip registration', state: 'reviewed' as const };
  const { user } = await open({
    listDocuments: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined ? { items: newer, nextCursor: 'page 2' } : listed(old),
  });
  await user.type(await screen.findByRole('searchbox'), 'chip');
  expect(await screen.findAllByRole('link', { name: /Chip registration/ })).not.toEqual([]);
  expect(screen.queryByRole('link', { name: /Rabies certificate/ })).toBeNull();
  expect(sentTo('listDocuments')).toEqual([{ limit: 100 }, { limit: 100, cursor: 'page 2' }]);
});

test('a document that is being read is asked for again until it was read', async () => {
  await open({ listDocuments: listed({ ...certificate, state: 'processing' as const }) });
  await screen.findByText(documentMessages.states.processing);
  answerFromNow({ listDocuments: listed({ ...certificate, state: 'reviewed' as const }) });
  await screen.findByText(documentMessages.states.reviewed, {}, { timeout: 20_000 });
  const asked = sentTo('listDocuments').length;
  await new Promise((wake) => setTimeout(wake, 4_000));
  expect(sentTo('listDocuments')).toHaveLength(asked);
});

test('without documents the words say how to begin', async () => {
  await open();
  expect(await screen.findByText('No documents yet')).toBeTruthy();
  expect(screen.getByText(/Take a photo of a certificate/)).toBeTruthy();
});

test('a list that cannot be read is asked for again', async () => {
  const { user } = await open({ listPets: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ listPets: listed(biscuit), listDocuments: listed(certificate) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('heading', { name: 'Documents' })).toBeTruthy();
});

test('a file that is too large is refused before it is sent', async () => {
  const { user } = await open();
  await screen.findByText('No documents yet');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['x'], 'huge.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 });
  if (input) await user.upload(input, file);
  expect((await screen.findAllByText('This file is larger than 100 MB.')).length).toBeGreaterThan(0);
  expect(sentTo('addDocument')).toEqual([]);
});

test('who may only read a pet is offered no upload for it', async () => {
  await open({ listDocuments: listed(certificate) }, { ...biscuit, access: 'read' });
  await screen.findAllByText(/Rabies certificate/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add documents' })).toBeNull());
});

test('a date of a document is saved once, with its whole year', async () => {
  const paper = { ...certificate, state: 'reviewed' as const, issuedOn: null };
  const { outcome: _, ...shown } = paper;
  const detail = { ...shown, failure: null, proposals: [], imported: null, pages: [], vaccinationIds: [] };
  const { user } = await openScreen(`/docs/${paper.id}`, owner(), {
    ...petAnswers(),
    watchDocument: [detail],
    updateDocument: shown,
  });
  const issued = await screen.findByRole('group', { name: /^Issued on/ });
  await user.click(within(issued).getByRole('spinbutton', { name: /month/ }));
  await user.keyboard('11142026');
  await waitFor(() => expect(sentTo('updateDocument')).toHaveLength(1));
  expect(sentTo('updateDocument')).toEqual([{ documentId: paper.id, issuedOn: '2026-11-14' }]);
});
