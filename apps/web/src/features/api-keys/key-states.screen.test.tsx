import type { apiKeys, OutputOf } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

type Key = OutputOf<typeof apiKeys.listApiKeys>['items'][number];

const key: Key = {
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
const open = (more: FakeAnswers = {}, person = staff('owner')) =>
  openScreen('/business/settings/developers', person, {
    listApiKeys: listed(key),
    listWebhooks: listed(),
    ...more,
  });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('without keys the page says to make one for each program', async () => {
  await open({ listApiKeys: listed<Key>() });
  expect(await screen.findByText(/No API keys yet. Create one for each program/)).toBeTruthy();
});

test('keys that cannot be read are asked for again', async () => {
  const { user } = await open({ listApiKeys: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The API keys couldn’t be loaded.');
  answerFromNow({ listApiKeys: listed(key) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Front desk sync')).toBeTruthy();
});

test('each key says whether it was used, who made it, and until when it works', async () => {
  await open({
    listApiKeys: listed<Key>(
      key,
      { ...key, id: testId(81), name: 'Website', createdBy: null, expiresAt: inDays(200), lastUsedAt: at },
      { ...key, id: testId(82), name: 'Old', state: 'revoked' },
      { ...key, id: testId(83), name: 'Older', state: 'expired' },
    ),
  });
  expect(await screen.findByText('No expiry')).toBeTruthy();
  expect(screen.getAllByText('Never used').length).toBeGreaterThan(0);
  expect(screen.getByText(/^Used .* ago$/)).toBeTruthy();
  expect(screen.getAllByText(/^Created .* by Sam Ode$/).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Expires /)).toBeTruthy();
  expect(screen.getByText('Revoked')).toBeTruthy();
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Actions for Old' })).toBeNull();
});

test('while an old key still works beside its successor, the row says until when', async () => {
  await open({ listApiKeys: listed<Key>({ ...key, oldKeyEndsAt: inDays(1) }) });
  expect(await screen.findByText(/^Old key works until /)).toBeTruthy();
});

test('a key can be made without an end', async () => {
  const { user } = await open({ createApiKey: { id: testId(84), key: 'cpk_live_new' } });
  await press(user, 'Create key');
  const dialog = await dialogOf('Create an API key');
  await fill(user, 'Name', ' Kennel software ');
  await user.click(within(dialog).getByRole('checkbox', { name: 'See visits' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Check whether a pet is cleared' }));
  await chooseOption(user, /Expires/, 'Never');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await screen.findByDisplayValue('cpk_live_new')).toBeTruthy();
  const [sent, ...more] = sentTo('createApiKey');
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ businessId: meadow.id, scopes: ['compliance:read', 'visits:read'] });
  expect(sent).not.toHaveProperty('expiresAt');
});

test('a key that cannot be made says why, and what was typed stays', async () => {
  const { user } = await open({ createApiKey: () => refuseCall('FAILED_PRECONDITION', 'too_many_keys') });
  await press(user, 'Create key');
  const dialog = await dialogOf('Create an API key');
  await fill(user, 'Name', 'Kennel software');
  await user.click(within(dialog).getByRole('checkbox', { name: 'See visits' }));
  await press(user, 'Create key', { in: dialog });
  expect(await within(dialog).findByText(/A business can have up to 50 API keys/)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Kennel software');
});

test('a key is replaced and the old one stopped at once', async () => {
  const { user } = await open({ rotateApiKey: { id: key.id, key: 'cpk_live_next' } });
  await pickItem(user, 'Actions for Front desk sync', 'Replace key');
  const dialog = await dialogOf('Replace the key “Front desk sync”?');
  await chooseOption(user, /Old key/, 'Stop it now');
  await press(user, 'Replace key', { in: dialog });
  expect(await screen.findByDisplayValue('cpk_live_next')).toBeTruthy();
  expect(sentTo('rotateApiKey')).toEqual([{ businessId: meadow.id, keyId: key.id }]);
});

test('a key that cannot be replaced says why, and the question stays', async () => {
  const { user } = await open({ rotateApiKey: () => refuseCall('FAILED_PRECONDITION', 'key_ended') });
  await pickItem(user, 'Actions for Front desk sync', 'Replace key');
  const dialog = await dialogOf('Replace the key “Front desk sync”?');
  await press(user, 'Replace key', { in: dialog });
  expect(await screen.findByText('This key no longer works. Create a new one instead.')).toBeTruthy();
});

test('a key that could not be revoked is still there', async () => {
  const { user } = await open({ revokeApiKey: cutNetwork });
  await pickItem(user, 'Actions for Front desk sync', 'Revoke key');
  const dialog = await dialogOf('Revoke the key “Front desk sync”?');
  await press(user, 'Revoke key', { in: dialog });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /Revoke the key/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Actions for Front desk sync' })).toBeTruthy();
});

test('the id of the business and the address for assistants can be copied', async () => {
  await open();
  expect(await screen.findByDisplayValue(meadow.id)).toBeTruthy();
  expect(screen.getByDisplayValue('http://localhost:3000/mcp')).toBeTruthy();
});
