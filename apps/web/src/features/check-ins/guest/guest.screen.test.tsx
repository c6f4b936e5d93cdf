import { calendarDateIn, guestQuestions } from '@clearpaw/domain';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, fillDate, press } from '../../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, meadow, staff, testId } from '../../../../test/people.ts';
import { DataProvider } from '../../../platform/data/index.ts';
import { blankGuest } from './guest-draft.ts';
import { readGuest } from './read-guest.ts';
import { useSaveGuest } from './use-save-guest.ts';

const ada = {
  ...{ id: testId(9), name: 'Ada', phone: null, email: null, emergency: null, pickups: [] },
  ...{ hasAccount: false, contactShared: true, since: at, pets: [], waivers: [] },
};
const lena = { ...ada, id: testId(8), name: 'Lena', email: 'lena@brandt.example' };
const answers = {
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  getCustomer: ({ customerId }: { customerId: string }) => (customerId === ada.id ? ada : lena),
  createGuest: () => refuseCall('UNAVAILABLE'),
};
const form = (customer: { id: string } | null) =>
  `/business/scan?lane=guest${customer === null ? '' : `&customer=${customer.id}`}`;
const open = (customer: { id: string } | null, more = {}) =>
  openScreen(form(customer), staff('staff'), { ...answers, ...more });
const petName = () => screen.findByLabelText<HTMLInputElement>('Pet’s name');

test('the form for a customer is filled in with their address, which the page reads itself', async () => {
  const { address } = await open(lena);
  expect(await screen.findByDisplayValue('lena@brandt.example')).toBeTruthy();
  expect(address()).not.toContain('brandt');
  expect(sentTo('getCustomer')).toMatchObject([{ businessId: meadow.id, customerId: lena.id }]);
});

test('what was typed for another guest or customer is not taken up for this customer', async () => {
  for (const other of [null, lena]) {
    const { user } = await open(other);
    await petName();
    await fill(user, 'Pet’s name', 'Momo');
    cleanup();
    await open(ada);
    expect((await petName()).value).toBe('');
    cleanup();
  }
});

test('what was typed for the same customer is kept', async () => {
  const { user } = await open(ada);
  await petName();
  await fill(user, 'Pet’s name', 'Momo');
  cleanup();
  await open(ada);
  expect((await petName()).value).toBe('Momo');
});

test('a customer who cannot be loaded is asked for again before anything is typed', async () => {
  const { user } = await open(ada, { getCustomer: () => refuseCall('UNAVAILABLE') });
  const alert = await alertOf('This customer couldn’t be loaded.');
  expect(screen.queryByLabelText('Pet’s name')).toBeNull();
  answerFromNow({ getCustomer: ada });
  await press(user, 'Try again', { in: alert });
  expect(await petName()).toBeTruthy();
});

test('the same fields for another customer are another request', async () => {
  await open(ada);
  cleanup();
  const { result, rerender } = renderHook(({ id }) => useSaveGuest(meadow.id, id), {
    wrapper: DataProvider,
    initialProps: { id: ada.id },
  });
  const today = calendarDateIn(Date.now(), 'UTC');
  const typed = { ...blankGuest(), petName: 'Momo', ownerEmail: 'one@guest.example' };
  const read = readGuest(typed, guestQuestions([], { species: 'dog', service: null }), today);
  if ('problems' in read) throw new Error('The guest is complete.');
  for (const { id } of [ada, lena]) {
    rerender({ id });
    await act(() => result.current.save(null, read));
  }
  const sent = sentTo('createGuest');
  expect(sent.map(({ customerId }) => customerId)).toEqual([ada.id, lena.id]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('the business’s own questions are asked in the form, and answered once the pet is entered', async () => {
  const question = {
    ...{ id: testId(70), businessId: meadow.id, version: 3, kind: 'yes_no' as const, options: [] },
    ...{ text: 'Is your dog crate-trained?', services: null, required: false, updatedAt: at },
  };
  const petId = testId(2);
  const { user } = await open(lena, {
    listIntakeQuestions: { items: [question] },
    createGuest: { petId },
    answerIntakeQuestions: () => refuseCall('ABORTED', 'changed_meanwhile'),
  });
  await petName();
  await fill(user, 'Pet’s name', 'Momo');
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await press(user, 'Save and continue');
  const alert = await alertOf('The answers couldn’t be saved. The pet was.');
  expect(alert).toBeTruthy();
  expect(sentTo('answerIntakeQuestions')).toEqual([
    {
      ...{ businessId: meadow.id, petId, idempotencyKey: expect.any(String) },
      answers: [{ questionId: question.id, version: 3, value: 'yes' }],
    },
  ]);
});

const rabies = { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } };
const withRule = { getRequirements: { ...answers.getRequirements, rules: [rabies] as never } };
const choosePhoto = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await screen.findByText('Photograph the certificate');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for photos');
  await user.upload(input, new File(['photo'], 'card.jpg', { type: 'image/jpeg' }));
};
const readDose = {
  vaccine: 'rabies-3y',
  administeredOn: '2025-05-06',
  expiresOn: '2028-05-06',
  confidence: 0.97,
};

test('what is read on the photo is filled in, marked, and sent only with the form', async () => {
  const { user } = await open(lena, {
    ...withRule,
    readGuestCertificate: { vaccinations: [readDose], unread: 1, failure: null },
  });
  await choosePhoto(user);
  expect(await screen.findByText(/1 vaccination was filled in.*1 row couldn’t be read/)).toBeTruthy();
  expect(screen.getByText('From the photo. Check it.')).toBeTruthy();
  expect(screen.getByText('May 6, 2025')).toBeTruthy();
  expect(sentTo('createGuest')).toEqual([]);
  await fill(user, 'Pet’s name', 'Momo');
  await press(user, 'Save and continue');
  const { vaccine, administeredOn, expiresOn } = readDose;
  expect(sentTo('createGuest')).toMatchObject([{ vaccinations: [{ vaccine, administeredOn, expiresOn }] }]);
});

test('what was read can be changed, and is then no longer marked as read', async () => {
  const { user } = await open(lena, {
    ...withRule,
    readGuestCertificate: { vaccinations: [readDose], unread: 0, failure: null },
  });
  await choosePhoto(user);
  await screen.findByText('From the photo. Check it.');
  expect(screen.queryByRole('group', { name: /^Given on/ })).toBeNull();
  await press(user, 'Change Rabies');
  await fillDate(user, 'Given on', '05072025');
  expect(screen.queryByText('From the photo. Check it.')).toBeNull();
  await fill(user, 'Pet’s name', 'Momo');
  await press(user, 'Save and continue');
  expect(sentTo('createGuest')).toMatchObject([{ vaccinations: [{ administeredOn: '2025-05-07' }] }]);
});

test('a photo that cannot be read says so, and everything can be typed', async () => {
  const { user } = await open(lena, { ...withRule, readGuestCertificate: () => refuseCall('UNAVAILABLE') });
  await choosePhoto(user);
  expect(await screen.findByText('The dates couldn’t be read. Enter them.')).toBeTruthy();
  expect(screen.queryByText('From the photo. Check it.')).toBeNull();
});

test('a form that is sent while its photo is read waits for someone to check what was filled in', async () => {
  let end = (_read: unknown) => {};
  const reading = new Promise((resolve) => {
    end = resolve;
  });
  const { user } = await open(lena, { ...withRule, readGuestCertificate: () => reading as never });
  await choosePhoto(user);
  await screen.findByText('Reading the dates…');
  await fill(user, 'Pet’s name', 'Momo');
  await press(user, 'Save and continue');
  end({ vaccinations: [readDose], unread: 0, failure: null });
  expect(await screen.findByText('From the photo. Check it.')).toBeTruthy();
  expect(sentTo('createGuest')).toEqual([]);
  await press(user, 'Save and continue');
  expect(sentTo('createGuest')).toMatchObject([{ vaccinations: [{ vaccine: 'rabies-3y' }] }]);
});

test('a photo that is removed takes its dates along', async () => {
  const { user } = await open(lena, {
    ...withRule,
    readGuestCertificate: { vaccinations: [readDose], unread: 0, failure: null },
  });
  await choosePhoto(user);
  await screen.findByText('From the photo. Check it.');
  await press(user, 'Remove card.jpg');
  expect(screen.queryByText('From the photo. Check it.')).toBeNull();
  await fill(user, 'Pet’s name', 'Momo');
  await press(user, 'Save and continue');
  expect(sentTo('createGuest')).toMatchObject([{ vaccinations: [] }]);
});

test('the answer follows what is filled in, before anything is sent', async () => {
  const { user } = await open(lena, {
    ...withRule,
    readGuestCertificate: { vaccinations: [readDose], unread: 0, failure: null },
  });
  const answer = await screen.findByRole('region', { name: 'Result so far' });
  expect(answer.textContent).toBe('The result appears here as you fill in the form.');
  await choosePhoto(user);
  await waitFor(() =>
    expect(answer.isConnected && answer.textContent).toMatch(/^Good to go.*requirement is met/),
  );
  await press(user, 'Change Rabies');
  await fillDate(user, /^Valid until/, '06012025');
  await waitFor(() => expect(answer.textContent).toMatch(/^Not cleared.*1 of 1 requirements not met/));
  expect(sentTo('createGuest')).toEqual([]);
});

test('the owner’s name and number come from the customer, and are sent as typed', async () => {
  const reached = { ...lena, phone: '+1 207 555 0193' };
  const { user } = await open(lena, { getCustomer: reached });
  await petName();
  await fill(user, 'Pet’s name', 'Momo');
  await fill(user, /Owner’s name/, 'Lena Brandt');
  await press(user, 'Save and continue');
  expect(sentTo('createGuest')).toMatchObject([{ ownerName: 'Lena Brandt', ownerPhone: reached.phone }]);
});

test('a vaccination that is only recommended asks for its dates once they are to be entered', async () => {
  const flu = { ...rabies, id: 'flu', level: 'recommended' };
  const { user } = await open(lena, {
    getRequirements: { ...answers.getRequirements, rules: [flu] as never },
  });
  await petName();
  expect(screen.queryByRole('group', { name: /^Given on/ })).toBeNull();
  await press(user, 'Enter the dates of Rabies');
  await fillDate(user, 'Given on', '05072025');
  await fill(user, 'Pet’s name', 'Momo');
  await press(user, 'Save and continue');
  expect(sentTo('createGuest')).toMatchObject([{ vaccinations: [{ administeredOn: '2025-05-07' }] }]);
});
