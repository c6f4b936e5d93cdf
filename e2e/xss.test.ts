import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixture, type Fixture } from '../apps/server/test/authorization/index.ts';
import { useDatabase, useServer } from '../apps/server/test/index.ts';
import { openBrowser } from './setup/person.ts';
import { appRoutes, type RouteRole } from './setup/routes.ts';
import { filledFields, fillTexts } from './xss/fill-texts.ts';
import { payloads } from './xss/payloads.ts';
import { readMails } from './xss/read-mails.ts';
import { routeAddresses } from './xss/route-addresses.ts';
import { scriptsInPdfs } from './xss/scripts-in-pdfs.ts';
import { signInContext } from './xss/sign-in-context.ts';
import { marksOn, watchXss, type XssWatch } from './xss/watch-page.ts';

/** `XSS_PAYLOADS=10 XSS_SCREENS=all XSS_SEED=3` writes more texts, beginning with another, and visits every screen. */
const count = Math.min(payloads.length, Number(process.env.XSS_PAYLOADS ?? 1));
const everyScreen = process.env.XSS_SCREENS === 'all';
const first = Number(process.env.XSS_SEED ?? 1) - 1;
const chosen = Array.from({ length: count }, (_, index) => (first + index) % payloads.length);
const roles = ['owner', 'business', 'anyone'] as const satisfies readonly RouteRole[];
const short = /^\/(?:dashboard|pets\/\$petId|business|business\/customers\/\$customerId|b\/\$slug)$/;

const webRoot = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const server = await useServer({ DATABASE_URL: await useDatabase(null) }, { webRoot, runJobs: true });
let browser: Browser;
let fixture: Fixture;
const pages = new Map<RouteRole, { readonly page: Page; readonly watch: XssWatch }>();
beforeAll(async () => {
  browser = await openBrowser();
  fixture = await buildFixture(server);
  for (const role of roles) {
    const context = await signInContext(server, browser, role, fixture);
    const watch = await watchXss(context);
    pages.set(role, { page: await context.newPage(), watch });
  }
}, 600_000);
afterAll(() => browser?.close());

/** Each pair of a text and the screen, mail or PDF that shows it. */
const runs = new Set<string>();
const fields = new Set<string>();

async function visit(role: RouteRole, address: string): Promise<void> {
  const { page, watch } = pages.get(role) ?? {};
  if (!page || !watch) throw new Error(role);
  await page.goto(server.url + address);
  for (const mark of await marksOn(page, watch)) runs.add(`${role} ${address} ${mark}`);
  expect([address, watch.executed, watch.cspReports]).toEqual([address, [], []]);
}

it('a text that becomes markup is noticed', async () => {
  const context = await browser.newContext();
  const watch = await watchXss(context);
  const page = await context.newPage();
  const [text = ''] = payloads.map((payload) => payload('x0q0z'));
  await page.setContent(`<title>${text}</title><h1></h1>`);
  expect(await marksOn(page, watch)).toEqual(['x0q0z']);
  expect(watch.executed).toEqual(expect.arrayContaining(['x0q0z', expect.stringContaining('<svg')]));
  await context.close();
});

it.each(chosen.map((payload) => [payloads[payload]?.('…') ?? '', payload] as const))(
  '%s in every text field runs on no screen, becomes no markup, and gives the policy nothing to report',
  async (_, payload) => {
    for (const mark of await fillTexts(server, fixture, payload)) fields.add(mark.split('q')[0] ?? '');
    for (const role of roles) {
      const paths = appRoutes.filter((route) => route.role === role).map(({ path }) => path);
      const wanted = everyScreen ? paths : paths.filter((path) => short.test(path));
      for (const path of wanted) {
        for (const address of routeAddresses(path, role, fixture)) await visit(role, address);
      }
    }
    await visit('anyone', `/v/${fixture.records.own.badge}`);
  },
  30 * 60_000,
);

it('no email becomes more than its text', async () => {
  const { page, watch } = pages.get('anyone') ?? {};
  if (!page || !watch) throw new Error('There is no page.');
  await page.goto('about:blank');
  const mails = await readMails(server);
  // Emails have no policy of content, and no script of ours.
  await page.setContent(`<h1></h1>${mails.map(({ html = '' }) => `<section>${html}</section>`).join('')}`);
  for (const mark of await marksOn(page, watch)) runs.add(`email ${mark}`);
  expect(watch.executed).toEqual([]);
  expect(mails.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([]);
  expect(mails.length).toBeGreaterThan(0);
});

it('no PDF has a script or an action', async () => {
  expect(await scriptsInPdfs(server, fixture)).toEqual({ pdfs: 2, found: [] });
});

it('the texts were written into fields of the contract, and shown', () => {
  const screens = new Set([...runs].map((run) => run.slice(0, run.lastIndexOf(' '))));
  console.log(
    `${filledFields.length} text fields, ${fields.size} took a text; ${runs.size} texts shown on ${screens.size} screens, one of them all emails`,
  );
  const { CAMPAIGN_FIGURES: figures } = process.env;
  const counted = { 'texts shown': runs.size, 'screens and emails': screens.size };
  for (const [unit, number] of Object.entries(counted)) {
    if (figures) appendFileSync(figures, `${JSON.stringify({ unit, count: number })}\n`);
  }
  expect(fields.size).toBeGreaterThan(filledFields.length / 3);
  expect(runs.size).toBeGreaterThan((everyScreen ? 100 : 10) * count);
});
