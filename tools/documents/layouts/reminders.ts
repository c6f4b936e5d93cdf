import type { PrintLanguage } from '../date-style.ts';
import { unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead } from './parts.ts';

const dueSentences: Readonly<Record<PrintLanguage, (pet: string, name: string, day: string) => string>> = {
  en: (pet, name, day) => `${pet} is due for ${name} on ${day}.`,
  de: (pet, name, day) => `Für ${pet} ist die Impfung ${name} am ${day} fällig.`,
  fr: (pet, name, day) => `Le rappel ${name} de ${pet} est à faire le ${day}.`,
  es: (pet, name, day) => `A ${pet} le toca la vacuna ${name} el ${day}.`,
  pt: (pet, name, day) => `${pet} deve receber a vacina ${name} em ${day}.`,
  nl: (pet, name, day) => `${pet} moet op ${day} worden gevaccineerd met ${name}.`,
};

/** A postcard that lists due vaccinations: no dose. */
export const reminderCard: Layout = {
  id: 'reminder-card',
  split: 'development',
  media: [...onDocuments, 'screenshot'],
  languages: everyLanguage,
  doseCount: [1, 3],
  page: [794, 560],
  draw(draft) {
    const { facts } = draft;
    const lines = facts.pet.doses.map((dose) => {
      const sentence = dueSentences[facts.region.language];
      return `<p>${sentence(facts.pet.name, draft.trap(dose.name), draft.due(dose))}</p>`;
    });
    return `${clinicHead(draft)}<p>${facts.owner.first} ${facts.owner.last},</p>${lines.join('')}<p>${draft.phone()}</p>`;
  },
};

/** A table of overdue vaccinations for two animals: no dose. */
export const overdueNotice: Layout = {
  id: 'overdue-notice',
  split: 'development',
  media: ['text', 'scan', 'photo', 'screenshot'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts } = draft;
    const rows = [facts.pet, facts.other].flatMap((animal) =>
      animal.doses.map(
        (dose) =>
          `<tr><td>${animal.name}</td><td>${draft.trap(dose.name)}</td><td>${draft.due(dose)}</td></tr>`,
      ),
    );
    return `${clinicHead(draft)}<p>${draft.date(facts.printedOn)}</p><p>${facts.owner.first} ${facts.owner.last}</p>
      <table class="plain"><tr><th>${draft.word('patient')}</th><th>${draft.word('vaccine')}</th><th>${draft.word('due')}</th></tr>${rows.join('')}</table>`;
  },
};

/** Text messages on a phone, one of which names a due vaccination: no dose. */
export const textMessages: Layout = {
  id: 'text-messages',
  split: 'development',
  media: ['screenshot'],
  languages: everyLanguage,
  doseCount: [1, 2],
  page: [390, 700],
  draw(draft) {
    const { facts, rng } = draft;
    const sentence = dueSentences[facts.region.language];
    const due = facts.pet.doses.map((dose) =>
      sentence(facts.pet.name, draft.trap(dose.name), draft.due(dose)),
    );
    const extra =
      facts.region.language === 'en' ? `We can also offer ${draft.trap(unusedVaccine(rng, facts))}.` : '';
    return `<p class="muted" style="text-align:center">${facts.clinic.name}</p>
      ${due.map((line) => `<div class="bubble">${line}</div>`).join('')}<div class="bubble">${extra} ${draft.phone()}</div>`;
  },
};
