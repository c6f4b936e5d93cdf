/** Written by `npm run messages` from missing-messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../platform/messages/index.ts';

export const missingMessages = {
  title: "What’s missing",
  lead: (count: number, pet: string, businesses: string) => `${plural(count, { "one": `1 item keeps ${pet} from being cleared at ${businesses}.`, "other": `${formatNumber(count)} items keep ${pet} from being cleared at ${businesses}.` })}`,
  soonLead: (pet: string) => `${pet} is cleared everywhere. These need attention soon.`,
  businesses: (count: number) => `${formatNumber(count)} businesses`,
  clear: (day: null | string) => `${day === null ? "Cleared at all connected businesses." : `Cleared at all connected businesses through ${day}.`}`,
  clearLead: "This date counts only what they require. Other vaccinations can expire earlier.",
  clearAt: (business: string, day: null | string) => `${day === null ? `${business} is all set.` : `${business} is all set through ${day}.`}`,
  count: (count: number) => `${plural(count, { "one": "1 item", "other": `${formatNumber(count)} items` })}`,
  visit: (from: string, to: null | string) => `${to === null ? `Visit on ${from}` : `Visit from ${from} to ${to}`}`,
  recommendedCount: (count: number) => `${formatNumber(count)} recommended`,
  recommended: "Recommended",
  soon: "Needs attention soon",
  petLine: (more: number, title: string, finding: string) => `${plural(more, { "=0": `${title}: ${finding}`, "one": `${title}: ${finding} And 1 more.`, "other": `${title}: ${finding} And ${formatNumber(more)} more.` })}`,
  see: "See why",
};
