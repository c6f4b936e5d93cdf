import type { PrintLanguage } from '../date-style.ts';
import type { Draft } from '../draft.ts';

/** Lines of invoices that name a disease or a vaccine without a dose. */
const services: Readonly<Record<PrintLanguage, string>> = {
  en: 'Wellness exam|Heartworm test|FeLV/FIV combo test|Fecal exam|Lyme booster - DECLINED|Nail trim|Rabies tag replacement|Parvo antigen test|Deworming (pyrantel)|Vaccine titer DHPP|NexGard 3 pack|Bordetella vaccine - declined by owner',
  de: 'Allgemeine Untersuchung|FeLV/FIV-Schnelltest|Entwurmung Milbemax|Kotuntersuchung|Tollwut-Titerbestimmung|Krallen kürzen|Borreliose-Test',
  fr: 'Consultation|Test FeLV/FIV|Vermifuge Milbemax|Titrage antirabique|Coupe de griffes|Test leishmaniose',
  es: 'Consulta|Test leishmania|Desparasitación interna|Test FeLV/FIV|Titulación de rabia|Corte de uñas',
  pt: 'Consulta|Teste de leishmaniose|Desparasitação interna|Teste FeLV/FIV|Titulação da raiva|Corte de unhas',
  nl: 'Consult|FeLV/FIV-test|Ontworming Milbemax|Titerbepaling hondsdolheid|Nagels knippen',
};

/** Up to the given number of lines that are not doses. */
export function serviceLines({ rng, facts }: Draft, count: number): string[] {
  return rng.shuffled(services[facts.region.language].split('|')).slice(0, rng.int(2, count));
}

/** A sentence that speaks of a vaccine that was not given. `name` is that vaccine. */
export function notGivenSentence({ rng, facts }: Draft, name: string): string {
  const sentences: Readonly<Record<PrintLanguage, readonly string[]>> = {
    en: [
      `${name} was declined today.`,
      `${name} was not given because of a fever.`,
      `We recommend ${name} at the next visit.`,
      `Exempt from ${name} for medical reasons.`,
    ],
    de: [
      `Die Impfung ${name} wurde heute nicht durchgeführt.`,
      `${name} wurde vom Besitzer abgelehnt.`,
      `${name} ist beim nächsten Besuch geplant.`,
    ],
    fr: [
      `Le vaccin ${name} n'a pas été administré.`,
      `${name} refusé par le propriétaire.`,
      `${name} est prévu à la prochaine visite.`,
    ],
    es: [
      `No se administró ${name}.`,
      `${name} rechazada por el propietario.`,
      `Se recomienda ${name} en la próxima visita.`,
    ],
    pt: [
      `A vacina ${name} não foi administrada.`,
      `${name} recusada pelo proprietário.`,
      `Recomenda-se ${name} na próxima visita.`,
    ],
    nl: [
      `${name} is vandaag niet gegeven.`,
      `${name} is door de eigenaar geweigerd.`,
      `${name} staat gepland voor het volgende bezoek.`,
    ],
  };
  return rng.pick(sentences[facts.region.language]);
}
