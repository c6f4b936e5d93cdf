import { addDays } from '@clearpaw/domain';
import type { PrintLanguage } from '../date-style.ts';
import { keptWhole } from '../draft.ts';
import { type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { issueDay, lastOfEach } from './unseen-parts.ts';
import { unseenWordsOf, wormerOf } from './unseen-words.ts';

/** Greeting; what it is about; last time; due; that nothing is on file; call to action. */
const cardWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Time for a check-up!|These are coming up for {pet}:|Last time|Due|no record here|Please call us to book.',
  de: 'Zeit für die Vorsorge!|Für {pet} steht an:|Zuletzt|Fällig|hier nicht erfasst|Bitte vereinbaren Sie einen Termin.',
  fr: "C'est le moment !|À prévoir pour {pet} :|Dernière fois|À faire avant le|rien au dossier|Merci de nous appeler.",
  es: '¡Toca revisión!|Pendiente para {pet}:|Última vez|Toca el|sin registro|Llámenos para pedir cita.',
  pt: 'Está na altura!|A seguir para {pet}:|Última vez|Até|sem registo|Contacte-nos para marcar.',
  nl: 'Tijd voor controle!|Voor {pet} staat gepland:|Vorige keer|Uiterlijk|niet bekend|Bel ons voor een afspraak.',
};

/** A postcard of a clinic: what is due, and when it was given last, in either order. */
export const checkUpCard: Layout = {
  id: 'check-up-card',
  split: 'test',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  page: [860, 600],
  draw(draft) {
    const { facts, rng } = draft;
    const words = cardWords[facts.region.language].replace('{pet}', facts.pet.name).split('|');
    const [greeting, about, last, due, none, call] = words;
    const order = rng.pick([
      [0, 1, 2],
      [1, 0, 2],
      [0, 2, 1],
      [2, 1, 0],
    ]);
    const row = (cells: readonly string[], tag: 'td' | 'th') =>
      `<tr>${order.map((at) => `<${tag}>${cells[at]}</${tag}>`).join('')}</tr>`;
    const rows = [
      ...lastOfEach(facts.pet).map((dose) => [draft.due(dose), draft.vaccine(dose), draft.given(dose)]),
      ['-', draft.trap(unusedVaccine(rng, facts)), keptWhole(none ?? '')],
      ['-', draft.trap(wormerOf(draft)), draft.date(facts.printedOn)],
    ];
    return `<div style="border:3px solid #4f7f72;border-radius:14px;padding:18px"><h1 style="color:#2f5f52">${greeting}</h1><p>${about}</p>
      <table>${row([due ?? '', draft.word('vaccine'), last ?? ''], 'th')}${rng
        .shuffled(rows)
        .map((cells) => row(cells, 'td'))
        .join('')}</table>
      <p>${call}</p><p class="right"><b>${facts.clinic.name}</b><br>${draft.contact()}</p></div>`;
  },
};

/** From; sent; subject; text before the list; due; last injection; appointment; text below. */
const mailWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'From|Sent|Subject|vaccination reminder|Our records show the following for {pet}:|due|last injected|Your next appointment|Unsubscribe from reminders',
  de: 'Von|Gesendet|Betreff|Impferinnerung|Für {pet} ist bei uns vermerkt:|fällig|zuletzt geimpft|Ihr nächster Termin|Erinnerungen abbestellen',
  fr: 'De|Envoyé|Objet|rappel de vaccination|Voici ce que nous avons au dossier de {pet} :|à refaire le|dernière injection|Votre prochain rendez-vous|Se désabonner des rappels',
  es: 'De|Enviado|Asunto|aviso de vacunación|En la ficha de {pet} consta:|toca el|última dosis|Su próxima cita|Cancelar los avisos',
  pt: 'De|Enviado|Assunto|aviso de vacinação|Na ficha de {pet} consta:|a repetir em|última dose|A sua próxima consulta|Cancelar avisos',
  nl: 'Van|Verzonden|Onderwerp|herinnering enting|Bij ons staat voor {pet}:|te herhalen op|laatst gegeven|Uw volgende afspraak|Herinneringen opzeggen',
};

/** A mail that was printed: one line of a list for each vaccine. */
export const reminderMail: Layout = {
  id: 'reminder-mail',
  split: 'test',
  media: ['text', 'scan', 'screenshot'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  page: [760, 620],
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const texts = mailWords[facts.region.language].replace('{pet}', facts.pet.name).split('|');
    const [from, sent, subject, about, intro, due, last, appointment, below] = texts;
    const isDueFirst = rng.isTrue(0.5);
    const mark = rng.pick(['•', '-', '*']);
    const item = (dose: GivenDose) => {
      const parts = [`${due} ${draft.due(dose)}`, `${last} ${draft.given(dose)}`];
      const [first, second] = isDueFirst ? parts : parts.reverse();
      return `<p style="margin:6px 0 6px 18px">${mark} <b>${draft.vaccine(dose)}</b>: ${first} (${second})</p>`;
    };
    const day = issueDay(draft);
    const time = `${rng.int(9, 17)}:${rng.pick(['00', '15', '30'])}`;
    const booked = facts.keepsOrderOpen
      ? ''
      : `<p>${appointment}: ${draft.date(addDays(day, rng.int(4, 40)))}, ${time}. ${words.doctor}: ${facts.clinic.vets[0]}</p>`;
    return `<p class="small"><b>${from}:</b> ${facts.clinic.name}<br><b>${sent}:</b> ${draft.date(day)} ${rng.int(8, 18)}:${rng.int(10, 59)}<br>
      <b>${subject}:</b> ${facts.pet.name}, ${about}</p><hr><p>${facts.owner.first} ${facts.owner.last},</p><p>${intro}</p>
      ${lastOfEach(facts.pet).map(item).join('')}
      ${booked}
      <p>${facts.clinic.name}<br>${draft.contact()}</p><p class="muted">${below}</p>`;
  },
};
