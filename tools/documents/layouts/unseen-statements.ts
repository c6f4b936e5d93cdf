import type { PrintLanguage } from '../date-style.ts';
import { unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { byHand } from './parts.ts';
import { dayAfter, issueDay } from './unseen-parts.ts';

interface Sentences {
  readonly title: string;
  /** With the days of birth and of the examination. */
  readonly opening: string;
  /** A dose each. */
  readonly doses: readonly string[];
  /** What was not given, with its name. */
  readonly missing: string;
  /** A blood sample, with its day. */
  readonly sample: string;
  readonly closing: string;
}

const sentences: Readonly<Record<PrintLanguage, Sentences>> = {
  en: {
    title: 'To whom it may concern',
    opening: 'I look after {pet}, born on {born}, and last examined this animal on {exam}.',
    doses: [
      'On {given} {pet} received {name} (lot {lot}), to be repeated by {due}.',
      '{name} was injected on {given}, lot number {lot}.',
      'A dose of {name} from {given} protects until {due}.',
    ],
    missing: '{name} has not been given so far.',
    sample: 'Blood for a rabies antibody test was taken on {day}.',
    closing: 'Please contact me with any questions.',
  },
  de: {
    title: 'Tierärztliche Bestätigung',
    opening: 'Ich betreue {pet}, geboren am {born}, und habe das Tier zuletzt am {exam} untersucht.',
    doses: [
      'Am {given} wurde {pet} geimpft: {name} (Charge {lot}), aufzufrischen bis {due}.',
      '{name} wurde am {given} injiziert, Chargennummer {lot}.',
      'Die Impfung {name} vom {given} schützt bis {due}.',
    ],
    missing: '{name} wurde bisher nicht geimpft.',
    sample: 'Blut für einen Tollwut-Antikörpertest wurde am {day} entnommen.',
    closing: 'Bei Fragen melden Sie sich bitte.',
  },
  fr: {
    title: 'Attestation du vétérinaire',
    opening: 'Je soigne {pet}, animal né le {born}, que j’ai examiné en dernier le {exam}.',
    doses: [
      'Le {given}, {pet} a reçu le vaccin {name} (lot {lot}), à renouveler avant le {due}.',
      '{name} : injection faite le {given}, lot {lot}.',
      'Le vaccin {name}, injecté le {given}, protège jusqu’au {due}.',
    ],
    missing: 'Le vaccin {name} n’a pas été fait à ce jour.',
    sample: 'Le sang pour un dosage des anticorps de la rage a été prélevé le {day}.',
    closing: 'Je reste à votre disposition.',
  },
  es: {
    title: 'Informe veterinario',
    opening: 'Atiendo a {pet}, animal nacido el {born}, que examiné por última vez el {exam}.',
    doses: [
      'El {given} {pet} recibió la vacuna {name} (lote {lot}), que debe repetirse antes del {due}.',
      '{name}: inyección puesta el {given}, lote {lot}.',
      'La vacuna {name}, puesta el {given}, protege hasta el {due}.',
    ],
    missing: 'Hasta ahora no se ha puesto {name}.',
    sample: 'La sangre para medir anticuerpos de la rabia se tomó el {day}.',
    closing: 'Quedo a su disposición.',
  },
  pt: {
    title: 'Declaração do médico veterinário',
    opening: 'Acompanho {pet}, animal nascido em {born}, que examinei pela última vez em {exam}.',
    doses: [
      'Em {given}, {pet} recebeu a vacina {name} (lote {lot}), a repetir até {due}.',
      '{name}: injeção dada em {given}, lote {lot}.',
      'A vacina {name}, dada em {given}, protege até {due}.',
    ],
    missing: 'Até agora não foi dada {name}.',
    sample: 'O sangue para medir anticorpos da raiva foi colhido em {day}.',
    closing: 'Fico ao dispor.',
  },
  nl: {
    title: 'Verklaring van de dierenarts',
    opening: 'Ik behandel {pet}, geboren op {born}, en onderzocht het dier voor het laatst op {exam}.',
    doses: [
      'Op {given} kreeg {pet} het vaccin {name} (lot {lot}), te herhalen vóór {due}.',
      '{name}: ingespoten op {given}, lot {lot}.',
      'Het vaccin {name}, gegeven op {given}, beschermt tot {due}.',
    ],
    missing: '{name} is tot nu toe niet gegeven.',
    sample: 'Bloed voor een test op antistoffen tegen rabiës is afgenomen op {day}.',
    closing: 'Neem bij vragen contact op.',
  },
};

/** Each value is printed only where the sentence has room for it. */
function said(sentence: string, values: Readonly<Record<string, () => string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key]?.() ?? '');
}

/** What a vet writes about an animal in free text. */
export const vetStatement: Layout = {
  id: 'vet-statement',
  split: 'test',
  media: ['text', 'scan', 'fax', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const { pet } = facts;
    const own = sentences[facts.region.language];
    const day = issueDay(draft);
    const doses = pet.doses.map((dose) =>
      said(rng.pick(own.doses), {
        pet: () => pet.name,
        name: () => draft.vaccine(dose),
        given: () => draft.given(dose),
        due: () => draft.due(dose),
        lot: () => draft.lot(dose),
      }),
    );
    const opening = said(own.opening, {
      pet: () => pet.name,
      born: () => draft.date(pet.bornOn),
      exam: () => draft.date(day),
    });
    const missing = draft.trap(own.missing.replace('{name}', unusedVaccine(rng, facts)));
    const sampled = dayAfter(draft, pet.doses[0]?.givenOn ?? day, rng.int(0, 60));
    const sample = rng.isTrue(0.4) ? said(own.sample, { day: () => draft.date(sampled) }) : '';
    return `<p><b>${facts.clinic.name}</b><br><span class="small">${draft.contact()}</span></p><p class="right">${draft.date(day)}</p>
      <p><b>${own.title}</b></p><p class="prose">${opening} ${doses.join(' ')}</p>
      <p class="prose">${rng.shuffled([missing, sample]).join(' ')} ${own.closing}</p><p style="margin-top:40px">${byHand(facts.clinic.vets[0] ?? '')}<br>${facts.clinic.vets[0]}, ${draft.word('vet')}</p>`;
  },
};
