import { guestMergeMessages } from './messages.gen.ts';

interface Recorded {
  readonly vaccinations: number;
  readonly otherRecords: number;
  readonly visits: number;
  readonly signatures: number;
}

/** What a business recorded about a guest, in words. */
export function recordedOf({ vaccinations, otherRecords, visits, signatures }: Recorded): string {
  const messages = guestMergeMessages;
  const parts = [
    ...(vaccinations > 0 ? [messages.vaccinations(vaccinations)] : []),
    ...(otherRecords > 0 ? [messages.otherRecords(otherRecords)] : []),
    ...(visits > 0 ? [messages.visits(visits)] : []),
    ...(signatures > 0 ? [messages.signatures(signatures)] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : messages.nothing;
}
