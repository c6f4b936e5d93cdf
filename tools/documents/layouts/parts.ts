import type { Draft } from '../draft.ts';
import type { Animal, GivenDose } from '../facts.ts';

/** Name and address of the clinic. */
export function clinicHead(draft: Draft): string {
  const { clinic } = draft.facts;
  const side = draft.rng.pick(['left', 'center', 'right']);
  return `<header style="text-align:${side}"><b class="big">${clinic.name}</b><br>${draft.contact()}</header>`;
}

export function speciesWord(draft: Draft, { species }: Animal): string {
  return draft.word(species === 'cat' ? 'cat' : 'dog');
}

/** The block about owner and animal. */
export function patientLines(draft: Draft, animal: Animal = draft.facts.pet): string {
  const { owner } = draft.facts;
  const parts = [
    `${draft.word('owner')}: ${owner.first} ${owner.last}`,
    `${draft.word('patient')}: <b>${animal.name}</b>`,
    `${draft.word('species')}: ${speciesWord(draft, animal)}`,
    `${draft.word('breed')}: ${animal.breed}`,
    `${draft.word('born')}: ${draft.date(animal.bornOn)}`,
    `${draft.word('microchip')}: ${animal.microchip}`,
  ];
  return `<section class="patient">${parts.map((part) => `<span>${part}</span>`).join(' ')}</section>`;
}

/** A table with one row for each dose. */
export function tableOf(
  columns: readonly (readonly [string, (dose: GivenDose) => string])[],
  doses: readonly GivenDose[],
  look: 'lines' | 'plain' | 'zebra',
): string {
  const head = columns.map(([label]) => `<th>${label}</th>`).join('');
  const rows = doses.map(
    (dose) => `<tr>${columns.map(([, cell]) => `<td>${cell(dose)}</td>`).join('')}</tr>`,
  );
  return `<table class="${look}"><tr>${head}</tr>${rows.join('')}</table>`;
}

export function signatureLine(draft: Draft): string {
  const licence = `Lic. ${draft.facts.clinic.licence}`;
  return `<p class="signature">${draft.word('signature')} ____________________ ${licence}</p>`;
}
