import { type Draft, keptWhole } from '../draft.ts';
import { dosesOfOneVisit, type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, patientLines, signatureLine, tableOf } from './parts.ts';

/** Two lines in each row: the product below the vaccine, the due date below the day, the lot below the manufacturer. */
export const twoLineRows: Layout = {
  id: 'two-line-rows',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [2, 5],
  canKeepOrderOpen: true,
  draw(draft) {
    const second = (html: string) => `<br><span class="small">${html}</span>`;
    const columns = [
      [draft.word('vaccine'), (dose: GivenDose) => draft.vaccine(dose) + second(dose.product)],
      [
        `${draft.word('given')} / ${draft.word('due')}`,
        (dose: GivenDose) => draft.given(dose) + second(draft.due(dose)),
      ],
      [
        `${draft.word('maker')} / ${draft.word('lot')}`,
        (dose: GivenDose) => dose.vaccine.maker + second(draft.lot(dose)),
      ],
    ] as const;
    return `${clinicHead(draft)}${patientLines(draft)}<h1>${draft.word('title')}</h1>
      ${tableOf(columns, draft.facts.pet.doses, 'lines')}${signatureLine(draft)}`;
  },
};

/** Rows on grey and white, current ones above earlier ones; one vaccine was declined. */
export const historyTable: Layout = {
  id: 'history-table',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [3, 7],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const sorted = [...facts.pet.doses].sort((a, b) => (a.givenOn < b.givenOn ? 1 : -1));
    const row = (dose: GivenDose) =>
      `<tr><td>${draft.given(dose)}</td><td>${draft.vaccine(dose)}</td><td>${draft.lot(dose)}</td><td>${draft.due(dose)}</td><td>${dose.vet}</td></tr>`;
    const rows = sorted.map(row);
    if (facts.region.language === 'en' && rng.isTrue(0.6)) {
      const name = draft.trap(unusedVaccine(rng, facts));
      rows.splice(
        1,
        0,
        `<tr><td>${draft.date(sorted[0]?.givenOn ?? facts.today)}</td><td>${name}</td><td colspan="2">${keptWhole('Declined by owner')}</td><td></td></tr>`,
      );
    }
    const head = (['given', 'vaccine', 'lot', 'due', 'vet'] as const)
      .map((key) => `<th>${draft.word(key)}</th>`)
      .join('');
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}
      <table class="zebra"><tr>${head}</tr>${rows.join('')}</table><p class="right small">${draft.word('printed')} ${draft.date(facts.printedOn)}</p>`;
  },
};

/** A row for each vaccine with a column for each time it was given. */
export const doseColumns: Layout = {
  id: 'dose-columns',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: ['en'],
  doseCount: [3, 6],
  canKeepOrderOpen: true,
  draw(draft) {
    const byName = Map.groupBy(draft.facts.pet.doses, ({ name }) => name);
    const rows = [...byName.values()].map((doses) => {
      const sorted = [...doses].sort((a, b) => (a.givenOn < b.givenOn ? -1 : 1));
      const days = [0, 1, 2].map((at) => (sorted[at] ? draft.given(sorted[at]) : ''));
      return `<tr><td>${draft.vaccine(doses)}</td>${days.map((day) => `<td>${day}</td>`).join('')}</tr>`;
    });
    return `${clinicHead(draft)}${patientLines(draft)}<table class="lines"><tr><th>${draft.word('vaccine')}</th>
      <th>1st dose</th><th>2nd dose</th><th>3rd dose</th></tr>${rows.join('')}</table>`;
  },
};

/** A row for each visit that lists its vaccines with commas. */
export const visitRows: Layout = {
  id: 'visit-rows',
  split: 'development',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: everyLanguage,
  doseCount: [2, 6],
  draw(draft) {
    const visits = Map.groupBy(draft.facts.pet.doses, ({ givenOn }) => givenOn);
    const rows = [...visits.values()].map(
      (doses) =>
        `<tr><td>${draft.given(doses)}</td><td>${doses.map((dose) => draft.vaccine(dose)).join(', ')}</td><td>${doses[0]?.vet}</td></tr>`,
    );
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}<table class="plain"><tr>
      <th>${draft.word('given')}</th><th>${draft.word('vaccine')}</th><th>${draft.word('vet')}</th></tr>${rows.join('')}</table>`;
  },
};

/** One visit: the day above, its vaccines in a list. */
export const visitList: Layout = {
  id: 'visit-list',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 5],
  draw(draft) {
    const doses = dosesOfOneVisit(draft.facts.pet);
    const items = doses.map(
      (dose) => `<li>${draft.vaccine(dose)} – ${draft.word('lot')} ${draft.lot(dose)}</li>`,
    );
    return `${clinicHead(draft)}${visitBlock(draft, doses)}<ul>${items.join('')}</ul>${signatureLine(draft)}`;
  },
};

function visitBlock(draft: Draft, doses: readonly GivenDose[]): string {
  return `${patientLines(draft)}<p><b>${draft.word('given')}: ${draft.given(doses)}</b></p>`;
}
