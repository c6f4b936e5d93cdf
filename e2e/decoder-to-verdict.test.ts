import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmComingAndGoing } from './setup/camera.ts';
import { type BrowserPerson, openBrowser, openPage, phone } from './setup/person.ts';
import { openOwnerWithBadge, openSelfCheckInFor } from './setup/self-check-in-fixture.ts';

/** `VERDICT_ROUNDS=20` measures; without it one round checks that a verdict is shown at all. */
const measured = Number(process.env.VERDICT_ROUNDS) || 0;
const rounds = measured || 1;
// Code that runs once, that of the reader and of the engine, is warmed up before measuring.
const warmUps = measured ? 1 : 0;
const mostTimesTheDecoder = 1.25;

let homes: Browser;
let pages: Browser | undefined;
let videos: string;
let staff: BrowserPerson;

beforeAll(async () => {
  homes = await openBrowser();
  videos = mkdtempSync(join(tmpdir(), 'clearpaw-ratio-'));
  const owner = await openOwnerWithBadge(homes, 'ratio');
  const video = join(videos, 'badge.y4m');
  await filmComingAndGoing(owner.person.page, owner.badge, video);
  pages = await openBrowser(video);
  staff = await openPage(pages, phone, { offline: true });
  await staff.page.addInitScript(watchTheReader);
  await openSelfCheckInFor(staff, 'ratio', 'Ratio Yard');
}, 300_000);
afterAll(async () => {
  await Promise.all([homes?.close(), pages?.close()]);
  rmSync(videos, { recursive: true, force: true });
});

it('the verdict stands soon after the code was read: the reading is nearly all of the wait', async () => {
  const { page } = staff;
  await page.context().setOffline(true);
  const taken: Round[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    await page.getByRole('button', { name: 'Next badge' }).first().click();
    await page
      .getByText(/Checked offline/)
      .first()
      .waitFor({ timeout: 30_000 });
    const taking = await lastRound(page);
    if (round >= warmUps) taken.push(taking);
  }
  const ratios = taken.map(({ decoderMs, verdictMs }) => verdictMs / decoderMs).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  if (measured) {
    console.info(`decoder ms: ${taken.map(({ decoderMs }) => decoderMs.toFixed(1)).join(' ')}`);
    console.info(`to verdict ms: ${taken.map(({ verdictMs }) => verdictMs.toFixed(1)).join(' ')}`);
    console.info(`times the decoder: median ${median.toFixed(3)}, largest ${ratios.at(-1)?.toFixed(3)}`);
    expect(median).toBeLessThanOrEqual(mostTimesTheDecoder);
  }
  expect(ratios).toHaveLength(rounds);
  for (const { decoderMs, verdictMs } of taken) expect(verdictMs).toBeGreaterThan(decoderMs);
}, 580_000);

interface Round {
  /** From passing the picture to the reader until its text is available. */
  readonly decoderMs: number;
  /** From the same moment until the verdict is on the page. */
  readonly verdictMs: number;
}

interface Watched {
  sent: number;
  got: number;
  stood: number;
}

const lastRound = (page: Page): Promise<Round> =>
  page.evaluate(() => {
    const { sent, got, stood } = (globalThis as unknown as { watched: Watched }).watched;
    return { decoderMs: got - sent, verdictMs: stood - sent };
  });

/**
 * Runs in the browser: records when a picture is sent to the reader's worker, when its text arrives, and when the
 * verdict is shown.
 */
function watchTheReader(): void {
  const watched: Watched = { sent: 0, got: 0, stood: 0 };
  Object.assign(globalThis, { watched });
  const post = Worker.prototype.postMessage;
  const heard = new WeakSet<Worker>();
  const sentAt = new Map<number, number>();
  const verdictStands = () => document.querySelector('main[data-verdict] h1') !== null;
  Worker.prototype.postMessage = function (
    this: Worker,
    message: { id?: number; picture?: unknown },
    more: never,
  ) {
    if (message.picture !== undefined && message.id !== undefined) {
      sentAt.set(message.id, performance.now());
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string | null }>) => {
          // A picture that was still being read when the verdict appeared does not count.
          if (data.text === null || verdictStands()) return;
          watched.got = performance.now();
          watched.sent = sentAt.get(data.id) ?? 0;
        });
      }
    }
    post.call(this, message, more);
  };
  new MutationObserver(() => {
    if (!verdictStands()) return;
    if (watched.stood < watched.got) watched.stood = performance.now();
  }).observe(document, { childList: true, subtree: true });
}
