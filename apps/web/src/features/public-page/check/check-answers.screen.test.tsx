import type { OutputOf, requirements } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseOption, fill, fillDate, press } from '../../../../test/acts.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { meadow } from '../../../../test/people.ts';

type Page = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;
type Rules = Page['rules'];
const { slug, name, kind, timeZone } = meadow;
const page: Page = {
  ...{ slug, name, kind, timeZone, selfCheckIn: 'off', publishedAt: null, cover: [], rules: [] },
  ...{ description: null, phone: null, address: null, hours: null, contactRequired: false },
  services: [
    { code: 'daycare', name: 'Daycare' },
    { code: 'boarding', name: 'Boarding' },
  ],
};
const required = (id: string, requirement: Rules[number]['requirement']): Rules[number] => ({
  ...{ id, level: 'required', requirement },
});
const rabies = required('rabies', { kind: 'vaccination', targets: ['rabies'] });
const adult = required('age', { kind: 'age', minWeeks: 52 } as never);
const light = required('weight', { kind: 'weight', maxKg: 20 } as never);
const neutered = required('neutered', { kind: 'sterilization' } as never);
const waiver = required('waiver', {
  kind: 'waiver',
  waiverId: '00000000-0000-4000-8000-000000000009',
} as never);
const evaluation = required('evaluation', { kind: 'evaluation' } as never);
const day = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${two(date.getMonth() + 1)}${two(date.getDate())}${date.getFullYear()}`;
};

async function openCheck(...rules: Rules) {
  const { user } = await openScreen('/b/meadow', null, { getBusinessPage: { ...page, rules: [...rules] } });
  await press(user, 'Check my pet');
  await screen.findByRole('region', { name: 'Check your pet' });
  await chooseOption(user, /What kind of pet/, 'Dog');
  return user;
}
const check = async (user: Awaited<ReturnType<typeof openCheck>>) => {
  await press(user, 'Check');
  return screen.findByRole('region', { name: 'Result' });
};

test('everything required and met is ready, and the answer takes the focus', async () => {
  const user = await openCheck(rabies);
  await fillDate(user, 'Rabies, given on', day(-40));
  const answer = await check(user);
  const heading = within(answer).getByRole('heading', { name: 'Ready for this visit' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(within(answer).getByText(/The business may ask for proof/)).toBeTruthy();
});

test('an answer goes as soon as something else is typed', async () => {
  const user = await openCheck(rabies);
  await fillDate(user, 'Rabies, given on', day(-40));
  await check(user);
  await fillDate(user, 'Rabies, given on', day(-900));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Result' })).toBeNull());
});

test('without rules nothing applies', async () => {
  const user = await openCheck();
  const answer = await check(user);
  expect(within(answer).getByText('No requirements apply to this pet for this visit.')).toBeTruthy();
});

test('only the rules of the chosen service are asked and judged', async () => {
  const user = await openCheck({ ...rabies, appliesTo: { services: ['boarding'] } });
  expect(screen.queryByRole('group', { name: 'Rabies, given on' })).toBeNull();
  expect(within(await check(user)).getByText(/No requirements apply/)).toBeTruthy();
  await chooseOption(user, /Which service/, 'Boarding');
  expect(await screen.findByRole('group', { name: 'Rabies, given on' })).toBeTruthy();
  expect(within(await check(user)).getByRole('heading', { name: 'Not ready yet' })).toBeTruthy();
});

test('a visit without a day is not judged', async () => {
  const user = await openCheck(rabies);
  const arrival = await screen.findByRole('group', { name: /When will you visit/ });
  for (const part of within(arrival).getAllByRole('spinbutton')) {
    await user.click(part);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  await press(user, 'Check');
  expect(await screen.findByText('Enter the day of your visit.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
});

test('a weight is read with a comma too; too much is missing', async () => {
  const user = await openCheck(light);
  await fill(user, 'Weight in kilograms', '18,5');
  expect(within(await check(user)).getByRole('heading', { name: 'Ready for this visit' })).toBeTruthy();
  await fill(user, 'Weight in kilograms', '32.5');
  expect(within(await check(user)).getByRole('heading', { name: 'Not ready yet' })).toBeTruthy();
});

test('a weight that is no number is no answer', async () => {
  const user = await openCheck(light);
  await fill(user, 'Weight in kilograms', 'heavy');
  expect(within(await check(user)).getByRole('heading', { name: 'Some answers are missing' })).toBeTruthy();
});

test('a puppy is too young, and the answer is about the day of the visit', async () => {
  const user = await openCheck(adult);
  await fillDate(user, /^Date of birth/, day(-100));
  expect(within(await check(user)).getByRole('heading', { name: 'Not ready yet' })).toBeTruthy();
  await fillDate(user, /When will you visit/, day(365));
  expect(within(await check(user)).getByRole('heading', { name: 'Ready for this visit' })).toBeTruthy();
});

test('a yes and a no answer the question; none leaves it open', async () => {
  const user = await openCheck(neutered);
  expect(within(await check(user)).getByText(/Answer this question/)).toBeTruthy();
  const group = screen.getByRole('radiogroup', { name: /Spayed or neutered/ });
  await user.click(within(group).getByRole('radio', { name: 'No' }));
  expect(within(await check(user)).getByRole('heading', { name: 'Not ready yet' })).toBeTruthy();
  await user.click(within(group).getByRole('radio', { name: 'Yes' }));
  expect(within(await check(user)).getByRole('heading', { name: 'Ready for this visit' })).toBeTruthy();
});

test('what the business handles itself says how', async () => {
  const user = await openCheck(waiver, evaluation);
  const answer = await check(user);
  expect(within(answer).getByRole('heading', { name: 'Nothing missing so far' })).toBeTruthy();
  expect(within(answer).getByText(/You sign it online/)).toBeTruthy();
  expect(within(answer).getByText(/evaluates your pet in person/)).toBeTruthy();
});

test('what is only recommended does not keep a pet out', async () => {
  const user = await openCheck({ ...rabies, level: 'recommended' });
  const answer = await check(user);
  expect(within(answer).getByRole('heading', { name: 'Ready for this visit' })).toBeTruthy();
  expect(within(answer).getByText(/^Recommended: Rabies/)).toBeTruthy();
});

test('a rule with a name of its own is called by it', async () => {
  const user = await openCheck({ ...rabies, title: 'County rabies law' });
  expect(within(await check(user)).getByText(/County rabies law/)).toBeTruthy();
});

test('what is missing stands before what is met', async () => {
  const user = await openCheck(rabies, light);
  await fillDate(user, 'Rabies, given on', day(-40));
  await fill(user, 'Weight in kilograms', '32');
  const rows = within(await check(user)).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Missing/);
  expect(rows[1]?.textContent).toMatch(/Met/);
});

test('earlier doses are added, five at most, and go with a dose of unknown date', async () => {
  const user = await openCheck(rabies);
  const earlier = 'Add an earlier dose of Rabies';
  for (let count = 0; count < 4; count += 1) await press(user, earlier);
  expect(screen.getAllByRole('group', { name: 'Rabies, given on' })).toHaveLength(5);
  expect(screen.queryByRole('button', { name: earlier })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /don’t know when/ }));
  expect(screen.queryByRole('group', { name: 'Rabies, given on' })).toBeNull();
});
