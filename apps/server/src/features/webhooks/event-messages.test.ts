import { readFile } from 'node:fs/promises';
import { verdicts } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { messageOf } from './event-messages.ts';

test('the message on the page about webhooks has the real format', async () => {
  const file = new URL('../../../../../docs/help/developers/webhooks.md', import.meta.url);
  const [, text = ''] = /^```json\n([\s\S]*?)^```$/m.exec(await readFile(file, 'utf8')) ?? [];
  const shown = JSON.parse(text);
  const message = messageOf(`verdicts:${crypto.randomUUID()}`, shown.data);
  expect(shown).toEqual({ type: message?.type, timestamp: shown.timestamp, data: message?.data });
  expect(new Date(shown.timestamp).toISOString()).toBe(shown.timestamp);
  expect(verdicts).toContain(shown.data.verdict);
  expect(verdicts).toContain(shown.data.was);
});
