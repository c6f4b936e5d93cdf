import type { Status } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const statuses: Readonly<Record<Status, string>> = {
  met: 'Met',
  expiring: 'Expires soon',
  grace: 'Expired',
  exempt: 'Exempt',
  pending: 'In review',
  waiting: 'Waiting period',
  incomplete: 'Series incomplete',
  unverified: 'Needs proof',
  expired: 'Expired',
  missing: 'Missing',
  stay_away: 'Must stay away',
  failed: 'Not met',
  needs_information: 'Details missing',
  not_applicable: 'Not required',
};

const en = {
  reports: 'Reports',
  crumb: 'Due report',
  title: (days: number) => `Due in the next ${days} days`,
  titleMissing: 'Expired or missing now',
  lead: (until: string) => `Every pet with something expired, missing or expiring by ${until}.`,
  leadMissing: 'Every pet that does not meet a requirement today.',
  linkLead: 'Pets with records that are missing or run out, and reminders to their owners',
  failed: "The report couldn't be loaded.",
  print: 'Print',
  csv: 'CSV',
  preparing: 'Preparing…',
  exportFailed: "The report couldn't be prepared. Try again.",
  within: 'Period',
  days: { '7': '7 days', '30': '30 days', '90': '90 days' },
  service: 'Service',
  anyService: 'All services',
  rule: 'Requirement',
  anyRule: 'All requirements',
  missing: 'Expired or missing only',
  totals: 'Totals',
  petsOfOwners: (pets: number, owners: number) =>
    `${pets === 1 ? 'pet' : 'pets'}, ${owners === 1 ? '1 owner' : `${owners} owners`}`,
  unmet: 'expired or missing',
  ending: 'expire in this period',
  visiting: 'visit within 7 days',
  table: 'Pets and requirements',
  pet: 'Pet',
  owner: 'Owner',
  status: 'Status',
  dueOn: 'Date',
  nextVisit: 'Next visit',
  noVisit: 'None',
  due: (count: number) => `${count} due`,
  quiet: 'Nothing due',
  statuses,
  dated: (status: string, day: string) => `${status}, ${day}`,
  noOwner: 'Name not shared',
  shown: (shown: number, total: number) => `${shown} of ${total} pets.`,
  datesNote: 'Where a pet shares its status only, dates are not shown.',
  more: 'Show more pets',
  none: 'Nothing is due',
  noneLead: 'Every connected pet has what you require in this period.',
  noMatch: 'No pets match these filters.',
  clear: 'Clear filters',
  remind: (owners: number) => (owners === 1 ? 'Remind 1 owner' : `Remind ${owners} owners`),
  allReminded: (days: number) => `Everyone was reminded in the last ${days} days.`,
  remindLead: (pets: number, days: number) =>
    `About ${pets === 1 ? '1 pet' : `${pets} pets`}. Owners get an alert and an email; no one is reminded twice of the same requirement within ${days} days.`,
  recent: (pets: number) =>
    pets === 1
      ? '1 pet is left out because of an earlier reminder.'
      : `${pets} pets are left out because of an earlier reminder.`,
  message: 'Add a message',
  messageHelp: 'Added to the reminder.',
  preview: 'Preview',
  send: 'Send reminders',
  sending: 'Sending…',
  reminding: 'Reminding owners',
  reminded: (done: number, total: number) => `${done} of ${total} owners reminded`,
  remindedAll: (total: number) => (total === 1 ? '1 owner reminded.' : `${total} owners reminded.`),
};

/** The texts of the due report. */
export const dueMessages = defineMessages({ en });
export type DueMessages = typeof en;
