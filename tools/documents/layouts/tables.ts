import type { GivenDose } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, patientLines, signatureLine, tableOf } from './parts.ts';

/** One table with the columns in any order; lot and vet are sometimes missing. */
export const clinicTable: Layout = {
  id: 'clinic-table',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [2, 6],
  canKeepOrderOpen: true,
  draw(draft) {
    const { rng } = draft;
    const columns = [
      [draft.word('vaccine'), (dose: GivenDose) => draft.vaccine(dose)],
      ...rng.shuffled([
        [draft.word('given'), (dose: GivenDose) => draft.given(dose)],
        [draft.word('due'), (dose: GivenDose) => draft.due(dose)],
        ...(rng.isTrue(0.7) ? [[draft.word('lot'), (dose: GivenDose) => draft.lot(dose)]] : []),
        ...(rng.isTrue(0.5) ? [[draft.word('maker'), (dose: GivenDose) => dose.vaccine.maker]] : []),
        ...(rng.isTrue(0.5) ? [[draft.word('vet'), (dose: GivenDose) => dose.vet]] : []),
      ]),
    ] as [string, (dose: GivenDose) => string][];
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}
      ${tableOf(columns, draft.facts.pet.doses, rng.isTrue(0.5) ? 'lines' : 'plain')}${signatureLine(draft)}`;
  },
};

/** A chain's wellness summary: plain names, status words, and vaccines that were never given. */
export const chainSummary: Layout = {
  id: 'chain-summary',
  split: 'development',
  media: ['text', 'scan', 'photo', 'turned', 'screenshot'],
  languages: ['en'],
  doseCount: [2, 5],
  dateStyles: ['MMM D, YYYY', 'M/D/YY'],
  draw(draft) {
    const { facts, rng } = draft;
    const status = (dose: GivenDose) => (dose.dueOn < facts.today ? 'Past due' : 'Current');
    const rows = facts.pet.doses.map(
      (dose) =>
        `<tr><td>${draft.vaccine(dose)}</td><td>${draft.given(dose)}</td><td>${draft.due(dose)}</td><td>${status(dose)}</td></tr>`,
    );
    const missing = rng
      .shuffled(['Rattlesnake toxoid', 'Feline leukemia series', 'Giardia vaccine'])
      .slice(0, rng.int(1, 2))
      .map((name) => `<tr><td>${draft.trap(name)}</td><td>-</td><td>-</td><td>Never given</td></tr>`);
    return `${clinicHead(draft)}<h1>Pet health summary</h1><p>Run: ${draft.date(facts.printedOn)}</p>
      <div class="box"><b>${facts.pet.name}</b> &nbsp; ${facts.pet.breed}</div>
      <table class="plain"><tr><th>Vaccines</th><th>${rng.pick(['Last received', 'Most recent', 'Completed'])}</th>
      <th>Next due</th><th>Status</th></tr>${rng.shuffled([...rows, ...missing]).join('')}</table>
      <p>Preventive care: wellness plan member. ${draft.contact()}</p>`;
  },
};
