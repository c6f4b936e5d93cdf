import type { badges, OutputOf } from '@clearpaw/contract';
import { badgeUrl, parseBadgeCode } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import type { badge } from './badge.table.ts';

export type Badge = OutputOf<typeof badges.getBadge>;

/** How long a shown badge holds. Source: product page, "Badge". */
const validForMs = 7 * 24 * 60 * 60 * 1000;

/** The badge as its owner shows it. */
export function presentBadge(call: Call, row: typeof badge.$inferSelect): Badge {
  const code = parseBadgeCode(row.code);
  if (!code) throw new Error('A stored badge code is not one.');
  const expiresAt = new Date(call.now.getTime() + validForMs).toISOString();
  const url = badgeUrl(call.services.config.publicUrl, code, '');
  return { code, url, credential: '', issuedAt: call.now.toISOString(), expiresAt };
}
