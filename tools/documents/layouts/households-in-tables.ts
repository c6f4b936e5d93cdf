import { type Draft, keptWhole } from '../draft.ts';
import type { Animal, GivenDose } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, patientLines, signatureLine, speciesWord, tableOf } from './parts.ts';

/** The two animals in any order; a name that cropping removed would leave rows without an animal. */
function bothOf({ facts, rng }: Draft): readonly Animal[] {
  return rng.shuffled([facts.pet, facts.other]);
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** One table in which a row with the name begins each animal's part. */
export const householdBands: Layout = {
  id: 'household-bands',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  canKeepOrderOpen: true,
  draw(draft) {
    const { owner } = draft.facts;
    const isSpeciesShown = draft.rng.isTrue(0.6);
    const part = (animal: Animal) => {
      const about = isSpeciesShown ? ` (${speciesWord(draft, animal)}, ${animal.breed})` : '';
      const doses = animal.doses.map((dose) =>
        row([draft.vaccine(dose), draft.given(dose), draft.due(dose), draft.lot(dose)]),
      );
      return `<tr><td colspan="4"><b>${keptWhole(animal.name + about)}</b></td></tr>${doses.join('')}`;
    };
    const head = (['vaccine', 'given', 'due', 'lot'] as const).map((key) => `<th>${draft.word(key)}</th>`);
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1><p>${draft.word('owner')}: ${owner.first} ${owner.last}</p>
      <table class="lines"><tr>${head.join('')}</tr>${bothOf(draft).map(part).join('')}</table>${signatureLine(draft)}`;
  },
};

/** A list of rows in which only the number of the chip shows whose they are; the animals are named above. */
export const householdChips: Layout = {
  id: 'household-chips',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const animals = bothOf(draft);
    const named = animals.map((animal) => `<p>${animal.name}: ${keptWhole(animal.microchip)}</p>`);
    const rows = animals.flatMap((animal) =>
      animal.doses.map((dose) =>
        row([keptWhole(animal.microchip), draft.given(dose), draft.vaccine(dose), draft.lot(dose)]),
      ),
    );
    const head = (['microchip', 'given', 'vaccine', 'lot'] as const).map(
      (key) => `<th>${draft.word(key)}</th>`,
    );
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${named.join('')}
      <table class="zebra"><tr>${head.join('')}</tr>${draft.rng.shuffled(rows).join('')}</table>`;
  },
};

/** The animals beside each other: every name above its own table. */
export const householdHalves: Layout = {
  id: 'household-halves',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  page: [1000, 720],
  draw(draft) {
    const isLabelled = draft.rng.isTrue(0.5);
    const half = (animal: Animal) => {
      const columns = [
        [draft.word('vaccine'), (dose: GivenDose) => draft.vaccine(dose)],
        [draft.word('given'), (dose: GivenDose) => draft.given(dose)],
        [draft.word('due'), (dose: GivenDose) => draft.due(dose)],
      ] as const;
      const name = isLabelled ? `${draft.word('patient')}: ${animal.name}` : animal.name;
      return `<div><h2>${keptWhole(name)}</h2><p>${speciesWord(draft, animal)}, ${animal.breed}<br>${draft.word('microchip')}: ${animal.microchip}</p>
        ${tableOf(columns, animal.doses, 'plain')}</div>`;
    };
    return `${clinicHead(draft)}<div class="halves">${bothOf(draft).map(half).join('')}</div>`;
  },
};

/** A page for each animal, as two certificates in one file. */
export const householdPages: Layout = {
  id: 'household-pages',
  split: 'development',
  media: ['text', 'scan'],
  languages: everyLanguage,
  doseCount: [1, 4],
  draw(draft) {
    const page = (animal: Animal) => {
      const columns = [
        [draft.word('given'), (dose: GivenDose) => draft.given(dose)],
        [draft.word('vaccine'), (dose: GivenDose) => draft.vaccine(dose)],
        [draft.word('due'), (dose: GivenDose) => draft.due(dose)],
        [draft.word('lot'), (dose: GivenDose) => draft.lot(dose)],
      ] as const;
      return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft, animal)}
        ${tableOf(columns, animal.doses, 'lines')}${signatureLine(draft)}`;
    };
    return bothOf(draft).map(page);
  },
};

/** A certificate of another animal that was uploaded for this one: no dose. */
export const certificateOfOther: Layout = {
  id: 'certificate-of-other',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { other } = draft.facts;
    const columns = [
      [draft.word('vaccine'), (dose: GivenDose) => draft.vaccine(dose)],
      [draft.word('given'), (dose: GivenDose) => draft.given(dose)],
      [draft.word('due'), (dose: GivenDose) => draft.due(dose)],
    ] as const;
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${keptWhole(patientLines(draft, other))}
      ${tableOf(columns, other.doses, 'lines')}${signatureLine(draft)}`;
  },
};

/** A list for two animals that does not say which row is whose: every row has to be asked. */
export const householdUnclear: Layout = {
  id: 'household-unclear',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts, rng } = draft;
    const animals = bothOf(draft);
    const rows = animals.flatMap(({ doses }) =>
      doses.map(({ name, givenOn, dueOn }) =>
        row([draft.trap(name), draft.date(givenOn), draft.date(dueOn)]),
      ),
    );
    const names = keptWhole(animals.map(({ name }) => name).join(', '));
    return `${clinicHead(draft)}<p>${draft.word('owner')}: ${facts.owner.first} ${facts.owner.last}<br>${draft.word('patient')}: ${names}</p>
      <table class="lines"><tr><th>${draft.word('vaccine')}</th><th>${draft.word('given')}</th><th>${draft.word('due')}</th></tr>
      ${rng.shuffled(rows).join('')}</table>`;
  },
};
