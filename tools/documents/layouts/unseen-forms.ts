import { addDays } from '@clearpaw/domain';
import type { PrintLanguage } from '../date-style.ts';
import { type Draft, keptWhole } from '../draft.ts';
import { dosesOfOneVisit, type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { speciesWord } from './parts.ts';
import {
  boxedStyle,
  boxesCaption,
  checkBox,
  dayAfter,
  emptyBoxes,
  formStyle,
  inBoxes,
  issueDay,
  lastOfEach,
  preprinted,
  typedIn,
  vialEnd,
} from './unseen-parts.ts';
import { unseenWordsOf } from './unseen-words.ts';

/** A cell of a form: a small caption, below it the entry. */
function captioned(caption: string, entry: string, width: number): string {
  return `<div style="grid-column:span ${width};border:1px solid #333;margin:0 -1px -1px 0;padding:2px 6px 5px"><small>${caption}</small><br>${entry}</div>`;
}

/** What the certificate states about the animal. */
function animalCells({ facts, rng }: Draft): string {
  const { pet } = facts;
  const ticks = (options: readonly (readonly [string, boolean])[]) =>
    options.map(([label, isSet]) => `${checkBox(isSet)}${label}`).join(' &nbsp; ');
  const isDog = pet.species === 'dog';
  const isGrown = rng.isTrue(0.8);
  return [
    captioned(
      'SPECIES',
      ticks([
        ['Dog', isDog],
        ['Cat', !isDog],
        ['Ferret', false],
        ['Other', false],
      ]),
      7,
    ),
    captioned(
      'SEX',
      ticks([
        ['M', pet.isMale],
        ['F', !pet.isMale],
        ['Neutered', rng.isTrue(0.6)],
      ]),
      5,
    ),
    captioned(
      'AGE',
      ticks([
        ['3 to 12 months', !isGrown],
        ['12 months or older', isGrown],
      ]),
      7,
    ),
    captioned('ANIMAL NAME', typedIn(pet.name), 5),
    captioned('PREDOMINANT BREED', typedIn(pet.breed), 7),
    captioned('COLORS / MARKINGS', typedIn(pet.color), 5),
    captioned('RABIES TAG NO.', typedIn(facts.tag), 5),
    captioned('MICROCHIP NO.', typedIn(pet.microchip), 7),
  ].join('');
}

/** A certificate in the style of the public health veterinarians' form 51. */
export const formFiftyOne: Layout = {
  id: 'form-fifty-one',
  split: 'test',
  media: ['form', 'text', 'scan', 'fax'],
  languages: ['en'],
  isOnlyRabies: true,
  doseCount: [1, 1],
  dateStyles: ['MM/DD/YYYY', 'M/D/YYYY', 'MMM D, YYYY'],
  page: [816, 1056],
  draw(draft) {
    const { facts, rng } = draft;
    const [dose] = facts.pet.doses as [GivenDose];
    const { owner, region } = facts;
    const isFirst = rng.isTrue(0.4);
    const years = dose.vaccine.months / 12;
    const licensed = [1, 3].map((year) => `${checkBox(year === years)}${year} yr`).join(' &nbsp; ');
    const isDueFirst = rng.isTrue(0.35);
    const days = [
      captioned('<b>DATE VACCINATED</b>', `<b>${draft.given(dose)}</b>`, 6),
      captioned('<b>NEXT VACCINATION DUE BY</b>', `<b>${draft.due(dose)}</b>`, 6),
    ];
    return `${formStyle}<h1 style="letter-spacing:.06em">RABIES VACCINATION CERTIFICATE</h1>
      <p class="small">Form 51 &nbsp;·&nbsp; Copies to owner, veterinarian and animal control. Print in ink or type.</p>
      <div style="display:grid;grid-template-columns:repeat(12,1fr)">
      ${captioned("OWNER'S LAST NAME", typedIn(owner.last), 5)}${captioned('FIRST', typedIn(owner.first), 4)}${captioned('M.I.', typedIn(rng.pick(['', 'J', 'R'])), 3)}
      ${captioned('NO. AND STREET', typedIn(rng.pick(region.streets)), 8)}${captioned('DATE ISSUED', draft.date(dayAfter(draft, dose.givenOn, rng.int(0, 9))), 4)}
      ${animalCells(draft)}${(isDueFirst ? days.reverse() : days).join('')}
      ${captioned('PRODUCT NAME', draft.vaccine(dose, dose.product), 5)}${captioned('MANUFACTURER (first 3)', typedIn(dose.vaccine.maker.slice(0, 3).toUpperCase()), 3)}
      ${captioned('LICENSED FOR', licensed, 4)}
      ${captioned('VACCINE SERIAL (LOT) NO.', draft.lot(dose), 5)}${captioned('SERIAL EXPIRES', typedIn(vialEnd(draft, dose)), 3)}
      ${captioned('', `${checkBox(isFirst)}Initial &nbsp; ${checkBox(!isFirst)}Booster`, 4)}
      ${captioned('VETERINARIAN', typedIn(dose.vet), 5)}${captioned('LICENSE NO.', typedIn(facts.clinic.licence), 3)}${captioned('SIGNATURE', '&nbsp;', 4)}
      ${captioned('ADDRESS AND TELEPHONE', draft.contact(), 12)}</div>`;
  },
};

const kennelWords = {
  en: 'Boarding check-in sheet|Last given|Expires|Guest|Check-in|Pick-up|Feeding|Medication|Other|Vaccine|Emergency vet',
  fr: "Pension : fiche d'arrivée|Dernière injection|Valable jusqu'au|Pensionnaire|Arrivée|Départ|Repas|Traitement|Autre|Vaccin|Vétérinaire",
  nl: 'Pension: intakeformulier|Laatst gegeven|Geldig tot|Gast|Aankomst|Vertrek|Voer|Medicatie|Overig|Vaccin|Dierenarts',
};

/** A boarding kennel's sheet for a guest: a grid in which the usual vaccines are printed, with fields beside them. */
export const kennelGrid: Layout = {
  id: 'kennel-grid',
  split: 'test',
  media: ['form', 'text', 'scan', 'photo'],
  languages: ['en', 'fr', 'nl'],
  doseCount: [2, 5],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const { pet, owner } = facts;
    const words = kennelWords[facts.region.language as keyof typeof kennelWords].split('|');
    const [title, given, due, guest, arrival, departure, food, medication, other, vaccine, vet] = words;
    const doses = lastOfEach(pet);
    const typed = doses.length > 1 ? doses.at(-1) : undefined;
    const isDueFirst = rng.isTrue(0.5);
    const row = (name: string, givenOn: string, dueOn: string, by: string) =>
      `<tr>${[name, ...(isDueFirst ? [dueOn, givenOn] : [givenOn, dueOn]), by].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const rows = doses
      .filter((dose) => dose !== typed)
      .map((dose) =>
        row(preprinted(draft.vaccine(dose)), draft.given(dose), draft.due(dose), typedIn(`Dr. ${dose.vet}`)),
      );
    const empty = row(draft.trap(unusedVaccine(rng, facts)), typedIn(''), typedIn(''), typedIn(''));
    const last = typed
      ? row(
          `${other}: ${draft.vaccine(typed)}`,
          draft.given(typed),
          draft.due(typed),
          typedIn(`Dr. ${typed.vet}`),
        )
      : row(`${other}:`, typedIn(''), typedIn(''), typedIn(''));
    const day = issueDay(draft);
    const leaving = facts.keepsOrderOpen ? '' : `${departure}: ${draft.date(addDays(day, rng.int(2, 14)))}`;
    return `${formStyle}<h1 style="background:#dfe7ee;padding:8px">${title}</h1>
      <div class="halves"><p>${guest}: <b>${typedIn(pet.name)}</b></p><p>${draft.word('owner')}: ${typedIn(`${owner.first} ${owner.last}`)}</p>
      <p>${arrival}: ${draft.date(day)}</p><p>${leaving}</p><p>${draft.word('breed')}: ${typedIn(pet.breed)}</p><p>${draft.word('born')}: ${draft.date(pet.bornOn)}</p></div>
      <table class="lines"><tr>${[vaccine, ...(isDueFirst ? [due, given] : [given, due]), vet].map((label) => `<th style="background:#eee">${label}</th>`).join('')}</tr>
      ${rng.shuffled([...rows, empty]).join('')}${last}</table>
      <table class="lines"><tr><td>${food}</td><td>${typedIn(`${rng.int(1, 3)} x ${rng.int(60, 220)} g`)}</td></tr>
      <tr><td>${medication}</td><td><span data-fill>${draft.trap('Metacam')}</span> ${typedIn(`${rng.int(7, 9)}:00`)}</td></tr></table>
      <p>${draft.word('signature')} ____________________</p><p class="small">${draft.contact()}</p>`;
  },
};

/** Title; part about the vaccination; that every vaccine of the day is to be ticked; day of the entry; register. */
const registerWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Register of dogs and cats: vaccination report|Vaccination|Tick every vaccine that was given on this day.|Date of entry|Register no.',
  de: 'Hunde- und Katzenregister: Impfmeldung|Impfung|Alle an diesem Tag verabreichten Impfungen ankreuzen.|Tag des Eintrags|Register-Nr.',
  fr: "Registre communal des chiens et chats : déclaration|Vaccination|Cocher chaque vaccin injecté ce jour-là.|Date d'inscription|N° de registre",
  es: 'Censo municipal de perros y gatos: declaración|Vacunación|Marque cada vacuna puesta ese día.|Fecha de inscripción|N.º de censo',
  pt: 'Registo municipal de cães e gatos: declaração|Vacinação|Assinale cada vacina dada nesse dia.|Data de inscrição|N.º de registo',
  nl: 'Gemeentelijk register honden en katten: opgave|Vaccinatie|Kruis elk vaccin aan dat op deze dag is gegeven.|Datum van inschrijving|Registernr.',
};

/** A municipality's report: one day in boxes, a list of vaccines to tick, and for each the day until which it lasts. */
export const municipalReport: Layout = {
  id: 'municipal-report',
  split: 'test',
  media: ['form', 'text', 'scan', 'turned'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts, rng } = draft;
    const { pet, owner } = facts;
    const words = unseenWordsOf(draft);
    const [title, part, hint, entry, register] = registerWords[facts.region.language].split('|');
    const doses = dosesOfOneVisit(pet);
    const style = boxedStyle(facts.region);
    const caption = `<small>${boxesCaption(draft)}</small>`;
    const others = [
      ...new Set([unusedVaccine(rng, facts), unusedVaccine(rng, facts), unusedVaccine(rng, facts)]),
    ];
    const row = (isSet: boolean, name: string, until: string) =>
      `<tr><td>${keptWhole(checkBox(isSet))}${preprinted(name)}</td><td>${words.repeat}</td><td>${until}</td></tr>`;
    const rows = [
      ...doses.map((dose) => row(true, draft.vaccine(dose), inBoxes(draft.due(dose, style)))),
      ...others.map((name) => row(false, draft.trap(name), emptyBoxes)),
    ];
    const [first] = doses as [GivenDose];
    return `${formStyle}<p class="small right">${draft.contact()}</p><h1>${title}</h1>
      <div class="box"><b>A</b> &nbsp; ${words.keeper}: ${typedIn(`${owner.first} ${owner.last}`)} &nbsp; ${words.called}: ${typedIn(pet.name)}<br>
      ${checkBox(pet.species === 'dog')}${speciesWord(draft, { ...pet, species: 'dog' })} &nbsp; ${checkBox(pet.species === 'cat')}${speciesWord(draft, { ...pet, species: 'cat' })}
      &nbsp; ${draft.word('microchip')}: ${typedIn(pet.microchip)}<br>
      <p>${words.birth}: ${inBoxes(draft.date(pet.bornOn, style))} ${caption}</p></div>
      <div class="box"><b>B</b> &nbsp; ${part}<p>${words.injected}: ${inBoxes(draft.given(doses, style))} ${caption}</p>
      <p class="small">${hint}</p><table>${rng.shuffled(rows).join('')}</table></div>
      <div class="box" style="background:#f1f1f1"><b>C</b> &nbsp; ${entry}: ${inBoxes(draft.date(dayAfter(draft, first.givenOn, rng.int(1, 20)), style))}
      &nbsp; ${register}: ${typedIn(facts.tag)}</div><p>${words.signed} ____________________</p>`;
  },
};
