import type { PrintLanguage } from '../date-style.ts';
import { type Draft, keptWhole } from '../draft.ts';
import type { Animal, GivenDose } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { speciesWord } from './parts.ts';
import { issueDay, unbroken } from './unseen-parts.ts';
import { unseenWordsOf } from './unseen-words.ts';

const overviewWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Vaccination overview of the household|First line of each cell',
  de: 'Impfübersicht des Haushalts|Erste Zeile jeder Zelle',
  fr: 'Vue d’ensemble des vaccins du foyer|Première ligne de chaque case',
  es: 'Resumen de vacunas del hogar|Primera línea de cada casilla',
  pt: 'Resumo de vacinas da casa|Primeira linha de cada célula',
  nl: 'Overzicht vaccinaties van het huishouden|Eerste regel van elk vak',
};

/** The days of one vaccine for one animal; a dash if it had none. */
function daysCell(draft: Draft, doses: readonly GivenDose[], until: string): string {
  if (doses.length === 0) return '<td>-</td>';
  const days = doses.map(
    (dose) =>
      `<div>${unbroken(draft.given(dose))}<br><span class="small">${keptWhole(`${until}: ${unbroken(draft.due(dose))}`)}</span></div>`,
  );
  return `<td>${days.join('')}</td>`;
}

/** One grid for two animals: a row for each vaccine, a column for each animal. */
export const animalColumns: Layout = {
  id: 'animal-columns',
  split: 'test',
  media: ['text', 'scan', 'photo', 'screenshot'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const [title, line] = overviewWords[facts.region.language].split('|');
    const animals = rng.shuffled([facts.pet, facts.other]);
    const doses = [...facts.pet.doses, ...facts.other.doses];
    const rows = [...Map.groupBy(doses, ({ name }) => name).values()].map((same) => {
      const cells = animals.map((animal) =>
        daysCell(
          draft,
          animal.doses.filter((dose) => same.includes(dose)),
          words.repeat,
        ),
      );
      return `<tr><td>${draft.vaccine(same)}</td>${cells.join('')}</tr>`;
    });
    const head = (animal: Animal) =>
      `<th>${keptWhole(animal.name)}<br><span class="small">${speciesWord(draft, animal)}, ${animal.breed}</span></th>`;
    const about = animals.map(
      (animal) =>
        `<span>${animal.name}: ${words.birth} ${draft.date(animal.bornOn)}, ${draft.word('microchip')} ${animal.microchip}</span>`,
    );
    return `<p><b class="big">${facts.clinic.name}</b> <span class="small">${draft.contact()}</span></p><h1>${title}</h1>
      <p>${words.keeper}: ${facts.owner.first} ${facts.owner.last} &nbsp; ${words.asOf}: ${draft.date(issueDay(draft))}</p>
      <p class="small">${about.join('<br>')}<br>${line}: ${words.injected}</p>
      <table class="lines"><tr><th style="width:34%">${words.product}</th>${animals.map(head).join('')}</tr>${rng.shuffled(rows).join('')}</table>`;
  },
};
