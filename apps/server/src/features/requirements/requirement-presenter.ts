import type { OutputOf, requirements } from '@clearpaw/contract';
import type { InForce } from './rules-in-force.ts';

export type Requirements = OutputOf<typeof requirements.getRequirements>;

/** A business's rules as shown to anyone signed in: all of them, because they are public. */
export function presentRequirements({ version, rules, publishedAt, effectiveFrom }: InForce): Requirements {
  // The contract's own schema validated the rules when they were published.
  const shown = rules as unknown as Requirements['rules'];
  return { version, rules: shown, publishedAt: publishedAt?.toISOString() ?? null, effectiveFrom };
}
