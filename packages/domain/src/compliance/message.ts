import type { Reason } from './reason.ts';
import type { Requirement } from './rule.ts';
export function messageFor(_requirement: Requirement, reason: Reason): string {
  return reason;
}
