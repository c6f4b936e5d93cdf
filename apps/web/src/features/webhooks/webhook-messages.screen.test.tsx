import { type OutputOf, webhookEventTypes, type webhooks } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

type Webhook = OutputOf<typeof webhooks.updateWebhook>;
type Delivery = OutputOf<typeof webhooks.testWebhook>;

const webhook: Webhook = {
  id: testId(90),
  businessId: meadow.id,
  url: 'https://book.example/hooks',
  state: 'active',
  events: ['visit.planned'],
  createdAt: at,
  oldSecretEndsAt: null,
  delivered: 0,
  failed: 0,
  waiting: 0,
};
const delivered: Delivery = {
  id: testId(91),
  webhookId: webhook.id,
  type: 'visit.planned',
  createdAt: at,
  state: 'delivered',
  attempts: 1,
  body: '{"type":"visit.planned"}',
  attemptedAt: at,
  dueAt: null,
  status: 200,
  durationMs: 83,
  answer: 'thanks',
  problem: null,
};
const answers: FakeAnswers = {
  listApiKeys: listed(),
  listWebhooks: listed(webhook),
  listWebhookDeliveries: listed(delivered),
};
const open = (more: FakeAnswers = {}, person = staff('owner')) =>
  openScreen('/business/settings/developers', person, { ...answers, ...more });
const actions = `Actions for ${webhook.url}`;

test('without webhooks the page says what they are good for', async () => {
  await open({ listWebhooks: listed() });
  expect(await screen.findByText('No webhooks yet.')).toBeTruthy();
  expect(screen.getByText(/We send a message to your program/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How webhooks work' })).toBeTruthy();
});

test('webhooks that cannot be read are asked for again', async () => {
  const { user } = await open({ listWebhooks: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The webhooks couldn’t be loaded.');
  answerFromNow({ listWebhooks: listed(webhook) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('article', { name: webhook.url })).toBeTruthy();
});

test('a new webhook gets every event until one is taken away, and at least one is needed', async () => {
  const { user } = await open({ createWebhook: { id: testId(92), secret: 'whsec_new' } });
  await press(user, 'Add webhook');
  const dialog = await dialogOf('Add a webhook');
  const add = within(dialog).getByRole('button', { name: 'Add webhook' });
  expect(add).toHaveProperty('disabled', true);
  await fill(user, 'Address', 'https://book.example/next');
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes).toHaveLength(webhookEventTypes.length);
  for (const box of boxes) await user.click(box);
  expect(add).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Incident reported' }));
  await user.dblClick(add);
  expect(await screen.findByDisplayValue('whsec_new')).toBeTruthy();
  expect(sentTo('createWebhook')).toEqual([
    { businessId: meadow.id, url: 'https://book.example/next', events: ['incident.recorded'] },
  ]);
});

test('an address that the server refuses is said beside it', async () => {
  const { user } = await open({
    createWebhook: () =>
      refuseCall('INVALID_ARGUMENT', undefined, [
        { path: 'url', message: 'WIRE', reason: 'address_private' },
      ]),
  });
  await press(user, 'Add webhook');
  const dialog = await dialogOf('Add a webhook');
  await fill(user, 'Address', 'https://localhost/hooks');
  await press(user, 'Add webhook', { in: dialog });
  expect(await within(dialog).findByText('This address is not on the public internet.')).toBeTruthy();
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'https://localhost/hooks');
});

test('the address of a webhook is changed, and its events stay', async () => {
  const { user } = await open({ updateWebhook: webhook });
  await pickItem(user, actions, 'Change');
  const dialog = await dialogOf('Change the webhook');
  await fill(user, 'Address', 'https://book.example/v2');
  await press(user, 'Save', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('updateWebhook')).toEqual([
    { webhookId: webhook.id, url: 'https://book.example/v2', events: ['visit.planned'] },
  ]);
});

test('a test event opens the messages, where its answer is', async () => {
  const { user } = await open({ testWebhook: delivered });
  await press(user, 'Send a test event');
  expect(await screen.findByText('Test event sent')).toBeTruthy();
  const messages = await screen.findByRole('region', { name: `Messages to ${webhook.url}` });
  expect(await within(messages).findByText(/Delivered, .*answer 200 in 83 ms/)).toBeTruthy();
  expect(within(messages).getByText('thanks')).toBeTruthy();
});

test('a test event that cannot be sent says why', async () => {
  const { user } = await open({ testWebhook: () => refuseCall('FAILED_PRECONDITION', 'webhook_off') });
  await press(user, 'Send a test event');
  expect(await screen.findByText('This webhook is turned off. Turn it on, then try again.')).toBeTruthy();
});

test('messages are narrowed by the server, and say when they are tried again', async () => {
  const due = '2099-01-05T10:00:00.000Z';
  const { user } = await open({
    listWebhookDeliveries: ({ state }) =>
      state === 'waiting'
        ? listed<Delivery>({
            ...delivered,
            id: testId(93),
            state: 'waiting',
            attempts: 2,
            status: 503,
            dueAt: due,
          })
        : listed(),
  });
  await press(user, 'Show messages');
  expect(await screen.findByText('No messages here.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Waiting' }));
  expect(await screen.findByText(/answer 503 in 83 ms, 2 attempts, next attempt Jan 5/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
});

test('messages that cannot be read are asked for again', async () => {
  const { user } = await open({ listWebhookDeliveries: () => refuseCall('PERMISSION_DENIED') });
  await press(user, 'Show messages');
  const alert = await alertOf('The messages couldn’t be loaded.');
  answerFromNow({ listWebhookDeliveries: listed(delivered) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('thanks')).toBeTruthy();
});

test('a webhook is deleted after it was asked; a cut says that it is still there', async () => {
  const { user } = await open({ deleteWebhook: cutNetwork });
  await pickItem(user, actions, 'Delete webhook');
  const dialog = await dialogOf('Delete this webhook?');
  expect(sentTo('deleteWebhook')).toEqual([]);
  await press(user, 'Delete webhook', { in: dialog });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByRole('article', { name: webhook.url })).toBeTruthy();
});

test('a switch that could not be moved says why and stays', async () => {
  const { user } = await open({ updateWebhook: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  const toggle = await screen.findByRole('switch', { name: `Send to ${webhook.url}` });
  await user.click(toggle);
  expect(await screen.findByText('Too many requests. Wait a moment, then try again.')).toBeTruthy();
  expect(toggle).toHaveProperty('checked', true);
});

test('after the plan has ended webhooks are read and cannot be changed', async () => {
  await open({}, staff('owner', { plan: false }));
  const card = await screen.findByRole('article', { name: webhook.url });
  expect(within(card).getByText('On')).toBeTruthy();
  expect(within(card).queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
});
