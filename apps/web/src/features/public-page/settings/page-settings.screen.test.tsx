import type { businesses, OutputOf, requirements } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, fill, fillDate, press } from '../../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { listed, meadow, staff } from '../../../../test/people.ts';

type Business = OutputOf<typeof businesses.getBusiness>;
type Page = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;

const { role: _role, ...business } = meadow;
const { slug, name, kind, timeZone, services } = meadow;
const page: Page = {
  ...{ slug, name, kind, timeZone, services, selfCheckIn: 'off', publishedAt: null, rules: [] },
  ...{ description: null, phone: null, address: null, hours: null, contactRequired: false, cover: [] },
};
const cover = [
  { path: '/photos/small.jpg', width: 640 },
  { path: '/photos/wide.jpg', width: 1280 },
];
const week = [{ day: 'mon' as const, opens: '09:00', closes: '17:00' }];
const open = (answers: FakeAnswers = {}, { own = {}, role = 'manager' as 'manager' | 'staff' } = {}) =>
  openScreen('/business/settings', staff(role), {
    getBusiness: { ...business, ...own } as Business,
    listMyBusinesses: listed({ ...meadow, ...own, role }),
    listClinics: listed(),
    getBusinessPage: page,
    updateBusiness: business,
    ...answers,
  });
const save = 'Save public page';

afterEach(() => vi.restoreAllMocks());

test('the address of the page is copied, and so is the code of the button', async () => {
  const { user } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy link');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith(`${location.origin}/b/meadow`);
  await press(user, 'Copy code');
  expect(await screen.findByText('Code copied')).toBeTruthy();
  expect(write.mock.lastCall?.[0]).toContain('<clearpaw-connect business="meadow">');
});

test.each(['Copy link', 'Copy code'])('%s says so where the browser blocks it', async (button) => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await press(user, button);
  expect(await screen.findByText(/Your browser blocks copying/)).toBeTruthy();
});

test('what is published is in the fields, and emptied fields are sent as nothing', async () => {
  const own = { description: 'By the wharf', phone: '555 010 0188', address: '48 Example Wharf' };
  const { user } = await open({}, { own });
  expect(await screen.findByLabelText('Description')).toHaveProperty('value', 'By the wharf');
  await fill(user, 'Description', '  ');
  await fill(user, 'Public phone number', '');
  await press(user, save);
  expect(await screen.findByText('Public page saved')).toBeTruthy();
  expect(sentTo('updateBusiness')).toEqual([
    { businessId: meadow.id, description: null, phone: null, address: '48 Example Wharf', hours: null },
  ]);
});

test.each([
  ['Description', 'x'.repeat(601), 'Enter at most 600 characters.'],
  ['Public address', 'x'.repeat(201), 'Enter at most 200 characters.'],
  ['Public phone number', '12', 'Enter a phone number with 5 to 15 digits.'],
])('%s that does not fit is said at its field, and nothing is sent', async (label, typed, words) => {
  const { user } = await open();
  await fill(user, label, typed);
  await press(user, save);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(sentTo('updateBusiness')).toEqual([]);
});

test('a save that fails says so and keeps what was typed', async () => {
  const { user } = await open({ updateBusiness: cutNetwork });
  await fill(user, 'Description', 'Dog daycare');
  await press(user, save);
  await alertOf('Your public page was not saved');
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Dog daycare');
  answerFromNow({ updateBusiness: business });
  await press(user, save);
  expect(await screen.findByText('Public page saved')).toBeTruthy();
  expect(screen.queryByText('Your public page was not saved')).toBeNull();
});

test('the hours are read one line a day until they are changed', async () => {
  const { user } = await open({}, { own: { hours: { week, closedOn: ['2099-12-25'] } } });
  const line = (day: string) => screen.getByText(day).parentElement?.textContent;
  await screen.findByText('Monday');
  expect([line('Monday'), line('Tuesday')]).toEqual([
    expect.stringMatching(/^Monday9:00.AM to 5:00.PM$/),
    'TuesdayClosed',
  ]);
  expect(screen.getByText(/^Also closed on .*Dec 25/)).toBeTruthy();
  expect(screen.queryByLabelText('Monday opens at')).toBeNull();
  await press(user, 'Change hours');
  expect(await screen.findByLabelText('Monday opens at')).toHaveProperty('value', '09:00');
});

test('midnight is written as the end of the day', async () => {
  const { user } = await open({}, { own: { hours: { week, closedOn: [] } } });
  await press(user, 'Change hours');
  const closes = await screen.findByLabelText('Monday closes at');
  await user.clear(closes);
  await user.type(closes, '00:00');
  await press(user, save);
  await waitFor(() => expect(sentTo('updateBusiness')).toHaveLength(1));
  expect(sentTo('updateBusiness')[0]?.hours?.week).toEqual([{ day: 'mon', opens: '09:00', closes: '24:00' }]);
});

test('hours without a time are said at their row', async () => {
  const { user } = await open({}, { own: { hours: { week, closedOn: [] } } });
  await press(user, 'Change hours');
  await user.clear(await screen.findByLabelText('Monday opens at'));
  await press(user, save);
  expect(await screen.findByText('Enter when you open and when you close.')).toBeTruthy();
  expect(sentTo('updateBusiness')).toEqual([]);
});

test('closed dates are kept in order, each once, and can be taken out', async () => {
  const { user } = await open({}, { own: { hours: { week, closedOn: ['2099-12-25'] } } });
  await press(user, 'Change hours');
  const group = await screen.findByRole('group', { name: 'Closed dates' });
  await fillDate(user, 'Closed on', '07042099');
  await press(user, 'Add date', { in: group });
  await fillDate(user, 'Closed on', '07042099');
  await press(user, 'Add date', { in: group });
  expect(within(group).getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await press(user, save);
  await waitFor(() => expect(sentTo('updateBusiness')).toHaveLength(1));
  expect(sentTo('updateBusiness')[0]?.hours?.closedOn).toEqual(['2099-07-04', '2099-12-25']);
  await user.click(within(group).getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  await press(user, save);
  await waitFor(() => expect(sentTo('updateBusiness')).toHaveLength(2));
  expect(sentTo('updateBusiness')[1]?.hours?.closedOn).toEqual(['2099-12-25']);
});

test('all hours are removed at once: the page then shows none', async () => {
  const { user } = await open({}, { own: { hours: { week, closedOn: ['2099-12-25'] } } });
  await press(user, 'Change hours');
  await press(user, 'Remove all hours');
  expect(await screen.findByRole('button', { name: 'Add opening hours' })).toBeTruthy();
  await press(user, save);
  await waitFor(() => expect(sentTo('updateBusiness')[0]).toMatchObject({ hours: null }));
});

async function choosePhoto(user: Awaited<ReturnType<typeof open>>['user']) {
  const field = await screen.findByLabelText('Cover photo', { selector: 'input' });
  await user.upload(field, new File(['no picture'], 'wharf.jpg', { type: 'image/jpeg' }));
}

test('a photo that cannot be read is said, and the page stays as it was', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const { user } = await open();
  await choosePhoto(user);
  await alertOf('This photo cannot be read. Choose a JPEG, PNG or WebP.');
  expect(sentTo('updateBusiness')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add photo' })).toHaveProperty('disabled', false);
  vi.unstubAllGlobals();
});

test('the photo is removed; when that fails the words say removed, not saved', async () => {
  const { user } = await open({
    getBusinessPage: { ...page, cover },
    updateBusiness: () => refuseCall('UNAVAILABLE'),
  });
  expect(await screen.findByRole('img', { name: 'Your cover photo' })).toHaveProperty(
    'src',
    expect.stringContaining('/photos/wide.jpg'),
  );
  await press(user, 'Remove photo');
  await alertOf('The photo was not removed. Try again.');
  answerFromNow({ updateBusiness: business, getBusinessPage: page });
  await press(user, 'Remove photo');
  expect(await screen.findByText('Cover photo removed')).toBeTruthy();
  expect(screen.queryByText('The photo was not removed. Try again.')).toBeNull();
  expect(sentTo('updateBusiness').at(-1)).toEqual({ businessId: meadow.id, coverPhotoPath: null });
});

test('staff read the page’s settings and change nothing', async () => {
  await open({}, { role: 'staff' });
  await screen.findByRole('link', { name: 'Open public page' });
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add photo' })).toBeNull();
});
