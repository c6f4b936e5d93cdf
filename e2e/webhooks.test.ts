import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
let status = 200;
const received: { readonly headers: Record<string, string>; readonly body: string }[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(status).end(status === 200 ? 'thank you' : 'not today');
});
beforeAll(async () => {
  browser = await openBrowser();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await browser?.close();
});

it('an owner adds a webhook, tests it, sees what was sent and answered, and sends it again', async () => {
  const owner = await openPage(browser, desk);
  const { page } = owner;
  await openNewBusiness(owner, 'webhooks@story.test', 'Hook Hounds');
  await page.getByRole('link', { name: 'Business settings' }).first().click();
  await page.getByRole('link', { name: 'Developers', exact: true }).click();
  await page.getByRole('link', { name: 'Open developer settings' }).click();
  const section = page.getByRole('region', { name: 'Webhooks', exact: true });
  await section.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('ftp://127.0.0.1/');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await dialog.getByText('The address must begin with https://.').waitFor();
  await expectAccessible(owner);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  await dialog.getByLabel('Address').fill(url);
  await picture(owner, 'webhooks-add');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('region', { name: 'Copy the signing secret now' });
  const secret = await shown.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  await expectAccessible(owner);
  await picture(owner, 'webhooks-secret');
  await shown.getByRole('button', { name: 'I saved it' }).click();

  await page.getByRole('button', { name: 'Send a test event' }).click();
  await page.getByText(/Delivered, .* answer 200 in \d+ ms/).waitFor();
  expect(received).toHaveLength(1);
  expect(new Webhook(secret).verify(received[0]?.body ?? '', received[0]?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  });

  // Events at the business are sent as well; a failure is shown with its response, and can be sent again.
  status = 503;
  await page.getByRole('link', { name: 'Requirements', exact: true }).first().click();
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /Patio or restaurant/ }).click();
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(1);
  status = 200;
  await page.getByRole('link', { name: 'Business settings' }).first().click();
  await page.getByRole('link', { name: 'Developers', exact: true }).click();
  await page.getByRole('link', { name: 'Open developer settings' }).click();
  await page.getByRole('button', { name: 'Show messages' }).click();
  await page.getByText(/Delivered, .* answer 200 in \d+ ms, \d attempts/).waitFor({ timeout: 45_000 });
  expect(received[1]?.headers['webhook-id']).toBe(received.at(-1)?.headers['webhook-id']);
  await page.getByText('requirements.published').first().click();
  await page.getByText('thank you').first().waitFor();
  await expectAccessible(owner);
  await picture(owner, 'webhooks');
  const count = received.length;
  await page.getByRole('button', { name: /^Resend requirements.published/ }).click();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(count + 1);
  expect(received.at(-1)?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);

  await page.setViewportSize(phone);
  await expectAccessible(owner);
  await picture(owner, 'webhooks');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: `Actions for ${url}` }).click();
  await page.getByRole('menuitem', { name: 'Delete webhook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
  await section.getByText('No webhooks yet.', { exact: false }).waitFor();
  // The browser reports the one address that was refused.
  const refused = /status of 400 .*\/functions\/createWebhook$/;
  expect(owner.problems.filter((problem) => !refused.test(problem))).toEqual([]);
  await owner.close();
});
