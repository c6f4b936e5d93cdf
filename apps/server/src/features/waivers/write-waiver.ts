import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type Refusal, refuse } from '../../platform/refusal/index.ts';
import { waiverVersion } from './waiver.table.ts';
import type { WaiverRow } from './waiver-presenter.ts';

/** The hash of the text as its signers read it. */
export function hashOfText(body: string): string {
  return createHash('sha256').update(body, 'utf8').digest('hex');
}

/** Keeps the text of a version for ever: what was signed must stay readable. */
export async function keepVersion(
  { db }: Tx,
  call: Call,
  row: WaiverRow,
  text: { body: string; material: boolean },
): Promise<void> {
  const { id: waiverId, version, materialVersion, sha256 } = row;
  const published = { publishedAt: call.now, publishedBy: call.uid };
  await db
    .insert(waiverVersion)
    .values({ waiverId, version, materialVersion, sha256, ...text, ...published });
}

/** An uploaded PDF is read from the business's storage; nothing is stored under such a path here. */
export function refuseUnknownFile(): Refusal {
  return refuse.invalid([
    { path: 'storagePath', message: 'There is no such file; write the text as `body`.' },
  ]);
}
