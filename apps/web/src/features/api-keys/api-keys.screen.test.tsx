import type { apiKeys, OutputOf } from '@clearpaw/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, pickItem, press } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const key: OutputOf<typeof apiKeys.listApiKeys>['items'][number] = {
  id: testId(80),
  name: 'Front desk sync',
  hint: 'cpk_live_7Qd…x41',
  scopes: ['compliance:read'],
  state: 'active',
  createdAt: at,
  createdBy: 'Sam Ode',
  expiresAt: null,
  lastUsedAt: null,
  oldKeyEndsAt: null,
};
const orphan: typeof key = { ...key, id: testId(81), name: 'Old website', state: 'orphaned' };
const page = '/business/settings/developers';
const answers = {
  listApiKeys: listed(key, orphan),
  listWebhooks: listed(),
  createApiKey: { id: testId(82), key: 'cpk_live_new' },
  rotateApiKey: { id: key.id, key: 'cpk_live_next' },
  revokeApiKey: {},
};

test('an owner creates a key and sees it once', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await press(user, 'Create key');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Create key' })).toHaveProperty('disabled', true);
  await fill(user, 'Name', 'Website booking');
  await user.click(within(dialog).getByRole('checkbox', { name: 'See visits' }));
  await press(user, 'Create key', { in: dialog });
  const shown = await screen.findByRole('region', { name: 'Website booking: copy the key now' });
  expect(within(shown).getByLabelText('API key')).toHaveProperty('value', 'cpk_live_new');
  const [sent] = sentTo('createApiKey');
  expect(sent).toMatchObject({ businessId: meadow.id, name: 'Website booking', scopes: ['visits:read'] });
  const days = (Date.parse(sent?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await press(user, 'I saved it', { in: shown });
  expect(screen.queryByDisplayValue('cpk_live_new')).toBeNull();
});

test('a key is replaced with an overlap, and revoked', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await pickItem(user, 'Actions for Front desk sync', 'Replace key');
  await press(user, 'Replace key', { in: await screen.findByRole('dialog') });
  await screen.findByDisplayValue('cpk_live_next');
  const [sent] = sentTo('rotateApiKey');
  expect(Math.round((Date.parse(sent?.oldKeyEndsAt ?? '') - Date.now()) / 3_600_000)).toBe(24);
  await pickItem(user, 'Actions for Front desk sync', 'Revoke key');
  await press(user, 'Revoke key', { in: await screen.findByRole('alertdialog') });
  expect(sentTo('revokeApiKey')).toEqual([{ businessId: meadow.id, keyId: key.id }]);
});

test('a key that works no more says why, and has no actions', async () => {
  await openScreen(page, staff('owner'), answers);
  await screen.findByText('Stopped: its creator is no longer an owner');
  expect(screen.queryByRole('button', { name: 'Actions for Old website' })).toBeNull();
});

test('a manager is told that the page is for owners, and nothing is asked', async () => {
  await openScreen(page, staff('manager'), answers);
  await screen.findByText('Only owners of the business can manage API keys and webhooks.');
  expect(sentTo('listApiKeys')).toEqual([]);
});

test('without a plan a key can be revoked, and none created', async () => {
  const { user } = await openScreen(page, staff('owner', { plan: false }), answers);
  await screen.findByText(/Your plan has ended/);
  expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
  await pickItem(user, 'Actions for Front desk sync', 'Revoke key');
  expect(screen.queryByRole('menuitem', { name: 'Replace key' })).toBeNull();
});

test('the address for assistants is there to copy, with its help', async () => {
  await openScreen(page, staff('owner'), answers);
  const address = await screen.findByRole('textbox', { name: 'MCP address' });
  expect((address as HTMLInputElement).value).toBe(`${location.origin}/mcp`);
  const guide = screen.getByRole('link', { name: /How to connect an assistant/ });
  expect(guide.getAttribute('href')).toBe('/help/developers/assistants');
});
