import { type DateStyle, printDate } from './date-style.ts';
import type { Facts, GivenDose } from './facts.ts';
import { labelsOf, type WordKey } from './labels.ts';
import type { DocumentRng } from './rng.ts';

/** A value that was printed on the document, and the doses it belongs to. */
export interface Mark {
  readonly field: 'vaccine' | 'given' | 'due' | 'lot' | 'date' | 'region';
  readonly doses: readonly GivenDose[];
  readonly printed: string;
  /** The day of a date. */
  readonly day: string | null;
  readonly style: DateStyle | null;
}

/** A document while a layout prints it. Everything printed through it becomes part of the truth. */
export interface Draft {
  readonly rng: DocumentRng;
  readonly facts: Facts;
  readonly marks: readonly Mark[];
  readonly traps: readonly string[];
  /** A label in the document's language, the same each time. */
  word(key: WordKey): string;
  vaccine(doses: GivenDose | readonly GivenDose[], printed?: string): string;
  given(doses: GivenDose | readonly GivenDose[], style?: DateStyle): string;
  due(doses: GivenDose | readonly GivenDose[], style?: DateStyle): string;
  lot(dose: GivenDose): string;
  /** A date that belongs to no dose, such as a birthday. */
  date(day: string, style?: DateStyle): string;
  /** A line that is no dose. */
  trap(printed: string): string;
  /** Address and phone of the clinic; empty if nothing may reveal the region. */
  contact(): string;
  phone(): string;
  /** A caption such as "month / day / year", which shows the order of the figures anywhere. */
  orderCaption(printed: string): string;
  money(amount: number): string;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Content that cropping must not remove, because the line would have another meaning without it. */
export function keptWhole(html: string): string {
  return `<span data-kept>${html}</span>`;
}

/** Starts a document. */
export function createDraft(rng: DocumentRng, facts: Facts): Draft {
  const traps: string[] = [];
  const chosenWords = new Map<WordKey, string>();
  const { region } = facts;
  const { marks, mark, dated } = createMarks(facts);
  const { ofRegion, money } = createRegionPrinter(facts, mark);
  return {
    rng,
    facts,
    marks,
    traps,
    word(key) {
      const chosen = chosenWords.get(key) ?? rng.pick(labelsOf(key, region.language));
      chosenWords.set(key, chosen);
      return escapeHtml(chosen);
    },
    vaccine: (doses, printed = firstOf(doses).name) => mark('vaccine', doses, printed),
    given: (doses, style) => dated('given', doses, firstOf(doses).givenOn, style),
    due: (doses, style) => dated('due', doses, firstOf(doses).dueOn, style),
    lot: (dose) => mark('lot', dose, dose.lot),
    date: (day, style) => dated('date', [], day, style),
    trap(printed) {
      traps.push(printed);
      return keptWhole(escapeHtml(printed));
    },
    contact: () => ofRegion(`${facts.clinic.street}, ${facts.clinic.city} · ${facts.clinic.phone}`),
    phone: () => ofRegion(facts.clinic.phone),
    orderCaption: (printed) => mark('region', [], printed),
    money,
  };
}

type Doses = GivenDose | readonly GivenDose[];

function firstOf(doses: Doses): GivenDose {
  const [dose] = [doses].flat();
  if (dose === undefined) throw new Error('A value belongs to at least one dose.');
  return dose;
}

/** Prints values and records what they are. */
function createMarks({ dateStyle, region }: Facts) {
  const marks: Mark[] = [];
  const mark = (field: Mark['field'], doses: Doses, printed: string, date?: [string, DateStyle]) => {
    marks.push({ field, doses: [doses].flat(), printed, day: date?.[0] ?? null, style: date?.[1] ?? null });
    return `<span data-mark="${marks.length - 1}" data-field="${field}">${escapeHtml(printed)}</span>`;
  };
  const dated = (field: Mark['field'], doses: Doses, day: string, style = dateStyle) =>
    mark(field, doses, printDate(day, style, region.language), [day, style]);
  return { marks, mark, dated };
}

/** Prints what reveals the region, unless nothing may. */
function createRegionPrinter(
  { region, keepsOrderOpen }: Facts,
  mark: ReturnType<typeof createMarks>['mark'],
) {
  const ofRegion = (text: string) => {
    if (!region.settlesOrder) return escapeHtml(text);
    return keepsOrderOpen ? '' : mark('region', [], text);
  };
  const money = (amount: number) => {
    const figures = amount.toFixed(2);
    if (keepsOrderOpen) return figures;
    const printed =
      region.market === 'eu'
        ? `${figures.replace('.', ',')} ${region.currency}`
        : `${region.currency}${figures}`;
    // A dollar sign reveals nothing: not every country with dollars prints the month first.
    return region.currency === '$' ? printed : mark('region', [], printed);
  };
  return { ofRegion, money };
}
