import { defineWords } from '../../platform/words/index.ts';

const en = {
  compliant: 'Good to go',
  expiring: 'Good for now',
  pending: 'In review',
  non_compliant: 'Not today',
  allMet: 'Every requirement is met.',
  noRules: 'This place asks for nothing yet.',
};

/** The four verdicts; everywhere the same words. */
export const complianceWords = defineWords({ en });
