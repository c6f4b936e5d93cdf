import type { OutputOf, shareLinks } from '@clearpaw/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseOption, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import { refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const url = 'https://clearpaw.example/share#shlink:/secret';
const link: OutputOf<typeof shareLinks.listShareLinks>['items'][number] = {
  ...{ id: testId(90), petId: biscuit.id, label: 'Dr. Lind', contents: ['records'], hasPasscode: true },
  ...{ attemptsLeft: 9, state: 'active', createdAt: at, createdBy: 'Maya', expiresAt: at, endedAt: null },
  ...{ opened: 3, lastOpenedAt: at, uses: [{ at, recipient: 'Lakeside Clinic' }], url },
};
const over: typeof link = {
  ...{ ...link, id: testId(91), label: null, state: 'expired', url: null, contents: ['vaccinations'] },
  ...{ hasPasscode: false, attemptsLeft: null, opened: 0, lastOpenedAt: null, uses: [] },
};
const page = `/pets/${biscuit.id}/share`;
const open = (answers: object = {}, pet: object = biscuit) =>
  openScreen(page, owner(), { ...petAnswers(), getPet: pet, ...answers } as never);

test('a link is created by its terms, and its passcode shown this once', async () => {
  const { user } = await open({ createShareLink: { id: testId(92), url, shlink: 'shlink:/secret' } });
  await screen.findByText(/No links yet/);
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Full health record/ }));
  expect(within(dialog).getByRole('checkbox', { name: /^Vaccinations/ })).toHaveProperty('disabled', true);
  await fill(user, 'Name', ' Sitter ');
  await fill(user, 'Passcode', '12');
  await press(user, 'Create link', { in: dialog });
  expect(within(dialog).getByText('Enter at least 4 characters.')).toBeTruthy();
  await fill(user, 'Passcode', 'open sesame');
  await press(user, 'Create link', { in: dialog });
  const created = await dialogOf('Your link is ready');
  expect(within(created).getByText('open sesame')).toBeTruthy();
  expect(within(created).getByLabelText('Link')).toHaveProperty('value', url);
  expect(within(created).getByRole('img', { name: /QR code/ })).toBeTruthy();
  const [sent] = sentTo('createShareLink');
  expect(sent).toMatchObject({ petId: biscuit.id, contents: ['vaccinations', 'records'], label: 'Sitter' });
  expect(sent?.passcode).toBe('open sesame');
  expect(Math.round((Date.parse(sent?.expiresAt ?? '') - Date.now()) / 3_600_000)).toBe(168);
  await press(user, 'Done', { in: created });
  expect(screen.queryByText('open sesame')).toBeNull();
});

test('the terms of a link can be left by a button', async () => {
  const { user } = await open();
  await press(user, 'Create link');
  await press(user, 'Cancel', { in: await dialogOf('Create a share link') });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo('createShareLink')).toEqual([]);
});

test('without a passcode and an end, neither is sent; without contents nothing is', async () => {
  const { user } = await open({ createShareLink: () => refuseCall('FAILED_PRECONDITION', 'too_many_links') });
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Vaccinations/ }));
  await press(user, 'Create link', { in: dialog });
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose what the link shows.');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Documents/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /^Ask for a passcode/ }));
  await chooseOption(user, /Works for/, 'Until I end it');
  await press(user, 'Create link', { in: dialog });
  expect(sentTo('createShareLink')).toEqual([{ petId: biscuit.id, contents: ['documents'] }]);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('up to 50 working share links');
});

test('a full record that anyone may open for good is warned about before it is shared', async () => {
  const { user } = await open();
  await press(user, 'Create link');
  const dialog = await dialogOf('Create a share link');
  const warning = () => within(dialog).queryByText(/^Anyone who gets this link can open the full health/);
  await user.click(within(dialog).getByRole('checkbox', { name: /^Full health record/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /^Ask for a passcode/ }));
  expect(warning()).toBeNull();
  await chooseOption(user, /Works for/, 'Until I end it');
  expect(warning()).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: /^Ask for a passcode/ }));
  expect(warning()).toBeNull();
});

test('a link is copied, its history read, and it is ended after a question', async () => {
  const { user } = await open({ listShareLinks: listed(over, link), revokeShareLink: {} });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy link: Dr. Lind');
  expect(write).toHaveBeenCalledWith(url);
  expect(screen.getByText(/Passcode, 9 tries left/)).toBeTruthy();
  expect(screen.getByText(/^Expired /)).toBeTruthy();
  expect(screen.getByText('Not opened yet')).toBeTruthy();
  await pickItem(user, 'More about Dr. Lind', 'QR code and history');
  const history = await dialogOf('Dr. Lind');
  expect(within(history).getByText('Lakeside Clinic')).toBeTruthy();
  await press(user, 'Done', { in: history });
  await pickItem(user, 'More about Dr. Lind', 'End link');
  await press(user, 'End link', { in: await screen.findByRole('alertdialog') });
  expect(sentTo('revokeShareLink')).toEqual([{ id: link.id }]);
});

test('who may only read the pet sees links and their history, without address and end', async () => {
  const shown = { ...link, url: null };
  const { user } = await open({ listShareLinks: listed(shown) }, { ...biscuit, access: 'read' });
  await user.click(await screen.findByRole('button', { name: 'More about Dr. Lind' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['History']);
  expect(screen.queryByRole('button', { name: /Create link|Copy link/ })).toBeNull();
});

test('an archived pet is not shared', async () => {
  await open({ listShareLinks: listed(over) }, { ...biscuit, state: 'archived' });
  await screen.findByText(/^Expired /);
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
});
