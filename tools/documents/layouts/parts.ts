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

/** Handwriting on a printed page. */
export function byHand(html: string): string {
  return `<span class="hand">${html}</span>`;
}

/** The label of a vial as a sticker: product, lot, and the vial's use-by date. */
export function vialSticker(draft: Draft, dose: GivenDose): string {
  const [year = '', month = ''] = dose.vialExpiry.split('-');
  const expiry = draft.rng.pick([`${month}-${year}`, `${month}/${year.slice(2)}`, `${month}.${year}`]);
  const lotLabel = draft.rng.pick(['Lot', 'LOT:', 'Batch', 'Ch.-B.:']);
  return `<div class="sticker"><b>${draft.vaccine(dose, dose.product)}</b><br>${dose.vaccine.maker}<br>
    ${lotLabel} ${draft.lot(dose)}<br>EXP ${expiry}</div>`;
}

/** A clinic's stamp over or beside the print. */
export function stamp({ facts, rng }: Draft): string {
  const color = rng.pick(['#23408e', '#6a2c7a', '#1d1d1d']);
  return `<div class="stamp" style="color:${color};transform:rotate(${rng.int(-14, 14)}deg)">${facts.clinic.name}<br>${facts.clinic.vets[0]}</div>`;
}
