import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { AskedQuestion, QuestionForm, QuestionItem } from './intake.ts';

const crate: AskedQuestion = {
  ...{ id: testId(70), businessId: meadow.id, version: 2, kind: 'yes_no' },
  ...{ text: 'Is your dog crate-trained?', options: [], services: null, required: true, updatedAt: at },
};
const food: AskedQuestion = {
  ...{ ...crate, id: testId(71), version: 1, kind: 'text', text: 'What does your dog eat?' },
  required: false,
};
const unanswered = (question: AskedQuestion): QuestionItem => ({ question, answer: null, open: true });
const answered = (question: AskedQuestion, value: string): QuestionItem => ({
  question,
  answer: {
    ...{ id: testId(72), questionId: question.id, version: 1, text: question.text, value },
    ...{ answeredAt: at, by: 'business', enteredBy: 'Sam Ode' },
  },
  open: false,
});
const formOf = (...items: QuestionItem[]): QuestionForm => ({
  ...{ businessId: meadow.id, businessName: meadow.name, petId: biscuit.id, items },
});
const key = { idempotencyKey: expect.any(String) };

const rules: FakeAnswers = {
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  listRequirementVersions: listed(),
  getRecheckProgress: { version: 1, done: 0, total: 0 },
  listWaivers: listed(),
  previewRequirements: { affected: [], judged: 0 },
};
const openRules = (more: FakeAnswers = {}, role: 'manager' | 'staff' = 'manager') =>
  openScreen('/business/requirements', staff(role), { ...rules, ...more });

test('a manager writes a question with answers to choose from, once they fit', async () => {
  const { user } = await openRules({ createIntakeQuestion: crate });
  await press(user, 'Add a question');
  const dialog = await screen.findByRole('dialog', { name: 'Add a question' });
  await press(user, 'Save question', { in: dialog });
  expect(await within(dialog).findByText('Enter the question.')).toBeTruthy();
  await fill(user, 'Question', 'Which play group?');
  await user.click(within(dialog).getByRole('radio', { name: 'One of several answers' }));
  await fill(user, 'Answers to choose from', 'Small');
  expect(await within(dialog).findByText('Enter at least two answers.')).toBeTruthy();
  await fill(user, 'Answers to choose from', 'Small\nLarge\n');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Required to check in' }));
  await press(user, 'Save question', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('createIntakeQuestion')).toEqual([
    {
      ...{ businessId: meadow.id, kind: 'choice', text: 'Which play group?', options: ['Small', 'Large'] },
      ...{ services: null, required: true, ...key },
    },
  ]);
});

test('a question is changed so that everyone is asked again, and removed after asking', async () => {
  const { user } = await openRules({
    listIntakeQuestions: { items: [crate] },
    updateIntakeQuestion: crate,
    removeIntakeQuestion: {},
  });
  await pickItem(user, `Actions for: ${crate.text}`, 'Edit question');
  await user.click(await screen.findByRole('checkbox', { name: 'Ask everyone again' }));
  await press(user, 'Save question');
  await waitFor(() => expect(sentTo('updateIntakeQuestion')).toHaveLength(1));
  expect(sentTo('updateIntakeQuestion')[0]).toMatchObject({ questionId: crate.id, askAgain: true });
  await pickItem(user, `Actions for: ${crate.text}`, 'Remove question');
  const asked = await screen.findByRole('alertdialog', { name: 'Remove this question?' });
  await press(user, 'Remove question', { in: asked });
  await waitFor(() => expect(sentTo('removeIntakeQuestion')).toEqual([{ questionId: crate.id }]));
});

test('staff read the questions and are offered no change', async () => {
  await openRules({ listIntakeQuestions: { items: [crate] } }, 'staff');
  expect(await screen.findByText(crate.text)).toBeTruthy();
  expect(screen.getByText('Required to check in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('an owner answers on the page of the pet; what stays as it is is not sent', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listIntakeForms: { items: [formOf(unanswered(crate), answered(food, 'Chicken'))] },
    answerIntakeQuestions: formOf(answered(crate, 'yes'), answered(food, 'Chicken')),
  });
  expect(await screen.findByText('1 question is not answered yet.')).toBeTruthy();
  expect(screen.getByText('Chicken')).toBeTruthy();
  await press(user, 'Answer questions');
  const dialog = await screen.findByRole('dialog', { name: 'Questions about Biscuit' });
  await user.click(within(dialog).getByRole('radio', { name: 'Yes' }));
  answerFromNow({ listIntakeForms: { items: [formOf(answered(crate, 'yes'))] } });
  await press(user, 'Save answers', { in: dialog });
  expect(await screen.findByRole('button', { name: 'Change answers' })).toBeTruthy();
  expect(sentTo('answerIntakeQuestions')).toEqual([
    {
      ...{ businessId: meadow.id, petId: biscuit.id, ...key },
      answers: [{ questionId: crate.id, version: 2, value: 'yes' }],
    },
  ]);
});

test('answers that are refused stay in the form, and the question is read again', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listIntakeForms: { items: [formOf(unanswered(crate))] },
    answerIntakeQuestions: () => refuseCall('ABORTED', 'changed_meanwhile'),
  });
  await press(user, 'Answer questions');
  const dialog = await screen.findByRole('dialog', { name: 'Questions about Biscuit' });
  await user.click(within(dialog).getByRole('radio', { name: 'No' }));
  const next = { ...crate, version: 3, text: 'Does your dog sleep in a crate?' };
  answerFromNow({ listIntakeForms: { items: [formOf(unanswered(next))] } });
  await press(user, 'Save answers', { in: dialog });
  await alertOf('The answers couldn’t be saved.');
  expect((await within(dialog).findAllByText(/Does your dog sleep in a crate/)).length).toBeGreaterThan(0);
});

test('every answer is listed with its question, who entered it and when', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listIntakeForms: { items: [formOf(answered(crate, 'yes'))] },
    listIntakeAnswers: {
      items: [
        { ...answered(crate, 'yes').answer, by: 'owner', enteredBy: null },
        { ...answered(crate, 'no').answer, id: testId(73), text: 'Crate-trained?', enteredBy: null },
      ] as never,
      nextCursor: null,
    },
  });
  await press(user, `History: ${crate.text}`);
  const dialog = await screen.findByRole('dialog', { name: 'All answers' });
  expect(await within(dialog).findByText(/^Answered by the owner, /)).toBeTruthy();
  expect(within(dialog).getByText(/^Entered by staff, /)).toBeTruthy();
  expect(within(dialog).getByText('Crate-trained?')).toBeTruthy();
});

test.each([
  [true, 'is asked right after connecting'],
  [false, 'is asked nothing where everything is answered'],
])('an owner (%s) %s', async (open) => {
  const { user } = await openScreen(`/pets/${biscuit.id}/vaccinations`, owner(), {
    ...petAnswers(),
    findBusinesses: {
      items: [
        {
          ...{ slug: 'meadow', name: meadow.name, kind: meadow.kind },
          address: null,
          contactRequired: false,
        },
      ],
      more: false,
    },
    connectPet: {
      ...{ petId: biscuit.id, businessId: meadow.id, businessName: meadow.name, businessSlug: 'meadow' },
      ...{ businessKind: 'daycare', scope: 'verdict', verdict: 'compliant', changesOn: null },
      ...{ compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
      ...{ contactShared: false, emailShared: false },
    },
    listIntakeForms: { items: [formOf(open ? unanswered(crate) : answered(crate, 'yes'))] },
  });
  await press(user, 'Connect a business');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Business name or link/, 'Meadow');
  const [offer] = await within(dialog).findAllByText('Meadow Daycare');
  if (offer) await user.click(offer);
  await press(user, 'Connect a business', { in: dialog });
  const name = `Questions from ${meadow.name}`;
  if (open) expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  else await waitFor(() => expect(sentTo('listIntakeForms')).not.toEqual([]));
  expect(screen.queryAllByRole('dialog', { name })).toHaveLength(open ? 1 : 0);
});

test('an owner is asked after connecting on the public page, too', async () => {
  const { role: _role, ...business } = meadow;
  const { slug, name, kind, services, timeZone } = meadow;
  const { user } = await openScreen('/b/meadow', owner(), {
    ...petAnswers(),
    getBusiness: business,
    getBusinessPage: {
      ...{ slug, name, kind, services, timeZone, selfCheckIn: 'off', rules: [], publishedAt: at },
      ...{ description: null, phone: null, address: null, hours: null, cover: [], contactRequired: false },
    },
    watchDoor: [{ arrivals: [] }],
    getCompliance: { verdict: 'compliant', checks: [], compliantFrom: null, changesOn: null },
    connectPet: {
      ...{ petId: biscuit.id, businessId: meadow.id, businessName: name, businessSlug: slug },
      ...{ businessKind: kind, scope: 'verdict', verdict: 'compliant', changesOn: null },
      ...{ compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
      ...{ contactShared: false, emailShared: false },
    },
    listIntakeForms: { items: [formOf(unanswered(food))] },
  });
  await press(user, 'Connect Biscuit');
  await press(user, 'Connect', { in: await screen.findByRole('dialog') });
  const asked = await screen.findByRole('dialog', { name: `Questions from ${name}` });
  expect(within(asked).getByLabelText(/What does your dog eat/)).toBeTruthy();
});

test('the team reads answers on the page of a pet and enters more', async () => {
  const { user } = await openScreen(`/business/pets/${biscuit.id}`, staff('staff'), {
    getConnectedPet: {
      ...{ petId: biscuit.id, petName: 'Biscuit', species: 'dog', breed: null, colour: null },
      ...{ photoPath: null, alerts: [], scope: 'verdict', verdict: 'compliant', connectedAt: at },
      ...{ visits: 0, turnedAway: 0, services: [], note: '', flags: [], contact: null, contactShared: false },
      ...{ lastVisitAt: null, lastService: null, customerId: testId(9) },
    } as never,
    getCompliance: { verdict: 'compliant', checks: [], compliantFrom: null, changesOn: null },
    ...rules,
    watchConnections: [],
    listCheckIns: listed(),
    listEvaluations: listed(),
    listVisits: listed(),
    listIncidents: listed(),
    getCareAtBusiness: { plan: null, isGuest: false },
    listCareLog: listed(),
    getIntakeForm: formOf(answered(crate, 'no'), unanswered(food)),
    answerIntakeQuestions: formOf(),
  });
  expect(await screen.findByText(/^Entered by Sam Ode, /)).toBeTruthy();
  await press(user, 'Enter answers');
  await fill(user, /What does your dog eat/, 'Rice');
  await press(user, 'Save answers');
  await waitFor(() => expect(sentTo('answerIntakeQuestions')).toHaveLength(1));
  expect(sentTo('answerIntakeQuestions')[0]?.answers).toEqual([
    { questionId: food.id, version: 1, value: 'Rice' },
  ]);
});
