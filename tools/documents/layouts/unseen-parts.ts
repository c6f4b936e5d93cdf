import { addDays } from '@clearpaw/domain';
import type { DateStyle, PrintLanguage } from '../date-style.ts';
import { type Draft, escapeHtml } from '../draft.ts';
import type { Animal, GivenDose } from '../facts.ts';
import type { Region } from '../region.ts';

/** The doses by their day, the latest day first. */
export function dosesByDay({ doses }: Animal): readonly (readonly [string, readonly GivenDose[]])[] {
  return [...Map.groupBy(doses, ({ givenOn }) => givenOn)].sort(([a], [b]) => (a < b ? 1 : -1));
}

/** For each vaccine the last dose of it. */
export function lastOfEach({ doses }: Animal): readonly GivenDose[] {
  return [...Map.groupBy(doses, ({ name }) => name).values()].flatMap((same) =>
    [...same].sort((a, b) => (a.givenOn < b.givenOn ? 1 : -1)).slice(0, 1),
  );
}

/** The doses without those that are the same product on the same day under another name. */
export function labelledDoses({ doses }: Animal): readonly GivenDose[] {
  return [...Map.groupBy(doses, ({ product, givenOn }) => product + givenOn).values()].flatMap((same) =>
    same.slice(0, 1),
  );
}

export function isRabiesDose({ vaccine }: GivenDose): boolean {
  return vaccine.codes.some((code) => code.startsWith('rabies'));
}

/** A day on which the document can have been printed: not before the last dose. */
export function issueDay({ facts }: Draft): string {
  const days = [
    facts.printedOn,
    ...[facts.pet, facts.other].flatMap(({ doses }) => doses.map((d) => d.givenOn)),
  ];
  return days.sort().at(-1) ?? facts.printedOn;
}

/**
 * A day some days after another, but not after today. If the order of day and month has to stay open, it is the other
 * day itself, so that it does not show the order.
 */
export function dayAfter({ facts }: Draft, day: string, days: number): string {
  const later = addDays(day, days);
  return facts.keepsOrderOpen || later > facts.today ? day : later;
}

/** A number with the region's decimal sign. */
export function decimal({ facts }: Draft, value: number, digits = 1): string {
  const figures = value.toFixed(digits);
  return facts.region.market === 'eu' ? figures.replace('.', ',') : figures;
}

/** A weight of the pet in kilograms. */
export function usualWeight({ facts, rng }: Draft): number {
  return (facts.pet.species === 'dog' ? rng.int(60, 320) : rng.int(30, 62)) / 10;
}

/** What a mark without other elements in it prints. */
function textOf(mark: string): string {
  return mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('<'));
}

/** A date that does not break at its hyphens and slashes where a line ends; only at spaces, if it has any. */
export function unbroken(date: string): string {
  return textOf(date).includes(' ') ? date : `<span style="white-space:nowrap">${date}</span>`;
}

/** The last day on a vial's label as month and year. */
export function vialEnd({ rng }: Draft, { vialExpiry }: GivenDose): string {
  const [year = '', month = ''] = vialExpiry.split('-');
  return rng.pick([`${month}/${year}`, `${month}-${year.slice(2)}`, `${year}-${month}`]);
}

/** A text that a form's field holds and no fact of the truth is. */
export function typedIn(text: string): string {
  return `<span data-fill>${escapeHtml(text)}</span>`;
}

/** Values that a form has in its print, not in a field. */
export function preprinted(html: string): string {
  return `<span data-printed>${html}</span>`;
}

/** A check box. */
export function checkBox(isSet: boolean): string {
  return `<i class="tick" data-check="${isSet ? 'on' : 'off'}">${isSet ? '<b>X</b>' : ''}</i>`;
}

/** A date with a box for the day, one for the month and one for the year. */
export function inBoxes(date: string): string {
  const printed = textOf(date);
  const boxes = printed.replace(/\d+/g, '<i class="cell" data-part><span>$&</span></i>');
  return date.replace(`>${printed}<`, () => `>${boxes}<`);
}

/** As many empty boxes as a date has. */
export const emptyBoxes = '<i class="cell" data-fill></i>'.repeat(3);

/** The order in which a region's forms have boxes for dates. */
export function boxedStyle({ code, market }: Region): DateStyle {
  if (code === 'CA') return 'YYYY-MM-DD';
  if (market === 'us') return 'MM/DD/YYYY';
  if (code === 'DE') return 'DD.MM.YYYY';
  return code === 'NL' ? 'DD-MM-YYYY' : 'DD/MM/YYYY';
}

const partNames: Readonly<Record<PrintLanguage, string>> = {
  en: 'day month year',
  de: 'Tag Monat Jahr',
  fr: 'jour mois année',
  es: 'día mes año',
  pt: 'dia mês ano',
  nl: 'dag maand jaar',
};

/** What stands below such boxes. */
export function boxesCaption(draft: Draft): string {
  const { region } = draft.facts;
  const [day = '', month = '', year = ''] = partNames[region.language].split(' ');
  const style = boxedStyle(region);
  const order = style.startsWith('YYYY') ? [year, month, day] : [day, month, year];
  return draft.orderCaption((style.startsWith('MM') ? [month, day, year] : order).join(' / '));
}

export const formStyle = `<style>
  .tick { display: inline-block; width: 1.05em; height: 1.05em; border: 1.3px solid #222; text-align: center; vertical-align: -.12em;
    margin-right: .35em; font: 700 .95em/1 Helvetica, Arial, sans-serif }
  .cell { display: inline-block; min-width: 2.3em; min-height: 1.5em; border: 1px solid #444; padding: 0 5px; margin: 0 2px; text-align: center;
    font-style: normal; vertical-align: middle }
  .sheet small { font-size: .74em; color: #333 }
  [data-fill]:not(.cell) { display: inline-block; min-width: 60px; min-height: 1.2em }
</style>`;
