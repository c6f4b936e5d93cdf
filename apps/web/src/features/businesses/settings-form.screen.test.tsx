import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, type SignedInPerson, staff, testId } from '../../../test/people.ts';

const { role: _role, ...business } = meadow;
const answers: FakeAnswers = {
  getBusiness: business,
  getBusinessPage: null,
  listClinics: listed(),
};
const open = (more: FakeAnswers = {}, person: SignedInPerson = staff('manager')) =>
  openScreen('/business/settings', person, { ...answers, ...more });
const saved = () => sentTo('updateBusiness').at(-1);

test('the name is saved with everything else as it was, once', async () => {
  const { user } = await open({ updateBusiness: { ...business, name: 'Meadow Dogs' } });
  await fill(user, 'Name', '  Meadow Dogs ');
  await user.dblClick(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(sentTo('updateBusiness')).toEqual([
    {
      businessId: meadow.id,
      name: 'Meadow Dogs',
      services: [{ code: 'daycare', name: 'Daycare' }],
      selfCheckIn: 'confirm',
      acceptPaper: true,
      contactRequired: false,
    },
  ]);
});

test('a service that is added gets a code of its own, and may have a capacity', async () => {
  const { user } = await open({ updateBusiness: business });
  await press(user, 'Add service');
  const [, name] = screen.getAllByLabelText('Service');
  const [, capacity] = screen.getAllByLabelText('Capacity');
  if (name) await user.type(name, 'Overnight stay');
  if (capacity) await user.type(capacity, '12');
  await press(user, 'Save settings');
  await waitFor(() =>
    expect(saved()?.services).toEqual([
      { code: 'daycare', name: 'Daycare' },
      { code: expect.any(String), name: 'Overnight stay', capacity: 12 },
    ]),
  );
});

test('a service keeps its code when its name changes, so that rules still know it', async () => {
  const { user } = await open({ updateBusiness: business });
  await fill(user, 'Service', 'Day play');
  await press(user, 'Save settings');
  await waitFor(() => expect(saved()?.services).toEqual([{ code: 'daycare', name: 'Day play' }]));
});

test('without services every visit is the same', async () => {
  const { user } = await open({ updateBusiness: { ...business, services: [] } });
  await press(user, 'Remove Daycare');
  expect(await screen.findByText(/Without services, every visit is the same/)).toBeTruthy();
  await press(user, 'Save settings');
  await waitFor(() => expect(saved()?.services).toEqual([]));
});

test.each([
  ['Name', '', 'Enter a name of 1 to 80 characters.'],
  ['Service', ' ', 'Enter a service name of at most 60 characters.'],
  ['Capacity', '0', 'Enter a whole number from 1 to 10,000, or leave blank.'],
  ['Capacity', '2.5', 'Enter a whole number from 1 to 10,000, or leave blank.'],
  ['Capacity', 'many', 'Enter a whole number from 1 to 10,000, or leave blank.'],
])('%s %j is said to be wrong beside its field, and nothing is sent', async (label, typed, words) => {
  const { user } = await open();
  await fill(user, label, typed);
  await press(user, 'Save settings');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sentTo('updateBusiness')).toEqual([]);
});

test('how pets are checked in is chosen, and sent', async () => {
  const { user } = await open({ updateBusiness: business });
  await user.click(await screen.findByRole('radio', { name: /Automatic/ }));
  await user.click(screen.getByRole('switch', { name: /Accept printed badges/ }));
  await user.click(screen.getByRole('switch', { name: /Require contact details/ }));
  await press(user, 'Save settings');
  await waitFor(() =>
    expect(saved()).toMatchObject({ selfCheckIn: 'auto', acceptPaper: false, contactRequired: true }),
  );
});

test('after a cut what was typed stays and can be saved', async () => {
  const { user } = await open({ updateBusiness: cutNetwork });
  await fill(user, 'Name', 'Meadow Dogs');
  await press(user, 'Save settings');
  await alertOf(/Can’t reach the server/);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meadow Dogs');
  answerFromNow({ updateBusiness: { ...business, name: 'Meadow Dogs' } });
  await press(user, 'Save settings');
  expect(await screen.findByText('Settings saved')).toBeTruthy();
});

test('a refusal is said in words', async () => {
  const { user } = await open({
    updateBusiness: () => refuseCall('PERMISSION_DENIED', 'insufficient_role'),
  });
  await fill(user, 'Name', 'Meadow Dogs');
  await press(user, 'Save settings');
  await alertOf('You don’t have permission. Ask an owner or a manager.');
});

test('there is a button to save only while something is not saved', async () => {
  const { user } = await open({ updateBusiness: { ...business, name: 'Meadow Dogs' } });
  await screen.findByLabelText('Name');
  const save = () => screen.queryByRole('button', { name: 'Save settings' });
  expect(save()).toBeNull();
  await fill(user, 'Name', 'Meadow Dogs');
  expect(save()).toBeTruthy();
  await press(user, 'Save settings');
  await waitFor(() => expect(save()).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meadow Dogs');
});

test('staff read the settings and cannot change them', async () => {
  await open({}, staff('staff'));
  expect(await screen.findByText('Only managers and owners can change these settings.')).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add service' })).toBeNull();
});

test('after the plan has ended the words say when settings can be changed again', async () => {
  await open({}, staff('owner', { plan: false }));
  expect(await screen.findByText(/You can change settings again once it is renewed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});

test('who works at two businesses goes from one to the other, and sees its settings', async () => {
  const person = staff('manager');
  const harbor = { ...meadow, id: testId(7), name: 'Harbor Kennels', slug: 'harbor' };
  const both = { ...person.answers, listMyBusinesses: listed({ ...meadow, role: 'manager' }, harbor) };
  const { user } = await open({}, { ...person, answers: both as FakeAnswers });
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Meadow Daycare');
  const [menu] = screen.getAllByRole('button', { name: /Switch business/ });
  if (menu) await user.click(menu);
  await user.click(await screen.findByRole('menuitemradio', { name: /Harbor Kennels/ }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Harbor Kennels'));
  expect(within(document.body).getByText(/Business ID for owners who connect: harbor/)).toBeTruthy();
});

test('one section is shown at a time, and the navigation leads to all of them', async () => {
  const { user } = await open({}, staff('owner'));
  const nav = within(await screen.findByRole('navigation', { name: 'Sections of the settings' }));
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name and services', '#business'],
    ['Check-in', '#check-in'],
    ['Public page', '#public-page'],
    ['Clinics', '#clinics'],
    ['Locations', '#locations'],
    ['Developers', '#developers'],
    ['Import and export', '#import-and-export'],
    ['Billing', '/billing'],
  ]);
  const marked = () => nav.getAllByRole('link', { current: 'location' }).map((link) => link.textContent);
  const shown = () =>
    [...document.querySelectorAll('main [id][tabindex="-1"]:not(.hidden)')].map(({ id }) => id);
  expect(marked()).toEqual(['Name and services']);
  expect(shown()).toEqual(['business']);
  await user.click(nav.getByRole('link', { name: 'Clinics' }));
  expect(marked()).toEqual(['Clinics']);
  expect(shown()).toEqual(['clinics']);
  expect(document.getElementById('clinics')?.textContent).toContain('Whose confirmations count');
});

test('a wrong name leads back to its section, and what was typed in another one stays', async () => {
  const { user } = await open({ updateBusiness: business });
  await fill(user, 'Name', ' ');
  await user.click(await screen.findByRole('link', { name: 'Check-in' }));
  await user.click(screen.getByRole('switch', { name: /Accept printed badges/ }));
  await press(user, 'Save settings');
  expect(await screen.findByText('Enter a name of 1 to 80 characters.')).toBeTruthy();
  expect(document.getElementById('business')?.classList.contains('hidden')).toBe(false);
  await fill(user, 'Name', 'Meadow Dogs');
  await press(user, 'Save settings');
  await waitFor(() => expect(saved()).toMatchObject({ name: 'Meadow Dogs', acceptPaper: false }));
});

test('staff find no section in the navigation that the page does not have for them', async () => {
  await open({}, staff('staff'));
  const nav = within(await screen.findByRole('navigation', { name: 'Sections of the settings' }));
  for (const link of nav.getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  }
  expect(nav.queryByRole('link', { name: /Locations|Developers|Billing/ })).toBeNull();
});
