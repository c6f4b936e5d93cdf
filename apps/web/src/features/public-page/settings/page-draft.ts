import type { businesses, InputOf } from '@clearpaw/contract';
import { checkHours, dialOf, type OpeningHours, type Weekday } from '@clearpaw/domain';

export interface SpanDraft {
  /** Identifies rows while they are typed. */
  readonly key: string;
  readonly day: Weekday;
  readonly opens: string;
  readonly closes: string;
}

export interface DetailsDraft {
  readonly description: string;
  readonly phone: string;
  readonly address: string;
  /** If empty, no hours are shown. */
  readonly week: readonly SpanDraft[];
  readonly closedOn: readonly string[];
}

type Field = 'description' | 'phone' | 'address';
/** What is wrong with a field, or with the hours of one row. */
export type PageProblem =
  | { readonly at: Field }
  | { readonly at: 'span'; readonly key: string; readonly said: string | null };
type Update = InputOf<typeof businesses.updateBusiness>;

export interface Details {
  readonly description: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly hours: OpeningHours | null;
}

export function detailsDraftOf({ description, phone, address, hours }: Details): DetailsDraft {
  // A browser's time field does not accept 24:00.
  const written = (time: string) => (time === '24:00' ? '00:00' : time);
  const week = (hours?.week ?? []).map(({ day, opens, closes }) => newSpan(day, opens, written(closes)));
  return {
    description: description ?? '',
    phone: phone ?? '',
    address: address ?? '',
    week,
    closedOn: hours?.closedOn ?? [],
  };
}

export function newSpan(day: Weekday, opens = '09:00', closes = '17:00'): SpanDraft {
  return { key: crypto.randomUUID(), day, opens, closes };
}

/** The draft in the form that the server accepts, or the first problem in it. */
export function readDetailsDraft(
  businessId: string,
  { description, phone, address, week, closedOn }: DetailsDraft,
): { readonly update: Update } | { readonly problem: PageProblem } {
  if (description.trim().length > 600) return { problem: { at: 'description' } };
  if (address.trim().length > 200) return { problem: { at: 'address' } };
  if (phone.trim() !== '' && dialOf(phone) === null) return { problem: { at: 'phone' } };
  const untimed = week.find(({ opens, closes }) => opens === '' || closes === '');
  if (untimed) return { problem: { at: 'span', key: untimed.key, said: null } };
  const spans = week.map(({ day, opens, closes }) => ({
    day,
    opens,
    closes: closes === '00:00' ? ('24:00' as const) : closes,
  }));
  const hours = { week: spans, closedOn: [...closedOn] };
  const [wrong] = spans.length > 0 ? checkHours(hours) : [];
  const row = wrong && week[Number(wrong.path.split('.')[1])];
  if (wrong && row) return { problem: { at: 'span', key: row.key, said: wrong.message } };
  const orNull = (text: string) => text.trim() || null;
  return {
    update: {
      businessId,
      description: orNull(description),
      phone: orNull(phone),
      address: orNull(address),
      hours: spans.length > 0 ? hours : null,
    },
  };
}
