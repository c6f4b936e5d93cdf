import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'What’s missing',
  lead: (count: number, pet: string, businesses: string) =>
    count === 1
      ? `1 item keeps ${pet} from being cleared at ${businesses}.`
      : `${count} items keep ${pet} from being cleared at ${businesses}.`,
  soonLead: (pet: string) => `${pet} is cleared everywhere. These need attention soon.`,
  businesses: (count: number) => `${count} businesses`,
  clear: (day: string | null) =>
    day === null
      ? 'Cleared at all connected businesses.'
      : `Cleared at all connected businesses through ${day}.`,
  clearAt: (business: string, day: string | null) =>
    day === null ? `${business} is all set.` : `${business} is all set through ${day}.`,
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  visit: (from: string, to: string) => (from === to ? `Visit on ${from}` : `Visit from ${from} to ${to}`),
  recommendedCount: (count: number) => `${count} recommended`,
  recommended: 'Recommended',
  soon: 'Needs attention soon',
};

/** Texts about what a pet's businesses still ask for. */
export const missingMessages = defineMessages({ en });
