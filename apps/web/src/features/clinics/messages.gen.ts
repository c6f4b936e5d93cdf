/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../platform/messages/index.ts';

export const clinicMessages = {
  title: "Clinics",
  lead: "Owners can ask their clinic to confirm a record. You decide whose answers count as “Confirmed by clinic” here.",
  whose: "Whose confirmations count",
  modes: {
    any: {
      title: "Every clinic in the directory",
      children: "Clinics that Clearpaw knows, and those you trust below.",
    },
    listed: {
      title: "Only clinics you trust",
      children: "Other clinics’ answers count as a document.",
    },
  },
  trusts: {
    default: "By the directory",
    trusted: "Trusted",
    blocked: "Blocked",
  },
  none: "No clinic has confirmed a record of your pets yet. Clinics appear here once they do.",
  known: "In the clinic directory",
  unknown: "Not in the directory: an owner typed its name",
  records: (count: number) => `${plural(count, { "one": "1 record confirmed", "other": `${formatNumber(count)} records confirmed` })}`,
  trust: (clinic: string) => `Trust in ${clinic}`,
  callFirst: "Call a clinic at a number you found yourself before you trust it.",
  more: "Show more clinics",
  saved: "Saved. Your pets are checked again.",
};
