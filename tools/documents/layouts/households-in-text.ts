import { keptWhole } from '../draft.ts';
import type { Animal } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead, speciesWord } from './parts.ts';
import { givenSentences, untilSentences } from './prose.ts';
import { serviceLines } from './trap-lines.ts';

/** A vet's statement about two animals in sentences. */
export const householdStatement: Layout = {
  id: 'household-statement',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const { language } = facts.region;
    const paragraph = (animal: Animal) =>
      animal.doses.map((dose) => {
        const sentence = givenSentences[language](
          keptWhole(animal.name),
          draft.vaccine(dose),
          draft.given(dose),
        );
        return rng.isTrue(0.5) ? `${sentence} ${untilSentences[language](draft.due(dose))}` : sentence;
      });
    const said = [facts.pet, facts.other].map(paragraph);
    const isMixed = rng.isTrue(0.5);
    const paragraphs = isMixed ? [rng.shuffled(said.flat())] : rng.shuffled(said);
    return `${clinicHead(draft)}<p>${draft.date(facts.printedOn)}</p>
      ${paragraphs.map((lines) => `<p class="prose">${lines.join(' ')}</p>`).join('')}<p>${facts.clinic.vets[0]}</p>`;
  },
};

/** An invoice whose lines name the animal before or after what was done. */
export const householdInvoice: Layout = {
  id: 'household-invoice',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 3],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const isNameFirst = rng.isTrue(0.5);
    const price = () => draft.money(rng.int(900, 9900) / 100);
    const item = ({ name }: Animal, what: string) =>
      isNameFirst ? `${keptWhole(name)}: ${what}` : `${what} (${keptWhole(name)})`;
    const line = (day: string, what: string) =>
      `<tr><td>${day}</td><td>${what}</td><td class="right">${price()}</td></tr>`;
    const lines = [facts.pet, facts.other].flatMap((animal) => [
      ...animal.doses.map((dose) => line(draft.given(dose), item(animal, draft.vaccine(dose)))),
      ...serviceLines(draft, 2).map((what) =>
        line(draft.date(animal.doses[0]?.givenOn ?? facts.printedOn), item(animal, draft.trap(what))),
      ),
    ]);
    return `${clinicHead(draft)}<h1>${draft.word('invoice')} ${rng.int(10000, 99999)}</h1>
      <p>${facts.owner.first} ${facts.owner.last}</p><table class="plain"><tr><th>${draft.word('date')}</th>
      <th>${draft.word('description')}</th><th>${draft.word('amount')}</th></tr>${rng.shuffled(lines).join('')}</table>
      <p class="right">${draft.word('total')} ${price()}</p>`;
  },
};

/** A block of lines below each animal, introduced by a label and its species. */
export const householdVisits: Layout = {
  id: 'household-visits',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const block = (animal: Animal) => {
      const lines = animal.doses.map(
        (dose) =>
          `<p>${draft.given(dose)} – ${draft.vaccine(dose)} – ${draft.word('lot')} ${draft.lot(dose)}</p>`,
      );
      return `<p><b>${keptWhole(`${draft.word('patient')}: ${animal.name}, ${speciesWord(draft, animal)}`)}</b></p>${lines.join('')}`;
    };
    const { pet, other } = draft.facts;
    return `${clinicHead(draft)}${draft.rng.shuffled([pet, other]).map(block).join('')}`;
  },
};

/** Cards in any order, each with its animal in its first line. */
export const householdCards: Layout = {
  id: 'household-cards',
  split: 'development',
  media: [...onDocuments, 'screenshot'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { pet, other } = draft.facts;
    const isLabelled = draft.rng.isTrue(0.5);
    const cards = [pet, other].flatMap((animal) =>
      animal.doses.map(
        (
          dose,
        ) => `<div class="box card"><div>${keptWhole(isLabelled ? `${draft.word('patient')}: ${animal.name}` : animal.name)}</div>
          <b>${draft.vaccine(dose)}</b><div>${draft.word('given')}: ${draft.given(dose)}</div>
          <div>${draft.word('due')}: ${draft.due(dose)}</div></div>`,
      ),
    );
    return `${clinicHead(draft)}${draft.rng.shuffled(cards).join('')}`;
  },
};
