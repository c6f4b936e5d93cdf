import { addMonths } from '@clearpaw/domain';
import type { GivenDose } from '../facts.ts';
import type { Layout } from './layout.ts';

const usRabies = ['MM/DD/YYYY', 'M/D/YYYY', 'MMM D, YYYY'] as const;

/** A county's dog licence: its dates appear next to those of the vaccination. */
export const countyLicence: Layout = {
  id: 'county-licence',
  split: 'development',
  media: ['text', 'scan', 'photo', 'turned'],
  languages: ['en'],
  isOnlyRabies: true,
  doseCount: [1, 1],
  page: [794, 600],
  dateStyles: usRabies,
  draw(draft) {
    const { facts } = draft;
    const [dose] = facts.pet.doses as [GivenDose];
    return `<h1>COUNTY ANIMAL LICENSE</h1><div class="fields"><b>License no.</b><span>${facts.tag}</span><b>Issued</b><span>${draft.date(facts.printedOn)}</span>
      <b>License expires</b><span>${draft.date(addMonths(facts.printedOn, 12))}</span><b>Fee</b><span>${draft.money(20)}</span>
      <b>Owner</b><span>${facts.owner.first} ${facts.owner.last}</span><b>Animal</b><span>${facts.pet.name}, ${facts.pet.breed}</span>
      <b>Vaccine</b><span>${draft.vaccine(dose)}</span><b>Vaccination date</b><span>${draft.given(dose)}</span>
      <b>Vaccination expires</b><span>${draft.due(dose)}</span><b>Serial no.</b><span>${draft.lot(dose)}</span></div><p>${draft.contact()}</p>`;
  },
};

/** A renewal notice that repeats the vaccination on file. */
export const licenceRenewal: Layout = {
  id: 'licence-renewal',
  split: 'development',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: ['en'],
  isOnlyRabies: true,
  doseCount: [1, 2],
  dateStyles: usRabies,
  draw(draft) {
    const { facts } = draft;
    const [dose, other] = facts.pet.doses as [GivenDose, GivenDose | undefined];
    const required = other ? `Proof of ${draft.trap(other.name)} is required when you renew.` : '';
    return `<h1>License renewal</h1><p>${facts.owner.first} ${facts.owner.last}<br>Notice date ${draft.date(facts.printedOn)}</p>
      <p>The license of ${facts.pet.name} (tag ${facts.tag}) ends on ${draft.date(addMonths(facts.printedOn, 1))}. ${required}</p>
      <div class="box"><b>Vaccination on file</b><br>Type: ${draft.vaccine(dose)}<br>Administered: ${draft.given(dose)}<br>
      Valid through: ${draft.due(dose)}<br>Manufacturer / serial: ${dose.vaccine.maker} / ${draft.lot(dose)}</div><p>${draft.contact()}</p>`;
  },
};
