import type { Language } from '../date-style.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead } from './parts.ts';
import { notGivenSentence } from './trap-lines.ts';

const givenSentences: Readonly<Record<Language, (pet: string, name: string, day: string) => string>> = {
  en: (pet, name, day) => `${pet} received ${name} on ${day}.`,
  de: (pet, name, day) => `${pet} wurde am ${day} mit ${name} geimpft.`,
  fr: (pet, name, day) => `${pet} a reçu le vaccin ${name} le ${day}.`,
  es: (pet, name, day) => `${pet} recibió la vacuna ${name} el ${day}.`,
  pt: (pet, name, day) => `${pet} recebeu a vacina ${name} em ${day}.`,
  nl: (pet, name, day) => `${pet} is op ${day} gevaccineerd met ${name}.`,
};
const untilSentences: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `The next dose is due by ${day}.`,
  de: (day) => `Die nächste Impfung ist am ${day} fällig.`,
  fr: (day) => `Le prochain rappel est à faire le ${day}.`,
  es: (day) => `La próxima dosis corresponde el ${day}.`,
  pt: (day) => `A próxima dose é devida em ${day}.`,
  nl: (day) => `De volgende vaccinatie is nodig op ${day}.`,
};

/** Sentences of a vet, one of them about what was not done. */
export const clinicStatement: Layout = {
  id: 'clinic-statement',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const { language } = facts.region;
    const isOneMissing = facts.pet.doses.length > 1;
    const missing = isOneMissing ? facts.pet.doses[0] : undefined;
    const doses = facts.pet.doses.slice(isOneMissing ? 1 : 0);
    const said = doses.map((dose) => {
      const sentence = givenSentences[language](facts.pet.name, draft.vaccine(dose), draft.given(dose));
      return rng.isTrue(0.6) ? `${sentence} ${untilSentences[language](draft.due(dose))}` : sentence;
    });
    const lines = missing ? [...said, draft.trap(notGivenSentence(draft, missing.name))] : said;
    return `${clinicHead(draft)}<p>${draft.date(facts.printedOn)}</p>
      <p class="prose">${rng.shuffled(lines).join(' ')}</p><p>${facts.clinic.vets[0]}</p>`;
  },
};
