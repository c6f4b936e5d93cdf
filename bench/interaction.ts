import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import {
  businessJourney,
  type JourneyStep,
  ownerJourney,
  staffJourney,
} from '../e2e/setup/journeys/index.ts';
import { findChromium } from '../tools/chromium/find-chromium.ts';
import { keepResult } from './keep-result.ts';

/** How many times slower than this machine the processor is made. */
const slowdown = 4;
const goalMs = 100;
/** Entries below this are not reported; they count as this. */
const shortestMs = 16;

/** One press of a pointer or of a key, from the input to the next paint. */
interface Interaction {
  readonly step: string;
  readonly kind: 'press' | 'key';
  readonly ms: number;
}

/** Walks the journeys of the first hour on a slowed processor, and prints how long each interaction took to be seen. */
export async function measureInteractions(baseUrl: string, rounds: number): Promise<void> {
  const { path, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--headless=shell'],
  });
  const seen: Interaction[] = [];
  try {
    for (let round = 1; round <= rounds; round++) seen.push(...(await walkAll(browser, baseUrl, round)));
  } finally {
    await browser.close();
  }
  const table = { presses: summary(seen.filter(({ kind }) => kind === 'press')), all: summary(seen) };
  console.table(table);
  const slowest = seen.filter(({ ms }) => ms > goalMs).sort((a, b) => b.ms - a.ms);
  for (const { step, kind, ms } of slowest) console.log(`${ms} ms: ${kind} in "${step}"`);
  console.log(`Interaction to next paint, ${slowdown}x slowed, ${rounds} rounds: goal ${goalMs} ms at p95.`);
  await keepResult('interaction', { rounds, slowdown, table, slowest });
}

async function walkAll(browser: Browser, baseUrl: string, round: number): Promise<Interaction[]> {
  const open = () =>
    browser.newContext({ baseURL: baseUrl, viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const contexts = [await open(), await open(), await open()] as const;
  const [owner, business, staff] = contexts;
  const seen = [
    ...(await walk(owner, '/', ownerJourney(`owner-${round}@bench.test`))),
    ...(await walk(business, '/', businessJourney(`business-${round}@bench.test`))),
    ...(await walk(staff, await invite(business, `staff-${round}@bench.test`), staffJourney())),
  ];
  for (const context of contexts) await context.close();
  return seen;
}

async function walk(
  context: BrowserContext,
  from: string,
  steps: readonly JourneyStep[],
): Promise<Interaction[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const seen: Interaction[] = [];
  let current = '';
  await page.exposeBinding('reportInteraction', (_, { kind, ms }: Omit<Interaction, 'step'>) => {
    seen.push({ step: current, kind, ms });
  });
  await page.addInitScript(observeInteractions, shortestMs);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(from, { waitUntil: 'networkidle' });
  for (const step of steps) {
    current = step.name;
    await step.fill?.(page);
    await step.press(page);
    await step.arrived(page);
    // Entries come a moment after the paint.
    await page.waitForTimeout(300);
    await page.evaluate(() => dispatchEvent(new Event('report-interactions')));
  }
  return seen;
}

/** Runs in the page: reports the longest entry of each interaction, and interactions that were too short for one. */
function observeInteractions(shortest: number): void {
  const report = (kind: 'press' | 'key', ms: number) =>
    (window as unknown as { reportInteraction: (seen: object) => void }).reportInteraction({ kind, ms });
  const longest = new Map<number, { kind: 'press' | 'key'; ms: number }>();
  let begun = { press: 0, key: 0 };
  const flush = () => {
    for (const kind of ['press', 'key'] as const) {
      const long = [...longest.values()].filter((one) => one.kind === kind);
      for (const { ms } of long) report(kind, ms);
      for (let silent = long.length; silent < begun[kind]; silent++) report(kind, shortest);
    }
    longest.clear();
    begun = { press: 0, key: 0 };
  };
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  addEventListener('pointerdown', (event) => event.isTrusted && begun.press++, true);
  const onKey = (event: KeyboardEvent) => {
    if (event.isTrusted && !event.repeat) begun[isPress(event) ? 'press' : 'key']++;
  };
  addEventListener('keydown', onKey, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const kind = entry.name.startsWith('key') ? 'key' : 'press';
      const before = longest.get(entry.interactionId);
      if (!before || before.ms < entry.duration)
        longest.set(entry.interactionId, { kind, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  addEventListener('report-interactions', flush);
  // A press that leaves for another document.
  addEventListener('pagehide', flush);
}

/** Invites to the business that was made before; the address of the invitation's page. */
async function invite({ request }: BrowserContext, email: string): Promise<string> {
  const call = async (name: string, data: object) => {
    const { token } = (await (await request.get('/api/auth/token')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const reply = await request.post(`/functions/${name}`, { data: { data }, headers });
    return ((await reply.json()) as { result: { items?: { id: string }[] } }).result;
  };
  const [business] = (await call('listMyBusinesses', {})).items ?? [];
  await call('inviteMember', { businessId: business?.id, email, role: 'staff' });
  for (;;) {
    const reply = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
    const { items } = (await reply.json()) as { items: { to: string; text: string }[] };
    const link = items.map(({ to, text }) => (to === email ? /https?:\S+\/join\S+/.exec(text)?.[0] : null));
    const found = link.find(Boolean);
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

function summary(seen: readonly Interaction[]) {
  const sorted = seen.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { interactions: sorted.length, medianMs: at(0.5), p95Ms: at(0.95), longestMs: sorted.at(-1) ?? 0 };
}
