import { guestQuestions, type Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { fillDoses, withoutRead } from './fill-doses.ts';
import { blankDose, blankGuest } from './guest-draft.ts';

const rule = (id: string): Rule => ({
  id,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [id] },
});
const storagePath = 'users/u/documents/a.jpg';
const questions = guestQuestions([rule('rabies'), rule('dhpp')], { species: 'dog', service: null });
const dose = (
  vaccine: string,
  administeredOn: string | null,
  expiresOn: string | null,
  confidence = 0.97,
) => ({
  ...{ vaccine, administeredOn, expiresOn, confidence },
});

test('of each required vaccination the latest dose is filled in', () => {
  const read = [
    dose('rabies-1y', '2024-05-06', '2025-05-06'),
    dose('rabies-3y', '2025-05-06', '2028-05-06'),
    dose('dhpp', '2025-05-07', null),
    dose('bordetella-in', '2025-05-08', null),
  ];
  const { asked, filled } = fillDoses(blankGuest(), questions, { doses: read, storagePath });
  expect(filled).toBe(2);
  expect(asked.rabies).toMatchObject({
    ...{
      vaccine: 'rabies-3y',
      administeredOn: '2025-05-06',
      expiresOn: '2028-05-06',
      read: { from: storagePath, isSure: true },
    },
  });
  expect(asked.dhpp).toMatchObject({ vaccine: 'dhpp', administeredOn: '2025-05-07', expiresOn: null });
});

test('dates that staff have typed stay, those read before from the same photo do not', () => {
  const typed = { ...blankDose(), administeredOn: '2026-01-01' };
  const earlier = { ...typed, read: { from: storagePath, isSure: true } };
  const asked = { rabies: typed, dhpp: earlier };
  const read = [dose('rabies-1y', '2025-05-06', null), dose('dhpp', '2025-05-07', null)];
  const filled = fillDoses({ ...blankGuest(), asked }, questions, { doses: read, storagePath });
  expect(filled.filled).toBe(1);
  expect(filled.asked.rabies).toBe(typed);
  expect(filled.asked.dhpp?.administeredOn).toBe('2025-05-07');
});

test('of two photos the later dose stays, whichever was read first', () => {
  const other = { from: 'users/u/documents/b.jpg', isSure: true };
  const asked = {
    rabies: { ...blankDose(), administeredOn: '2026-01-01', read: other },
    dhpp: { ...blankDose(), administeredOn: '2024-01-01', read: other },
  };
  const read = [dose('rabies-1y', '2025-05-06', null), dose('dhpp', '2025-05-07', null)];
  const filled = fillDoses({ ...blankGuest(), asked }, questions, { doses: read, storagePath });
  expect(filled.filled).toBe(1);
  expect(filled.asked.rabies).toBe(asked.rabies);
  expect(filled.asked.dhpp).toMatchObject({ administeredOn: '2025-05-07', read: { from: storagePath } });
});

test.each([
  ['that is hard to read', dose('rabies-1y', '2025-05-06', null, 0.6)],
  ['without a clear date', dose('rabies-1y', null, null)],
])('a dose %s is marked to be compared', (_how, read) => {
  expect(fillDoses(blankGuest(), questions, { doses: [read], storagePath }).asked.rabies?.read?.isSure).toBe(
    false,
  );
});

test('without a species nothing is filled in', () => {
  const draft = { ...blankGuest(), species: null };
  expect(
    fillDoses(draft, questions, { doses: [dose('rabies-1y', '2025-05-06', null)], storagePath }).filled,
  ).toBe(0);
});

test('what was read on a photo goes with the photo, except what staff have changed', () => {
  const read = [dose('rabies-1y', '2025-05-06', null), dose('dhpp', '2025-05-07', null)];
  const { asked } = fillDoses(blankGuest(), questions, { doses: read, storagePath });
  const { dhpp } = asked;
  if (!dhpp) throw new Error('The second dose was not filled in.');
  const changed = { ...asked, dhpp: { ...dhpp, read: undefined } };
  expect(Object.keys(withoutRead(changed, storagePath))).toEqual(['dhpp']);
  expect(Object.keys(withoutRead(asked, 'users/u/documents/b.jpg'))).toEqual(['rabies', 'dhpp']);
});
