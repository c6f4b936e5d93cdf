import { epochMsOf } from '../calendar/index.ts';

/** The five labels of the specification, section 4; a renewal is formatted by the screen in the reader's locale. */
export type PlanLabel =
  | { readonly text: 'Free Plan' | 'Business Plan (Expired)' | 'Business Plan' | 'Unknown' }
  | { readonly renewsOn: string };

/**
 * @param plan the stored tier (any text; missing means free) and the period's end, an ISO instant
 * @param now an ISO instant
 */
export function planLabel(
  plan: { readonly tier?: string | null; readonly currentPeriodEnd?: string | null },
  now: string,
): PlanLabel {
  const { tier, currentPeriodEnd: end } = plan;
  if (!tier || tier === 'free') return { text: 'Free Plan' };
  if (tier !== 'business') return { text: 'Unknown' };
  if (!end) return { text: 'Business Plan' };
  const past = (epochMsOf(end) ?? 0) < (epochMsOf(now) ?? 0);
  return past ? { text: 'Business Plan (Expired)' } : { renewsOn: end };
}
