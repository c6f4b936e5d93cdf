import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../test/acts.ts';
import { sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, owner, testId } from '../../../../test/people.ts';
import { biscuit, petAnswers } from '../../../../test/records.ts';
import { proposalOf } from './testing/proposal.ts';

const stated = (value: string) => ({ value, candidates: [value], confidence: 1, place: null });
const place = { page: 0, x: 0, y: 0, width: 0, height: 0 };
const id = testId(71);
const file = {
  ...{
    id,
    petId: biscuit.id,
    kind: 'medical_record' as const,
    title: 'record',
    issuedOn: null,
    expiresOn: null,
  },
  ...{ storagePath: 'users/u-maya/documents/a.json', contentType: 'application/fhir+json', size: 1000 },
  ...{ sha256: 'a'.repeat(64), state: 'needs_review' as const, createdAt: at, updatedAt: at },
  ...{ failure: null, pages: [], vaccinationIds: [] },
  proposals: [
    proposalOf({
      ...{
        id: '1',
        place,
        text: 'Imrab 3, 2025-10-15',
        vaccine: stated('rabies-3y'),
        product: stated('Imrab 3'),
      },
      ...{
        administeredOn: stated('2025-10-15'),
        expiresOn: stated('2028-10-15'),
        clinic: stated('Lakeside'),
      },
      ...{ route: stated('subcutaneous'), doseNumber: stated('2') },
    }),
    proposalOf({
      ...{ id: '2', place, text: 'Zorgvax 9000, 2025-10-15', vaccine: stated('custom') },
      ...{ vaccineName: stated('Zorgvax 9000'), administeredOn: stated('2025-10-15') },
    }),
  ],
  imported: {
    subject: 'Rex, 985000000000001',
    notTaken: [
      { what: 'Body weight, 2026-10-01', reason: 'not_a_vaccination' as const },
      { what: '', reason: 'not_readable' as const },
    ],
    more: 3,
  },
};
const open = () =>
  openScreen(`/docs/${id}`, owner(), {
    ...petAnswers(),
    watchDocument: [file],
    confirmExtraction: { document: { ...file, state: 'reviewed' as const }, vaccinations: [] },
  });

test('a file of records says what it is about and what it leaves out', async () => {
  await open();
  expect(
    await screen.findByText('2 vaccinations are in this file. Check them, then confirm them.'),
  ).toBeTruthy();
  expect(
    await screen.findByText(`This file is about Rex, 985000000000001. Is that ${biscuit.name}?`),
  ).toBeTruthy();
  expect(screen.getByText('5 entries are not included')).toBeTruthy();
  expect(screen.getByText('Body weight, 2026-10-01')).toBeTruthy();
  expect(screen.getByText('An entry without a name')).toBeTruthy();
  expect(screen.getByText('And 3 more.')).toBeTruthy();
  expect(screen.queryByText('No preview is available for this type of file.')).toBeNull();
});

test('everything a file states is sent, and a vaccine that is not listed keeps its name', async () => {
  const { user } = await open();
  const rows = await screen.findAllByRole('button', { name: /^Row/ });
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Rabies'),
    'Row 2: Zorgvax 9000',
  ]);
  expect(screen.getByText('The file also says: injected under the skin, dose 2.')).toBeTruthy();
  await press(user, 'Confirm 2 vaccinations');
  await waitFor(() => expect(sentTo('confirmExtraction')).toHaveLength(1));
  expect(sentTo('confirmExtraction')[0]).toMatchObject({
    documentId: id,
    vaccinations: [
      {
        ...{
          vaccine: 'rabies-3y',
          product: 'Imrab 3',
          clinic: 'Lakeside',
          route: 'subcutaneous',
          doseNumber: 2,
        },
        ...{ administeredOn: '2025-10-15', expiresOn: '2028-10-15' },
      },
      { vaccine: 'custom', vaccineName: 'Zorgvax 9000', administeredOn: '2025-10-15' },
    ],
  });
});

test('without its name such a vaccine is not complete', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Row 2: Zorgvax 9000' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the vaccine' });
  await user.clear(field);
  expect(await screen.findByRole('button', { name: 'Confirm 1 vaccination' })).toBeTruthy();
  expect(within(document.body).getByText('Row 2 still needs an answer. Answer it or skip it.')).toBeTruthy();
});
