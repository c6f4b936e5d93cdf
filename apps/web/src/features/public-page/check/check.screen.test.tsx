import type { OutputOf, requirements } from '@clearpaw/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseOption, fillDate, press } from '../../../../test/acts.ts';
import { sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { meadow } from '../../../../test/people.ts';

type Page = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;
const { slug, name, kind, timeZone, services } = meadow;
const page: Page = {
  ...{ slug, name, kind, timeZone, services, selfCheckIn: 'off', publishedAt: null, cover: [] },
  ...{ description: null, phone: null, address: null, hours: null, contactRequired: false },
  rules: [
    { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
    { id: 'chip', level: 'required', requirement: { kind: 'microchip' } },
    { id: 'licence', level: 'required', requirement: { kind: 'document', document: 'licence' } },
  ],
};
const today = new Date();
/** Some days before or after today, as the fields of an American browser take it. */
const typedDay = (days: number) => {
  const day = new Date(today.getTime() + days * 86_400_000);
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${two(day.getMonth() + 1)}${two(day.getDate())}${day.getFullYear()}`;
};

async function openCheck() {
  const { user } = await openScreen('/b/meadow', null, { getBusinessPage: page });
  await press(user, 'Check my pet');
  await screen.findByRole('region', { name: 'Check your pet' });
  return user;
}
const result = () => screen.findByRole('region', { name: 'Result' });

test('the answer comes in place, rule by rule, from this device alone', async () => {
  const user = await openCheck();
  await chooseOption(user, /What kind of pet/, 'Dog');
  await fillDate(user, 'Rabies, given on', typedDay(-40));
  await user.click(
    within(await screen.findByRole('radiogroup', { name: /microchip/ })).getByRole('radio', { name: 'Yes' }),
  );
  await press(user, 'Check');
  const answer = await result();
  expect(within(answer).getByRole('heading', { name: 'Nothing missing so far' })).toBeTruthy();
  expect(within(answer).getByText(/reviews this document/)).toBeTruthy();
  expect(within(answer).getAllByText(/· Met/)).toHaveLength(2);
  expect(sentTo('getCompliance')).toEqual([]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('rabies');
});

test('what ended is missing; what was not answered is open, and says so', async () => {
  const user = await openCheck();
  await chooseOption(user, /What kind of pet/, 'Dog');
  await fillDate(user, 'Rabies, given on', typedDay(-800));
  await fillDate(user, 'Rabies, valid until', typedDay(-435));
  await press(user, 'Check');
  const ended = await result();
  expect(within(ended).getByRole('heading', { name: 'Not ready yet' })).toBeTruthy();
  expect(within(ended).getByText(/expired on/)).toBeTruthy();
  expect(within(ended).getByText(/Answer this question/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /don’t know when/ }));
  await press(user, 'Check');
  const undated = await result();
  expect(within(undated).getByRole('heading', { name: 'Some answers are missing' })).toBeTruthy();
  expect(within(undated).getByText(/The date is needed/)).toBeTruthy();
});

test('without a species nothing is judged, and the field says what to do', async () => {
  const user = await openCheck();
  await press(user, 'Check');
  expect(await screen.findByText('Choose what kind of pet you have.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
});
