import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { waiverVersionTable } from '../../schema/waiver.ts';
import type { WaiverContent } from './waiver-content.ts';
import type { WaiverRow } from './waiver-presenter.ts';

/** Stores the content of a version permanently, because what was signed must stay readable. */
export async function keepVersion(
  { db }: Tx,
  call: Call,
  row: WaiverRow,
  { body, file, pages, material }: WaiverContent & { readonly material: boolean },
): Promise<void> {
  const { id: waiverId, version, materialVersion, sha256 } = row;
  const published = { publishedAt: call.now, publishedBy: call.uid };
  const content = { body, file, pages, material };
  await db
    .insert(waiverVersionTable)
    .values({ waiverId, version, materialVersion, sha256, ...content, ...published });
}
