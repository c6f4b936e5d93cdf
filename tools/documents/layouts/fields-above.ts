import { addDays } from '@clearpaw/domain';
import type { Draft } from '../draft.ts';
import { type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { byHand, clinicHead, patientLines } from './parts.ts';

function boxes(cells: readonly (readonly [string, string])[], isLabelBelow: boolean): string {
  const box = ([label, value]: readonly [string, string]) => {
    const small = `<div class="small">${label}</div>`;
    return `<td>${isLabelBelow ? `${value}${small}` : `${small}${value}`}</td>`;
  };
  return `<table class="lines"><tr>${cells.map(box).join('')}</tr></table>`;
}

function boxesOf(draft: Draft, dose: GivenDose): readonly (readonly [string, string])[] {
  return [
    [draft.word('vaccine'), draft.vaccine(dose)],
    [draft.word('given'), draft.given(dose)],
    [draft.word('due'), draft.due(dose)],
    [draft.word('lot'), draft.lot(dose)],
  ];
}

/** A row of boxes for each vaccine, with a small label above what is filled in; sometimes the labels are numbered. */
export const boxForm: Layout = {
  id: 'box-form',
  split: 'development',
  media: ['form', 'text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const isNumbered = draft.rng.isTrue(0.5);
    const rows = draft.facts.pet.doses.map((dose, at) => {
      const cells = boxesOf(draft, dose);
      return boxes(
        isNumbered ? cells.map(([label, value]) => [`${label} ${at + 1}`, value] as const) : cells,
        false,
      );
    });
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}${rows.join('')}`;
  },
};

/** Lines to fill in by hand, with the label below each. */
export const linesToFillIn: Layout = {
  id: 'lines-to-fill-in',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw: (draft) =>
    `<h1>${draft.word('title')}</h1>${patientLines(draft)}<p>${draft.contact()}</p>
    ${draft.facts.pet.doses.map((dose) => boxes(boxesOf(draft, dose), true)).join('<br>')}`,
};

/** A form in two columns for one vaccine, every label above its field. */
export const twoColumnForm: Layout = {
  id: 'two-column-form',
  split: 'development',
  media: ['form', 'text', 'scan', 'photo', 'fax'],
  languages: everyLanguage,
  doseCount: [1, 1],
  draw(draft) {
    const { facts } = draft;
    const [dose] = facts.pet.doses as [GivenDose];
    const field = (label: string, value: string) => `<div><div class="small">${label}</div>${value}</div>`;
    return `<h1>${draft.word('title')}</h1><div class="halves">
      ${field(draft.word('owner'), `${facts.owner.first} ${facts.owner.last}`)}${field(draft.word('patient'), facts.pet.name)}
      ${field(draft.word('born'), draft.date(facts.pet.bornOn))}${field(draft.word('microchip'), facts.pet.microchip)}
      ${field(draft.word('vaccine'), draft.vaccine(dose))}${field(draft.word('lot'), draft.lot(dose))}
      ${field(draft.word('given'), draft.given(dose))}${field(draft.word('due'), draft.due(dose))}</div>
      <p>${draft.contact()}</p><p>${byHand(dose.vet)}</p>`;
  },
};

const tabs = {
  en: ['Upcoming', 'Completed'],
  de: ['Geplant', 'Erledigt'],
  es: ['Próximas', 'Realizadas'],
} as const;
const statusWords = {
  en: ['Completed', 'Scheduled'],
  de: ['Erledigt', 'Geplant'],
  es: ['Realizada', 'Programada'],
} as const;

/** An app's history: the day above or below what was done; what is planned looks alike. */
export const appTimeline: Layout = {
  id: 'app-timeline',
  split: 'development',
  media: ['screenshot'],
  languages: ['en', 'de', 'es'],
  doseCount: [2, 5],
  page: [390, 780],
  dateStyles: ['MMM D, YYYY', 'D MMM YYYY'],
  draw(draft) {
    const { facts, rng } = draft;
    const [done, planned] = statusWords[facts.region.language as keyof typeof statusWords];
    const tabLine = rng.isTrue(0.5)
      ? `<p><b>${tabs[facts.region.language as keyof typeof tabs].join('</b> &emsp; <b>')}</b></p>`
      : '';
    const top = `<div class="muted">9:41</div><h1>${facts.pet.name}</h1>${tabLine}`;
    if (rng.isTrue(0.5)) {
      const entry = (name: string, day: string) =>
        `<div class="tile"><b>${name}</b><div class="muted">${day}</div></div>`;
      const entries = facts.pet.doses.map((dose) => entry(draft.vaccine(dose), draft.given(dose)));
      const next = entry(
        draft.trap(unusedVaccine(rng, facts)),
        draft.date(addDays(facts.today, rng.int(5, 200))),
      );
      return `${top}${rng.shuffled([...entries, next]).join('')}`;
    }
    const days = [...Map.groupBy(facts.pet.doses, ({ givenOn }) => givenOn)].sort(([a], [b]) =>
      a < b ? 1 : -1,
    );
    const tile = (name: string, status: string) =>
      `<div class="tile"><b>${name}</b> <span class="pill">${status}</span></div>`;
    const later = `<div class="muted">${draft.date(addDays(facts.today, rng.int(5, 200)))}</div>
      ${tile(draft.trap(unusedVaccine(rng, facts)), planned)}`;
    const past = days.map(
      ([, doses]) =>
        `<div class="muted">${draft.given(doses)}</div>${doses.map((dose) => tile(draft.vaccine(dose), done)).join('')}`,
    );
    return `${top}${later}${past.join('')}`;
  },
};
