import { unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { clinicHead, patientLines, tableOf } from './parts.ts';
import { serviceLines } from './trap-lines.ts';

/** Two pages: the doses given, and those due. */
export const longRecord: Layout = {
  id: 'long-record',
  split: 'development',
  media: ['text', 'scan'],
  languages: everyLanguage,
  doseCount: [3, 7],
  canKeepOrderOpen: true,
  draw(draft) {
    const { doses } = draft.facts.pet;
    const first = `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}${tableOf(
      [
        [draft.word('given'), (dose) => draft.given(dose)],
        [draft.word('vaccine'), (dose) => draft.vaccine(dose)],
        [draft.word('lot'), (dose) => draft.lot(dose)],
      ],
      doses,
      'zebra',
    )}`;
    const due = doses
      .slice(0, 3)
      .map((dose) => `<tr><td>${draft.trap(dose.name)}</td><td>${draft.date(dose.dueOn)}</td></tr>`);
    const second = `<h2>${draft.facts.pet.name}</h2><table class="plain"><tr><th>${draft.word('vaccine')}</th><th>${draft.word('due')}</th></tr>${due.join('')}</table>`;
    return [first, second];
  },
};

/** A patient's whole history, with separate pages for each visit. */
export const visitHistory: Layout = {
  id: 'visit-history',
  split: 'development',
  media: ['text', 'scan', 'fax'],
  languages: everyLanguage,
  doseCount: [2, 6],
  draw(draft) {
    const { facts, rng } = draft;
    const visits = [...Map.groupBy(facts.pet.doses, ({ givenOn }) => givenOn).values()];
    return visits.map((doses, at) => {
      const head = at === 0 ? `${clinicHead(draft)}${patientLines(draft)}` : `<p>${facts.pet.name}</p>`;
      const notes = serviceLines(draft, 2).map((line) => `<li>${draft.trap(line)}</li>`);
      const given = doses.map(
        (dose) =>
          `<li>${draft.word('vaccine')}: ${draft.vaccine(dose)} (${draft.word('lot')} ${draft.lot(dose)})</li>`,
      );
      return `${head}<h2>${draft.word('date')}: ${draft.given(doses)}</h2><p>T 38.${rng.int(1, 9)}, ${rng.int(4, 30)} kg</p>
        <ul>${rng.shuffled([...given, ...notes]).join('')}</ul>`;
    });
  },
};

/** A laboratory's report of antibodies: no dose. */
export const titerReport: Layout = {
  id: 'titer-report',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: ['en', 'de', 'fr'],
  doseCount: [1, 1],
  draw(draft) {
    const { facts, rng } = draft;
    return `${clinicHead(draft)}<h1>LABORATORY REPORT</h1>${patientLines(draft)}
      <p>Sample: ${draft.date(facts.pet.doses[0]?.givenOn ?? facts.printedOn)} &nbsp; Report: ${draft.date(facts.printedOn)}</p>
      <table class="lines"><tr><th>Test</th><th>Result</th></tr>
      <tr><td>${draft.trap('Rabies neutralising antibody (FAVN)')}</td><td>${rng.int(1, 8)}.${rng.int(10, 99)} IU/ml</td></tr>
      <tr><td>${draft.trap('Distemper / Parvo titer')}</td><td>protective</td></tr></table>`;
  },
};

/** A vet's exemption from a vaccine: no dose. */
export const exemptionStatement: Layout = {
  id: 'exemption',
  split: 'development',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: ['en'],
  doseCount: [1, 2],
  draw(draft) {
    const { facts, rng } = draft;
    const [dose] = facts.pet.doses;
    const reason = rng.pick(['chronic kidney disease', 'an earlier severe reaction', 'immune suppression']);
    return `${clinicHead(draft)}<h1>Medical exemption</h1><p>${draft.date(facts.printedOn)}</p>
      <p class="prose">${facts.pet.name} (chip ${facts.pet.microchip}) is exempt from ${draft.trap(unusedVaccine(rng, facts))} because of
      ${reason}. A titer was drawn on ${draft.date(dose?.givenOn ?? facts.printedOn)} and is protective. ${draft.trap(dose?.name ?? 'Rabies')}
      is required again after ${draft.date(dose?.dueOn ?? facts.today)}.</p><p>${facts.clinic.vets[0]}</p>`;
  },
};
