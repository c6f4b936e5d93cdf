import type { Draft } from '../draft.ts';
import { type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { patientLines } from './parts.ts';

const tick = (isSet: boolean) => (isSet ? '[x]' : '[ ]');

/** The rabies vaccination certificate that American vets fill in: one product, one day for the page. */
export const rabiesForm: Layout = {
  id: 'rabies-form',
  split: 'development',
  media: ['text', 'form', 'scan', 'photo', 'fax'],
  languages: ['en'],
  isOnlyRabies: true,
  doseCount: [1, 1],
  dateStyles: ['MM/DD/YYYY', 'M/D/YY', 'MM-DD-YYYY'],
  draw(draft) {
    const { facts, rng } = draft;
    const { pet } = facts;
    const [dose] = pet.doses as [GivenDose];
    const isDog = pet.species === 'dog';
    const [year = '', month = ''] = dose.vialExpiry.split('-');
    return `<h1>VACCINATION CERTIFICATE</h1><div class="box fields">
      <b>Owner</b><span>${facts.owner.last.toUpperCase()} ${facts.owner.first.toUpperCase()}</span><b>Telephone</b><span>${draft.phone()}</span>
      <b>Species</b><span>${tick(isDog)} Dog ${tick(!isDog)} Cat</span><b>Sex</b><span>${tick(pet.isMale)} M ${tick(!pet.isMale)} F</span>
      <b>Breed</b><span>${pet.breed}</span><b>Name</b><span>${pet.name}</span>
      <b>Tag #</b><span>${facts.tag}</span><b>Microchip #</b><span>${pet.microchip}</span></div>
      <div class="box fields"><b>DATE VACCINATED</b><span>${draft.given(dose)}</span><b>NEXT VACCINATION DUE BY</b><span>${draft.due(dose)}</span>
      <b>Product name</b><span>${draft.vaccine(dose, dose.product)}</span><b>Manufacturer</b><span>${dose.vaccine.maker.slice(0, 3).toUpperCase()}</span>
      <b>Serial (lot) #</b><span>${draft.lot(dose)}</span><b>Lot expiration</b><span>${month}/${year}</span>
      <b>Licensed</b><span>${tick(dose.vaccine.months === 12)} 1-Yr ${tick(dose.vaccine.months === 36)} 3-Yr</span><b>Dose</b><span>${tick(rng.isTrue(0.5))} Booster</span></div>
      <p>Veterinarian: ${dose.vet}, Lic. ${facts.clinic.licence}<br>${draft.contact()}</p>`;
  },
};

/** A row of fields for each vaccine. */
function fieldRows(draft: Draft, isLotShown: boolean): string {
  const cells = (dose: GivenDose) => [
    draft.vaccine(dose),
    draft.given(dose),
    draft.due(dose),
    ...(isLotShown ? [draft.lot(dose)] : []),
  ];
  const rows = draft.facts.pet.doses.map(
    (dose) =>
      `<tr>${cells(dose)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  const head = [
    draft.word('vaccine'),
    draft.word('given'),
    draft.word('due'),
    ...(isLotShown ? [draft.word('lot')] : []),
  ];
  return `<table class="lines"><tr>${head.map((label) => `<th>${label}</th>`).join('')}</tr>${rows.join('')}
    <tr>${head.map(() => '<td>&nbsp;</td>').join('')}</tr></table>`;
}

/** A health certificate with fields in a table. */
export const healthForm: Layout = {
  id: 'health-form',
  split: 'development',
  media: ['form', 'text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw: (draft) =>
    `<h1>${draft.word('title')}</h1>${patientLines(draft)}${fieldRows(draft, true)}<p>${draft.contact()}</p>`,
};

/** A boarding kennel's form for its customers: a block for each vaccine, and one that is still due. */
export const boardingForm: Layout = {
  id: 'boarding-form',
  split: 'development',
  media: ['form', 'text', 'scan', 'fax'],
  languages: ['en'],
  doseCount: [2, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const blocks = facts.pet.doses.map(
      (dose) => `<div class="box fields"><b>${draft.word('vaccine')}</b><span>${draft.vaccine(dose)}</span>
        <b>${draft.word('given')}</b><span>${draft.given(dose)}</span><b>${draft.word('due')}</b><span>${draft.due(dose)}</span>
        <b>${draft.word('vet')}</b><span>${dose.vet}</span></div>`,
    );
    const planned = `<div class="box fields"><b>${draft.word('vaccine')}</b><span>${draft.trap(unusedVaccine(rng, facts))}</span>
      <b>Status</b><span>appointment made, not given yet</span></div>`;
    return `<h1>Boarding intake form</h1><p>Guest: ${facts.pet.name} (${facts.pet.breed}) &nbsp; Owner: ${facts.owner.first} ${facts.owner.last}</p>
      ${[...blocks, planned].join('')}<p>Arrival: ${draft.date(facts.printedOn)}</p><p>${draft.contact()}</p>`;
  },
};

/** A travel form: every label above its field. */
export const travelForm: Layout = {
  id: 'travel-form',
  split: 'development',
  media: ['form', 'text', 'scan', 'photo', 'turned'],
  languages: everyLanguage,
  doseCount: [1, 3],
  draw(draft) {
    const { facts } = draft;
    const field = (label: string, value: string) =>
      `<div><div class="small">${label}</div><div class="box">${value}</div></div>`;
    const blocks = facts.pet.doses.map(
      (
        dose,
        at,
      ) => `<h2>${at + 1}</h2><div class="halves">${field(draft.word('vaccine'), draft.vaccine(dose, dose.product))}
        ${field(draft.word('lot'), draft.lot(dose))}${field(draft.word('given'), draft.given(dose))}${field(draft.word('due'), draft.due(dose))}</div>`,
    );
    return `<h1>${draft.word('title')}</h1><div class="halves">${field(draft.word('patient'), facts.pet.name)}
      ${field(draft.word('microchip'), facts.pet.microchip)}${field(draft.word('born'), draft.date(facts.pet.bornOn))}
      ${field(draft.word('breed'), facts.pet.breed)}</div>${blocks.join('')}<p>${draft.contact()}</p>`;
  },
};
