import type { Animal } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, patientLines } from './parts.ts';

/** Two animals in one table, named in a column. */
export const householdTable: Layout = {
  id: 'household-table',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const rows = [facts.pet, facts.other].flatMap((animal) =>
      animal.doses.map(
        (dose) =>
          `<tr><td>${animal.name}</td><td>${draft.vaccine(dose)}</td><td>${draft.given(dose)}</td><td>${draft.due(dose)}</td></tr>`,
      ),
    );
    return `${clinicHead(draft)}<p>${draft.word('owner')}: ${facts.owner.first} ${facts.owner.last}</p><table class="lines"><tr>
      <th>${draft.word('patient')}</th><th>${draft.word('vaccine')}</th><th>${draft.word('given')}</th><th>${draft.word('due')}</th></tr>
      ${rng.shuffled(rows).join('')}</table>`;
  },
};

/** Two animals one below the other, each with a separate table. */
export const householdSections: Layout = {
  id: 'household-sections',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  canKeepOrderOpen: true,
  draw(draft) {
    const section = (animal: Animal) => {
      const rows = animal.doses.map(
        (dose) =>
          `<tr><td>${draft.vaccine(dose)}</td><td>${draft.given(dose)}</td><td>${draft.due(dose)}</td><td>${draft.lot(dose)}</td></tr>`,
      );
      return `<h2>${animal.name}</h2>${patientLines(draft, animal)}<table class="plain"><tr><th>${draft.word('vaccine')}</th>
        <th>${draft.word('given')}</th><th>${draft.word('due')}</th><th>${draft.word('lot')}</th></tr>${rows.join('')}</table>`;
    };
    const { pet, other } = draft.facts;
    return `${clinicHead(draft)}${draft.rng.shuffled([pet, other]).map(section).join('')}`;
  },
};
