import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  compliant: 'Good to go',
  expiring: 'Good for now',
  pending: 'In review',
  non_compliant: 'Not cleared',
  met: 'Met',
  missing: 'Missing',
  allMet: 'Every requirement is met.',
  reviewNow: 'Review this record',
  noRules: 'This business has no requirements yet.',
  whatIf: 'Check a date',
  business: 'Business',
  arrives: 'Check-in',
  leaves: 'Check-out',
  leavesFirst: 'Check-out must be after check-in.',
  goodUntil: (day: string) => `Cleared through ${day}`,
  goodForGood: 'No expiry on record',
  goodFrom: (day: string, lastDay: string | null) =>
    lastDay === null ? `Cleared from ${day}` : `First available stay: ${day} to ${lastDay}`,
  noDay: 'No date available yet; records are missing',
  advice: (title: string) => `Recommended: ${title}`,
};

/** The four verdicts; everywhere the same words. */
export const complianceMessages = defineMessages({ en });
