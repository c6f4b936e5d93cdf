import type { Language } from '../date-style.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead } from './parts.ts';

const dueSentences: Readonly<Record<Language, (pet: string, name: string, day: string) => string>> = {
  en: (pet, name, day) => `${pet} is due for ${name} on ${day}.`,
  de: (pet, name, day) => `Für ${pet} ist die Impfung ${name} am ${day} fällig.`,
  fr: (pet, name, day) => `Le rappel ${name} de ${pet} est à faire le ${day}.`,
  es: (pet, name, day) => `A ${pet} le toca la vacuna ${name} el ${day}.`,
  pt: (pet, name, day) => `${pet} deve receber a vacina ${name} em ${day}.`,
  nl: (pet, name, day) => `${pet} moet op ${day} worden gevaccineerd met ${name}.`,
};

/** A postcard that says what is due: no dose. */
export const reminderCard: Layout = {
  id: 'reminder-card',
  split: 'development',
  media: [...onDocuments, 'screenshot'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts } = draft;
    const lines = facts.pet.doses.map((dose) => {
      const sentence = dueSentences[facts.region.language];
      return `<p>${sentence(facts.pet.name, draft.trap(dose.name), draft.due(dose))}</p>`;
    });
    return `${clinicHead(draft)}<p>${facts.owner.first} ${facts.owner.last},</p>${lines.join('')}<p>${draft.phone()}</p>`;
  },
};
