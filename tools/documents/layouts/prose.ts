import type { PrintLanguage } from '../date-style.ts';
import { dosesOfOneVisit, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead } from './parts.ts';
import { notGivenSentence } from './trap-lines.ts';

export const givenSentences: Readonly<
  Record<PrintLanguage, (pet: string, name: string, day: string) => string>
> = {
  en: (pet, name, day) => `${pet} received ${name} on ${day}.`,
  de: (pet, name, day) => `${pet} wurde am ${day} mit ${name} geimpft.`,
  fr: (pet, name, day) => `${pet} a reçu le vaccin ${name} le ${day}.`,
  es: (pet, name, day) => `${pet} recibió la vacuna ${name} el ${day}.`,
  pt: (pet, name, day) => `${pet} recebeu a vacina ${name} em ${day}.`,
  nl: (pet, name, day) => `${pet} is op ${day} gevaccineerd met ${name}.`,
};
export const untilSentences: Readonly<Record<PrintLanguage, (day: string) => string>> = {
  en: (day) => `The next dose is due by ${day}.`,
  de: (day) => `Die nächste Impfung ist am ${day} fällig.`,
  fr: (day) => `Le prochain rappel est à faire le ${day}.`,
  es: (day) => `La próxima dosis corresponde el ${day}.`,
  pt: (day) => `A próxima dose é devida em ${day}.`,
  nl: (day) => `De volgende vaccinatie is nodig op ${day}.`,
};

export const todaySentences: Readonly<Record<PrintLanguage, (pet: string, names: string) => string>> = {
  en: (pet, names) => `Today ${pet} was vaccinated with ${names}.`,
  de: (pet, names) => `${pet} wurde heute geimpft: ${names}.`,
  fr: (pet, names) => `${pet} a été vacciné aujourd'hui : ${names}.`,
  es: (pet, names) => `Hoy ${pet} ha recibido: ${names}.`,
  pt: (pet, names) => `Hoje ${pet} recebeu: ${names}.`,
  nl: (pet, names) => `${pet} is vandaag gevaccineerd met ${names}.`,
};

/** A vet's statement in sentences, one of them about something that was not done. */
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

/** A note for the owner after a visit: sentences in which "today" is the day above. */
export const dischargeNote: Layout = {
  id: 'discharge-note',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 4],
  draw(draft) {
    const { facts, rng } = draft;
    const doses = dosesOfOneVisit(facts.pet);
    const names = doses.map((dose) => draft.vaccine(dose)).join(', ');
    const planned = draft.trap(notGivenSentence(draft, unusedVaccine(rng, facts)));
    const said = todaySentences[facts.region.language](facts.pet.name, names);
    return `${clinicHead(draft)}<h1>${facts.pet.name}</h1><p>${draft.word('date')}: ${draft.given(doses)}</p>
      <p class="prose">${said} ${planned}</p><p>${facts.clinic.vets[0]} · ${draft.phone()}</p>`;
  },
};
