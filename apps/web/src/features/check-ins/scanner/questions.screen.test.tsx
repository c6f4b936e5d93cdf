import { badgeCodeFrom } from '@clearpaw/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';

const code = badgeCodeFrom(new Uint8Array(16).fill(7));
const petId = testId(2);
const scanned = {
  pet: { id: petId, name: 'Biscuit', species: 'dog' as const, colour: null, photoPath: null, alerts: [] },
  badge: { kind: 'code' as const, specimen: false, countsHere: true },
  report: { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null },
  connection: { scope: 'verdict' as const },
  ...{ openCheckIn: null, contact: null, staffNote: null, visit: null, departure: '2026-01-05' },
  customer: { id: testId(9), pets: 1 },
};

const question = {
  ...{ id: testId(70), businessId: meadow.id, version: 1, kind: 'yes_no' as const, options: [] },
  ...{ text: 'Is your dog crate-trained?', services: null, required: true, updatedAt: at },
};
const formOf = (items: readonly object[]) =>
  ({ businessId: meadow.id, businessName: meadow.name, petId, items: [...items] }) as never;

const unansweredCheck = {
  ...{ ruleId: 'asked', level: 'required' as const, status: 'missing' as const, reason: 'unanswered' },
  ...{ message: 'Asked.', params: {}, recordIds: [], validUntil: null },
};

test('of a pet that is not connected here no answer is entered, because it would be refused', async () => {
  const rule = { kind: 'question' as const, questionId: question.id, text: question.text };
  const { user } = await openScreen('/business/scan', staff('manager'), {
    listVisits: listed(),
    listCheckIns: listed(),
    listRejectedDoses: () => refuseCall('PERMISSION_DENIED'),
    listConnections: listed(),
    getRequirements: {
      ...{ version: 1, publishedAt: at, effectiveFrom: '2026-01-05' },
      rules: [{ id: 'asked', level: 'required', requirement: rule }],
    },
    scanBadge: {
      ...{ ...scanned, customer: null },
      report: { ...scanned.report, verdict: 'non_compliant', checks: [unansweredCheck] },
    },
  });
  await press(user, /Enter code/);
  await fill(user, 'Code', code);
  await press(user, 'Check');
  expect(await screen.findByText('Question “Is your dog crate-trained?”: not answered yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enter the answer' })).toBeNull();
  expect(sentTo('getIntakeForm')).toEqual([]);
});

test('a question that has to be answered is a reason with a button that enters the answer', async () => {
  const rule = { kind: 'question' as const, questionId: question.id, text: question.text };
  const unanswered = {
    ...{ ruleId: 'asked', level: 'required', status: 'missing', reason: 'unanswered', message: 'Asked.' },
    ...{ params: {}, recordIds: [], validUntil: null },
  } as const;
  const food = {
    ...question,
    id: testId(71),
    text: 'What does your dog eat?',
    kind: 'text',
    required: false,
  };
  const given = {
    ...{ id: testId(72), questionId: food.id, version: 1, text: food.text, value: 'Chicken' },
    ...{ answeredAt: at, by: 'owner', enteredBy: null },
  };
  const { user } = await openScreen('/business/scan', staff('manager'), {
    listVisits: listed(),
    listCheckIns: listed(),
    listRejectedDoses: () => refuseCall('PERMISSION_DENIED'),
    listConnections: listed(),
    getRequirements: {
      ...{ version: 1, publishedAt: at, effectiveFrom: '2026-01-05' },
      rules: [{ id: 'asked', level: 'required', requirement: rule }],
    },
    scanBadge: {
      ...scanned,
      report: { ...scanned.report, verdict: 'non_compliant', checks: [unanswered as never] },
    },
    listIntakeQuestions: { items: [question, food] as never },
    getIntakeForm: formOf([
      { question, answer: null, open: true },
      { question: food, answer: given, open: false },
    ]),
    answerIntakeQuestions: formOf([]),
  });
  await press(user, /Enter code/);
  await fill(user, 'Code', code);
  await press(user, 'Check');
  expect(await screen.findByText('Question “Is your dog crate-trained?”: not answered yet')).toBeTruthy();
  expect(await screen.findByText('Chicken')).toBeTruthy();
  await press(user, 'Enter the answer');
  const dialog = await screen.findByRole('dialog', { name: 'Questions about Biscuit' });
  await user.click(within(dialog).getByRole('radio', { name: 'No' }));
  answerFromNow({ scanBadge: scanned });
  await press(user, 'Save answers', { in: dialog });
  expect(await screen.findByRole('heading', { name: 'Good to go' })).toBeTruthy();
  expect(sentTo('answerIntakeQuestions')[0]).toMatchObject({
    ...{ businessId: meadow.id, petId },
    answers: [{ questionId: question.id, version: 1, value: 'no' }],
  });
});
