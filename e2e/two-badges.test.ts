import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs, createAccount } from './setup/account.ts';
import { filmTogether } from './setup/camera.ts';
import { entitle } from './setup/entitle.ts';
import { openBrowser, openPage, phone } from './setup/person.ts';
import { openOwnerWithBadge } from './setup/self-check-in-fixture.ts';

let homes: Browser;
let videos: string;
beforeAll(async () => {
  homes = await openBrowser();
  videos = mkdtempSync(join(tmpdir(), 'clearpaw-video-'));
});
afterAll(async () => {
  await homes?.close();
  rmSync(videos, { recursive: true, force: true });
});

it('two badges held up together are taken one after the other, each once', async () => {
  const otto = await openOwnerWithBadge(homes, 'together-one', 'Otto');
  const rita = await openOwnerWithBadge(homes, 'together-two', 'Rita');
  const video = join(videos, 'two.y4m');
  await filmTogether(otto.person.page, [otto.badge, rita.badge], video);
  const browser = await openBrowser(video);
  const staff = await openPage(browser, phone);
  const email = 'together-business@story.test';
  await createAccount(staff, email, 'business');
  await entitle(email);
  const { request } = staff.page.context();
  const business = { name: 'Both Sides', kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', business)) as { id: string };
  const names = async () => {
    const here = (await callAs(request, 'listCheckIns', { businessId })) as { items: { petName: string }[] };
    return here.items.map(({ petName }) => petName);
  };
  await staff.page.goto('/business/scan');
  const seen = new Set<string>();
  for (let turn = 0; turn < 2; turn += 1) {
    const checkIn = staff.page.getByRole('button', { name: 'Check in', exact: true });
    const screen = staff.page.locator('main[data-verdict]').filter({ hasNotText: [...seen][0] ?? '-' });
    await screen.waitFor({ timeout: 30_000 });
    const shown = await screen.innerText();
    seen.add(/Otto|Rita/.exec(shown)?.[0] ?? shown);
    await checkIn.click();
    await expect.poll(names).toHaveLength(turn + 1);
  }
  expect([...seen].sort()).toEqual(['Otto', 'Rita']);
  expect((await names()).sort()).toEqual(['Otto', 'Rita']);
  await Promise.all([otto.person.close(), rita.person.close(), browser.close()]);
}, 180_000);
