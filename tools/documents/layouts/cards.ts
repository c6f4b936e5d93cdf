import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, patientLines } from './parts.ts';

/** A card for each vaccine: its name above, its dates with their labels below. */
export const vaccineCards: Layout = {
  id: 'vaccine-cards',
  split: 'development',
  media: [...onDocuments, 'screenshot'],
  languages: everyLanguage,
  doseCount: [2, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const cards = draft.facts.pet.doses.map(
      (dose) => `<div class="box card"><b>${draft.vaccine(dose)}</b>
        <div>${draft.word('given')}: ${draft.given(dose)}</div><div>${draft.word('due')}: ${draft.due(dose)}</div>
        <div>${draft.word('lot')} ${draft.lot(dose)}</div><div>${dose.vet}</div></div>`,
    );
    return `${clinicHead(draft)}${patientLines(draft)}<div class="cards">${cards.join('')}</div>`;
  },
};
