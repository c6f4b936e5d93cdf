import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  compliant: 'Good to go',
  expiring: 'Good for now',
  pending: 'In review',
  non_compliant: 'Not today',
  allMet: 'Every requirement is met.',
  noRules: 'This place asks for nothing yet.',
  whatIf: (name: string) => `Would ${name} be fine?`,
  business: 'Place',
  arrives: 'Arrives',
  leaves: 'Leaves',
  leavesFirst: 'The stay would end before it begins.',
  goodUntil: (day: string) => `Good to go until ${day}`,
  goodForGood: 'Nothing on record ends',
  goodFrom: (day: string, lastDay: string | null) =>
    lastDay === null ? `Good to go from ${day}` : `The first good stay is ${day} to ${lastDay}`,
  noDay: 'No day yet: something is missing',
  advice: (title: string) => `Recommended: ${title}`,
};

/** The four verdicts; everywhere the same words. */
export const complianceMessages = defineMessages({ en });
