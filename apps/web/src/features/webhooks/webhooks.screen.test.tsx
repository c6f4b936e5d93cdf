import type { OutputOf, webhooks } from '@clearpaw/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, pickItem, press } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const webhook: OutputOf<typeof webhooks.updateWebhook> = {
  ...{ id: testId(90), businessId: meadow.id, url: 'https://book.example/hooks', state: 'active' },
  ...{ events: ['visit.planned'], createdAt: at, oldSecretEndsAt: null },
  ...{ delivered: 412, failed: 3, waiting: 1 },
};
const failed: OutputOf<typeof webhooks.testWebhook> = {
  ...{ id: testId(91), webhookId: webhook.id, type: 'visit.planned', createdAt: at, state: 'failed' },
  ...{ attempts: 9, body: '{"type":"visit.planned"}', attemptedAt: at, dueAt: null },
  ...{ status: null, durationMs: null, answer: null, problem: 'timeout' },
};
const answers = {
  listApiKeys: listed(),
  listWebhooks: listed(webhook),
  listWebhookDeliveries: listed(failed),
  createWebhook: { id: testId(92), secret: 'whsec_new' },
  rotateWebhookSecret: { secret: 'whsec_next' },
  resendWebhookDelivery: { ...failed, state: 'waiting' as const },
  updateWebhook: { ...webhook, state: 'paused' as const },
};
const page = '/business/settings/developers';

test('an owner adds a webhook for the chosen events and sees its secret once', async () => {
  const { user } = await openScreen(page, staff('owner'), { ...answers, listWebhooks: listed() });
  await press(user, 'Add webhook');
  const dialog = await screen.findByRole('dialog');
  await fill(user, 'Address', 'https://book.example/hooks');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Waiver signed' }));
  await press(user, 'Add webhook', { in: dialog });
  await screen.findByDisplayValue('whsec_new');
  const [sent] = sentTo('createWebhook');
  expect(sent).toMatchObject({ businessId: meadow.id, url: 'https://book.example/hooks' });
  expect(sent?.events).toContain('visit.planned');
  expect(sent?.events).not.toContain('waiver.signed');
});

test('a message that was never answered says so and is sent again', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await screen.findByText(/412 delivered, 3 failed, 1 waiting/);
  await press(user, 'Show messages');
  await screen.findByText(/no answer in time, 9 attempts/);
  await press(user, /^Resend visit.planned/);
  expect(sentTo('resendWebhookDelivery')).toEqual([{ deliveryId: failed.id }]);
});

test('a webhook is turned off, and its secret replaced', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await user.click(await screen.findByRole('switch', { name: `Send to ${webhook.url}` }));
  expect(sentTo('updateWebhook')).toEqual([{ webhookId: webhook.id, state: 'paused' }]);
  await pickItem(user, `Actions for ${webhook.url}`, 'Replace secret');
  await press(user, 'Replace secret', { in: await screen.findByRole('dialog') });
  await screen.findByDisplayValue('whsec_next');
});

test('one that was turned off by us says why', async () => {
  const off = { ...webhook, state: 'disabled' as const };
  await openScreen(page, staff('owner'), { ...answers, listWebhooks: listed(off) });
  await screen.findByText('Turned off: no answer for 3 days');
  expect(screen.queryByRole('button', { name: 'Send a test event' })).toBeNull();
});
