import type { checkInMessages } from '../messages.gen.ts';

type Refusals = (typeof checkInMessages)['refusals'];
export type RefusalKind = keyof Refusals;

/** What can be done about a refusal: read again, type the code, repeat the question, see the plan. */
export type RefusalCure = 'again' | 'type' | 'retry' | 'billing' | 'today';

interface Refusal {
  readonly kind: RefusalKind;
  readonly cures: readonly RefusalCure[];
}

const byReason: Readonly<Record<string, Refusal>> = {
  badge_invalid: { kind: 'badge_invalid', cures: ['again', 'type'] },
  badge_revoked: { kind: 'badge_revoked', cures: ['again', 'today'] },
  badge_expired: { kind: 'badge_expired', cures: ['again', 'today'] },
  badge_not_live: { kind: 'badge_not_live', cures: ['again', 'today'] },
  key_unknown: { kind: 'key_unknown', cures: ['retry', 'again'] },
  clock_wrong: { kind: 'clock_wrong', cures: ['retry', 'again'] },
  needs_network: { kind: 'needs_network', cures: ['retry', 'again'] },
  not_member: { kind: 'not_member', cures: ['today'] },
  wrong_role: { kind: 'not_member', cures: ['today'] },
  upgrade_required: { kind: 'upgrade_required', cures: ['billing', 'today'] },
  insufficient_role: { kind: 'insufficient_role', cures: ['today'] },
};

const byCode: Readonly<Record<string, Refusal>> = {
  'not-found': { kind: 'not_found', cures: ['again', 'type', 'today'] },
  internal: { kind: 'unreachable', cures: ['retry', 'again'] },
  unavailable: { kind: 'unreachable', cures: ['retry', 'again'] },
  'deadline-exceeded': { kind: 'unreachable', cures: ['retry', 'again'] },
  unknown: { kind: 'unreachable', cures: ['retry', 'again'] },
  cancelled: { kind: 'unreachable', cures: ['retry', 'again'] },
};

const other: Refusal = { kind: 'other', cures: ['retry', 'type'] };

/** The text of each refusal of a reading, with the next steps. */
export function refusalOf({
  code,
  reason,
}: {
  readonly code: string;
  readonly reason: string | null;
}): Refusal {
  return (reason === null ? undefined : byReason[reason]) ?? byCode[code] ?? other;
}
