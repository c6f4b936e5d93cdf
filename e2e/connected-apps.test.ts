import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { password } from './setup/account.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { emailTo } from './setup/mail.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

const email = 'connected-apps@story.test';
/** The SHA-256 of this text, as base64url, is the challenge. */
const verifier = 'a-verifier-of-the-journey-that-is-long-enough';
const challenge = async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
};

let browser: Browser;
/** The app: a separate website, to which people are redirected. */
const app = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Pawbook</title><p>Back at Pawbook'),
);
let appUrl = '';
beforeAll(async () => {
  browser = await openBrowser();
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/clearpaw`;
});
afterAll(async () => {
  app.close();
  await browser?.close();
});

async function requestUrl(clientId: string): Promise<string> {
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: appUrl, state: '12345678901234567890' },
    scope: 'connections:read visits:write offline_access',
    ...{ code_challenge: await challenge(), code_challenge_method: 'S256' },
  });
  return `${inject('baseUrl')}/api/auth/oauth2/authorize?${query}`;
}

async function exchange(
  clientId: string,
  secret: string,
  code: string,
): Promise<{ access_token: string; business_id: string }> {
  const reply = await fetch(`${inject('baseUrl')}/api/auth/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, redirect_uri: appUrl, code_verifier: verifier },
    }),
  });
  return (await reply.json()) as { access_token: string; business_id: string };
}

async function statusOf(token: string, businessId: string): Promise<number> {
  const reply = await fetch(`${inject('baseUrl')}/functions/listConnections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { businessId } }),
  });
  return reply.status;
}

it('an owner registers an app; it is allowed after a login, works, and is disconnected', async () => {
  const owner = await openPage(browser, desk);
  const { page } = owner;
  await openNewBusiness(owner, email, 'App Airedales');
  await page.getByRole('link', { name: 'Business settings' }).first().click();
  await page.getByRole('link', { name: 'Developers', exact: true }).click();
  await page.getByRole('link', { name: 'Open developer settings' }).click();
  await page.getByRole('button', { name: 'Register app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Pawbook');
  await dialog.getByLabel('Redirect addresses').fill('http://pawbook.example/clearpaw');
  await dialog.getByRole('button', { name: 'Register app' }).click();
  await dialog.getByText('The address must begin with https://.').waitFor();
  await expectAccessible(owner);
  await dialog.getByLabel('Redirect addresses').fill(appUrl);
  await dialog.getByRole('button', { name: 'Register app' }).click();
  const shown = page.getByRole('region', { name: 'Pawbook: copy the secret now' });
  const clientId = await shown.getByRole('textbox', { name: 'Client ID' }).inputValue();
  const secret = await shown.getByRole('textbox', { name: 'Client secret' }).inputValue();
  await expectAccessible(owner);
  await picture(owner, 'apps-secret');
  await shown.getByRole('button', { name: 'I saved it' }).click();
  // The refusal above is the only problem that the console may name.
  owner.problems.length = 0;

  // In a browser where no one is logged in, the app sends a person here: to the login first, then back.
  const guest = await openPage(browser, phone);
  await guest.page.goto(await requestUrl(clientId));
  await guest.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await guest.page.getByLabel('Email').fill(email);
  await guest.page.getByLabel('Password', { exact: true }).fill(password);
  await guest.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Connect Pawbook?' }).waitFor();
  await guest.page.getByText('Pawbook asks for access to App Airedales.').waitFor();
  await guest.page.getByText('Plan, change and cancel visits').waitFor();
  await expectAccessible(guest);
  await picture(guest, 'connect-app');
  // Another website cannot decide in this browser, even with a request that was signed.
  const signed = new URL(guest.page.url()).searchParams.get('request');
  const forged = await guest.page.context().request.post(`${inject('baseUrl')}/api/auth/oauth2/consent`, {
    headers: { origin: 'https://evil.example' },
    data: { accept: true, oauth_query: signed },
  });
  expect(forged.status()).toBe(403);
  await guest.page.getByRole('button', { name: 'Don’t allow' }).click();
  await guest.page.waitForURL(`${appUrl}**`);
  expect(new URL(guest.page.url()).searchParams.get('error')).toBe('access_denied');

  await guest.page.goto(await requestUrl(clientId));
  await guest.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await guest.page.waitForURL(`${appUrl}**`);
  const returned = new URL(guest.page.url()).searchParams;
  expect(returned.get('state')).toBe('12345678901234567890');
  const tokens = await exchange(clientId, secret, returned.get('code') ?? '');
  expect(await statusOf(tokens.access_token, tokens.business_id)).toBe(200);
  expect((await emailTo(email, /Pawbook is now connected/)).text).toContain('Plan, change and cancel visits');

  // The app is disconnected on the page that lists it.
  await page.reload();
  const list = page.getByRole('region', { name: 'Connected apps' });
  await list.getByRole('button', { name: 'Disconnect Pawbook' }).waitFor();
  expect(await list.innerText()).toMatch(/Connected .* by you · Used/);
  await expectAccessible(owner);
  await picture(owner, 'connected-apps');
  await list.getByRole('button', { name: 'Disconnect Pawbook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await list.getByText('No connected apps.').waitFor();
  expect(await statusOf(tokens.access_token, tokens.business_id)).toBe(401);
  await page.getByRole('link', { name: 'Activity log' }).click();
  await page.getByText('App “Pawbook”').first().waitFor();
  await page.getByText('Connected app', { exact: true }).last().waitFor();
  expect(owner.problems).toEqual([]);
  await Promise.all([owner.close(), guest.close()]);
});
