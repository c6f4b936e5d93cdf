import type { OutputOf, requirements } from '@clearpaw/contract';
import { addDays, calendarDateIn } from '@clearpaw/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

type Page = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;
const { role: _role, ...business } = meadow;
const { slug, name, kind, timeZone } = meadow;
const rules: Page['rules'] = [
  { id: 'chip', level: 'recommended', requirement: { kind: 'microchip' } },
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
  {
    id: 'kennel',
    level: 'required',
    appliesTo: { services: ['boarding'] },
    requirement: { kind: 'vaccination', targets: ['bordetella'] },
  },
];
const page: Page = {
  ...{ slug, name, kind, timeZone, selfCheckIn: 'off', rules, publishedAt: at },
  contactRequired: false,
  services: [
    { code: 'daycare', name: 'Daycare' },
    { code: 'boarding', name: 'Boarding' },
  ],
  description: 'Dog daycare on the wharf',
  phone: '(555) 010-0188',
  address: '48 Example Wharf, Harbor Point, ME',
  hours: {
    week: (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => ({
      ...{ day, opens: '00:00', closes: '24:00' as const },
    })),
    closedOn: [],
  },
  cover: [],
};
const settings = { getBusiness: business, listMyBusinesses: listed(meadow), listClinics: listed() };

test('anyone reads who the business is, how to reach it and what it requires', async () => {
  await openScreen('/b/meadow', null, { getBusinessPage: page });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByText('Dog daycare on the wharf')).toBeTruthy();
  expect(screen.getByRole('link', { name: /48 Example Wharf.*opens a map/ }).getAttribute('href')).toContain(
    'query=48%20Example%20Wharf',
  );
  expect(screen.getByRole('link', { name: '(555) 010-0188' }).getAttribute('href')).toBe('tel:5550100188');
  expect(screen.getByText('Open 24 hours')).toBeTruthy();
  expect(document.title).toBe('Meadow Daycare · Clearpaw');
});

// At every hour, it is another day than in UTC in one of them.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'closed dates are past by the day in %s',
  async (zone) => {
    const today = calendarDateIn(Date.now(), zone);
    const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const written = (date: string) => day.format(new Date(date));
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
    const hours = { week: page.hours?.week ?? [], closedOn: [tomorrow, today, yesterday] };
    await openScreen('/b/meadow', null, { getBusinessPage: { ...page, timeZone: zone, hours } });
    const sentence = (await screen.findByText(/^Also closed on/)).textContent ?? '';
    expect([yesterday, today, tomorrow].map((date) => sentence.includes(written(date)))).toEqual([
      false,
      true,
      true,
    ]);
  },
);

test('the requirements are those of the chosen service; what is only recommended is apart, at the end', async () => {
  const { user } = await openScreen('/b/meadow', null, { getBusinessPage: page });
  const panel = await screen.findByRole('region', { name: 'Requirements' });
  expect(within(panel).queryByText(/Bordetella/)).toBeNull();
  const headings = within(panel)
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);
  expect(headings).toEqual(['Vaccinations', 'Recommended']);
  await user.click(within(panel).getByRole('radio', { name: 'Boarding' }));
  expect(await within(panel).findAllByText(/Bordetella/i)).not.toEqual([]);
});

test('with rules for several species, those of one are shown, and the others on request', async () => {
  const forCats = {
    ...{ id: 'cat', level: 'required' as const, appliesTo: { species: ['cat' as const] } },
    requirement: { kind: 'vaccination' as const, targets: ['fvrcp'] },
  };
  const forDogs = {
    ...{ id: 'dog', level: 'required' as const, appliesTo: { species: ['dog' as const] } },
    requirement: { kind: 'vaccination' as const, targets: ['dhpp'] },
  };
  const { user } = await openScreen('/b/meadow', null, {
    getBusinessPage: { ...page, rules: [forCats, forDogs, ...rules] },
  });
  const panel = await screen.findByRole('region', { name: 'Requirements' });
  const titles = () =>
    within(panel)
      .getAllByRole('listitem')
      .map((one) => one.querySelector('p')?.textContent);
  expect(titles()).toEqual(['DHPP (distemper combo)', 'Rabies', 'Microchip']);
  expect(within(panel).getAllByText('Valid through check-out.')).toHaveLength(2);
  await user.click(within(panel).getByRole('radio', { name: 'Cats' }));
  expect(titles()).toEqual(['FVRCP (cat distemper combo)', 'Rabies', 'Microchip']);
  await user.click(within(panel).getByRole('radio', { name: 'All' }));
  expect(titles()).toHaveLength(4);
  expect(within(panel).getByText(/^Every dog needs DHPP/)).toBeTruthy();
});

test('days in a row with the same hours are one line', async () => {
  const week = (['mon', 'tue', 'wed', 'sat'] as const).map((day) => ({
    ...{ day, opens: day === 'sat' ? '09:00' : '07:00', closes: '17:00' },
  }));
  await openScreen('/b/meadow', null, {
    getBusinessPage: { ...page, timeZone: 'America/New_York', hours: { week, closedOn: [] } },
  });
  const panel = await screen.findByRole('region', { name: 'Hours' });
  expect(within(panel).getByText('Local time (Eastern Time)')).toBeTruthy();
  const terms = within(panel)
    .getAllByRole('term')
    .map((one) => one.textContent);
  expect(terms).toEqual(['Monday to Wednesday', 'Thursday to Friday', 'Saturday', 'Sunday']);
});

test('a waiver is required by its kind, because its title is not public', async () => {
  const signed = { kind: 'waiver' as const, waiverId: testId(900), materialVersion: 1 };
  const required = { id: 'signed', level: 'required' as const, requirement: signed };
  await openScreen('/b/meadow', null, { getBusinessPage: { ...page, rules: [required] } });
  expect(await screen.findByText('Every owner has signed a waiver.')).toBeTruthy();
});

test('who is not signed in connects by way of a new account, or logs in', async () => {
  await openScreen('/b/meadow', null, { getBusinessPage: page });
  const connect = await screen.findByRole('link', { name: 'Connect with Meadow Daycare' });
  expect(connect.getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

async function pressConnect(): Promise<void> {
  const { user } = await openScreen('/b/meadow', null, { getBusinessPage: page });
  await user.click(await screen.findByRole('link', { name: 'Connect with Meadow Daycare' }));
  cleanup();
}

test('after registering, my pets lead back to the business to connect with', async () => {
  await pressConnect();
  const { user } = await openScreen('/dashboard', owner(), petAnswers());
  const back = await screen.findByRole('link', { name: 'Open Meadow Daycare' });
  expect(back.getAttribute('href')).toBe('/b/meadow');
  await press(user, 'Not now');
  await waitFor(() => expect(screen.queryByText('Connect with Meadow Daycare')).toBeNull());
});

test('without a pet, my pets say that one comes first', async () => {
  await pressConnect();
  await openScreen('/dashboard', owner(), { ...petAnswers(), listPets: listed() });
  expect(await screen.findByText('Add your pet first. Then connect it here.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open Meadow Daycare' })).toBeNull();
});

test('an owner sees each rule met or missing for a pet, and what puts it right', async () => {
  const check = (ruleId: string, status: 'met' | 'missing', message: string) => ({
    ...{ ruleId, status, message, level: 'required' as const, params: {}, recordIds: [], validUntil: null },
    reason: status,
  });
  await openScreen('/b/meadow', owner(), {
    ...petAnswers(),
    getBusinessPage: page,
    getBusiness: business,
    watchDoor: [{ arrivals: [] }],
    getCompliance: {
      ...{ verdict: 'non_compliant' as const, compliantFrom: null, changesOn: null },
      checks: [
        check('rabies', 'missing', 'Rabies: nothing on record.'),
        check('chip', 'met', 'Microchip: in order.'),
      ],
    },
  });
  const panel = await screen.findByRole('region', { name: `Is ${biscuit.name} ready?` });
  expect(await within(panel).findByText('1 of 2 met')).toBeTruthy();
  expect(within(panel).getByText('Rabies: nothing on record.')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: /Add vaccination/ })).toBeTruthy();
});

test('a manager fills the page in; what is wrong is said at its field and nothing is sent', async () => {
  const { user } = await openScreen('/business/settings', staff('manager'), {
    ...settings,
    getBusinessPage: page,
    updateBusiness: business,
  });
  await user.type(await screen.findByLabelText('Public phone number'), 'at work');
  await press(user, 'Save public page');
  expect(await screen.findByText('Enter a phone number with 5 to 15 digits.')).toBeTruthy();
  expect(sentTo('updateBusiness')).toEqual([]);
  await user.clear(screen.getByLabelText('Public phone number'));
  await user.type(screen.getByLabelText('Public phone number'), '555 010 0188');
  await user.type(screen.getByLabelText('Description'), 'Dog daycare');
  await press(user, 'Add opening hours');
  await press(user, 'Add hours on Monday');
  await press(user, 'Save public page');
  expect(await screen.findByText(/overlaps another one/)).toBeTruthy();
  const [again] = screen.getAllByRole('button', { name: /^Remove Monday/ });
  if (again) await user.click(again);
  await press(user, 'Save public page');
  await waitFor(() => expect(sentTo('updateBusiness')).toHaveLength(1));
  expect(sentTo('updateBusiness')[0]).toMatchObject({
    ...{ description: 'Dog daycare', phone: '555 010 0188', address: null },
    hours: { closedOn: [], week: expect.arrayContaining([{ day: 'mon', opens: '09:00', closes: '17:00' }]) },
  });
});
