import type { OutputOf, requirements } from '@clearpaw/contract';
import type { InForce } from './rules-in-force.ts';

export type Requirements = OutputOf<typeof requirements.getRequirements>;

/** What anyone signed in may know of a business's rules: all of them, since they are posted at its door. */
export function presentRequirements({ version, rules, publishedAt, effectiveFrom }: InForce): Requirements {
  // The rules were proven by the contract's own schema when they were published.
  const shown = rules as unknown as Requirements['rules'];
  return { version, rules: shown, publishedAt: publishedAt?.toISOString() ?? null, effectiveFrom };
}
