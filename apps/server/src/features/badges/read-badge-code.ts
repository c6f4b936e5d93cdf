import { type BadgeCode, readBadge } from '@clearpaw/domain';
import type { Config } from '../../platform/config/index.ts';
import { refuse } from '../../platform/refusal/index.ts';

/** The code in what a scanner read or staff typed; anything that is no badge of ours is refused. */
export function readBadgeCode(config: Config, text: string): BadgeCode {
  const reading = readBadge(text, new URL(config.publicUrl).host);
  if (reading.kind === 'badge') return reading.code;
  throw refuse.precondition(
    'badge_invalid',
    'This is not a badge of ours; scan the QR code on the badge, or type its code.',
  );
}
