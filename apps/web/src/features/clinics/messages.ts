import type { ClinicTrust, ClinicTrustMode } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const modes: Record<ClinicTrustMode, { readonly title: string; readonly children: string }> = {
  any: {
    title: 'Every clinic in the directory',
    children: 'Clinics that Clearpaw knows, and those you trust below.',
  },
  listed: { title: 'Only clinics you trust', children: 'Other clinics’ answers count as a document.' },
};
const trusts: Record<ClinicTrust, string> = {
  default: 'By the directory',
  trusted: 'Trusted',
  blocked: 'Blocked',
};

const en = {
  title: 'Clinics',
  lead: 'Owners can ask their clinic to confirm a record. You decide whose answers count as “Confirmed by clinic” here.',
  whose: 'Whose confirmations count',
  modes,
  trusts,
  none: 'No clinic has confirmed a record of your pets yet. Clinics appear here once they do.',
  known: 'In the clinic directory',
  unknown: 'Not in the directory: an owner typed its name',
  records: (count: number) => (count === 1 ? '1 record confirmed' : `${count} records confirmed`),
  trust: (clinic: string) => `Trust in ${clinic}`,
  callFirst: 'Call a clinic at a number you found yourself before you trust it.',
  more: 'Show more clinics',
  saved: 'Saved. Your pets are checked again.',
};

/** Texts of the clinics that a business trusts. */
export const clinicMessages = defineMessages({ en });
