import { dosesOfOneVisit, type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, patientLines, signatureLine } from './parts.ts';
import { todaySentences, untilSentences } from './prose.ts';
import { notGivenSentence, serviceLines } from './trap-lines.ts';

const byDay = (doses: readonly GivenDose[]) =>
  [...Map.groupBy(doses, ({ givenOn }) => givenOn).values()].sort(([a], [b]) =>
    (a?.givenOn ?? '') < (b?.givenOn ?? '') ? 1 : -1,
  );

/** A summary for the owner: the day of the visit has a label, and the sentences say "today". */
export const visitSummary: Layout = {
  id: 'visit-summary',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts, rng } = draft;
    const { language } = facts.region;
    const doses = dosesOfOneVisit(facts.pet);
    const names = doses.map((dose) => draft.vaccine(dose)).join(', ');
    const [first] = doses as readonly [GivenDose];
    const next = doses.length === 1 ? untilSentences[language](draft.due(first)) : '';
    const not = draft.trap(notGivenSentence(draft, unusedVaccine(rng, facts)));
    return `${clinicHead(draft)}<p><b>${draft.word('date')}: ${draft.given(doses)}</b></p>${patientLines(draft)}
      <p class="prose">${todaySentences[language](facts.pet.name, names)} ${next} ${rng.isTrue(0.5) ? not : ''}</p>${signatureLine(draft)}`;
  },
};

/** A receipt: day and time of the sale in one line, below it what was sold. */
export const tillReceipt: Layout = {
  id: 'till-receipt',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 3],
  page: [420, 760],
  draw(draft) {
    const { facts, rng } = draft;
    const doses = dosesOfOneVisit(facts.pet);
    const line = (what: string) => `<p>1 x ${what} &nbsp; ${draft.money(rng.int(900, 9900) / 100)}</p>`;
    const items = [
      ...doses.map((dose) => line(draft.vaccine(dose))),
      ...serviceLines(draft, 2).map((what) => line(draft.trap(what))),
    ];
    return `${clinicHead(draft)}<p>${draft.given(doses)} ${rng.int(9, 18)}:${rng.int(10, 59)}</p><p>${draft.word('patient')}: ${facts.pet.name}</p>
      ${rng.shuffled(items).join('')}<p><b>${draft.word('total')} ${draft.money(rng.int(9000, 30000) / 100)}</b></p>`;
  },
};

/** A line for each visit: its day, then all that was given. */
export const visitLines: Layout = {
  id: 'visit-lines',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [2, 6],
  draw(draft) {
    const joint = draft.rng.pick([', ', '; ', ' + ']);
    const lines = byDay(draft.facts.pet.doses).map(
      (doses) => `<p>${draft.given(doses)}: ${doses.map((dose) => draft.vaccine(dose)).join(joint)}</p>`,
    );
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}${lines.join('')}${signatureLine(draft)}`;
  },
};

/** A line for each vaccine, in which everything has a label and commas separate it. */
export const fragmentLines: Layout = {
  id: 'fragment-lines',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 5],
  canKeepOrderOpen: true,
  draw(draft) {
    const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
    const lines = draft.facts.pet.doses.map(
      (
        dose,
      ) => `<p>${draft.vaccine(dose)} (${lower(draft.word('given'))} ${draft.given(dose)}, ${lower(draft.word('lot'))} ${draft.lot(dose)},
        ${lower(draft.word('due'))} ${draft.due(dose)})</p>`,
    );
    return `${clinicHead(draft)}${patientLines(draft)}<h2>${draft.word('title')}</h2>${lines.join('')}`;
  },
};

/** A block for each visit: its day as a heading, then a list in which vaccines are some of the lines. */
export const visitBlocks: Layout = {
  id: 'visit-blocks',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [2, 5],
  draw(draft) {
    const { facts, rng } = draft;
    const blocks = byDay(facts.pet.doses).map((doses) => {
      const lines = [
        ...doses.map((dose) => `${draft.vaccine(dose)}, ${draft.word('lot')} ${draft.lot(dose)}`),
        ...serviceLines(draft, 2).map((what) => draft.trap(what)),
      ];
      return `<h2>${draft.given(doses)} – ${doses[0]?.vet ?? ''}</h2><ul>${rng
        .shuffled(lines)
        .map((line) => `<li>${line}</li>`)
        .join('')}</ul>`;
    });
    return `${clinicHead(draft)}${patientLines(draft)}${blocks.join('')}`;
  },
};

/** A certificate with a numbered part for each vaccine, and three labelled fields in each of its lines. */
export const certificateGrid: Layout = {
  id: 'certificate-grid',
  split: 'development',
  media: ['form', 'text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts } = draft;
    const field = ([label, value]: readonly [string, string]) =>
      `<td style="width:33%"><div class="small">${label}</div><b>${value}</b></td>`;
    const part = (dose: GivenDose, at: number) => {
      const rows = [
        [
          [draft.word('vaccine'), draft.vaccine(dose)],
          [draft.word('maker'), dose.vaccine.maker],
          [draft.word('lot'), draft.lot(dose)],
        ],
        [
          [draft.word('given'), draft.given(dose)],
          [draft.word('due'), draft.due(dose)],
          [draft.word('vet'), dose.vet],
        ],
      ] as const;
      return `<h2>${at + 1}</h2><table class="plain">${rows.map((cells) => `<tr>${cells.map(field).join('')}</tr>`).join('')}</table>`;
    };
    return `<h1>${draft.word('title')}</h1>${patientLines(draft)}<p>${draft.contact()}</p>${facts.pet.doses.map(part).join('')}`;
  },
};
