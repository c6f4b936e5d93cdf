import { addDays } from '@clearpaw/domain';
import type { Draft } from '../draft.ts';
import { unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout, onPictures } from './layout.ts';
import { byHand, stamp, vialSticker } from './parts.ts';

/** The dates in a passport's row, distinguished by their number: given, valid from, valid until. */
function numberedDates(draft: Draft, dose: Draft['facts']['pet']['doses'][number]): string {
  const from = draft.date(addDays(dose.givenOn, 21));
  return [draft.given(dose), from, draft.due(dose)]
    .map((day, at) => `<div>${at + 1}. ${byHand(day)}</div>`)
    .join('');
}

/** A row that was crossed out: no dose. */
function struckRow(draft: Draft, columns: number): string {
  const { facts, rng } = draft;
  const day = facts.pet.doses[0]?.givenOn ?? facts.printedOn;
  const cells = [byHand(draft.trap(unusedVaccine(rng, facts))), byHand(draft.date(day))];
  const rest = Array.from({ length: columns - cells.length }, () => '<td></td>').join('');
  return `<tr class="struck">${cells.map((cell) => `<td>${cell}</td>`).join('')}${rest}</tr>`;
}

/** The rabies page of the passport of the European Union. */
export const passportRabies: Layout = {
  id: 'passport-rabies',
  split: 'development',
  media: onPictures,
  languages: ['de', 'fr', 'es', 'pt', 'nl'],
  isOnlyRabies: true,
  doseCount: [1, 3],
  page: [794, 1000],
  draw(draft) {
    const { facts, rng } = draft;
    const rows = facts.pet.doses.map(
      (dose) =>
        `<tr><td>${vialSticker(draft, dose)}</td><td>${numberedDates(draft, dose)}</td><td>${stamp(draft)}</td></tr>`,
    );
    return `<p class="right">${facts.region.code} 09 ${rng.text(10, '0123456789')}</p>
      <h1>V. ${draft.word('title')}</h1>
      <table class="lines"><tr><th>Manufacturer &amp; name of vaccine / Batch</th>
      <th>1. Vaccination date / ${draft.word('given')}<br>2. Valid from<br>3. Valid until / ${draft.word('due')}</th>
      <th>Authorised veterinarian</th></tr>${rows.join('')}</table>`;
  },
};

/** Other vaccinations in a passport: stickers, handwritten dates, and a crossed-out row. */
export const passportOther: Layout = {
  id: 'passport-other',
  split: 'development',
  media: onPictures,
  languages: everyLanguage,
  doseCount: [2, 4],
  page: [794, 1050],
  draw(draft) {
    const { facts, rng } = draft;
    const rows = facts.pet.doses.map(
      (dose) => `<tr><td>${vialSticker(draft, dose)}</td><td>${byHand(draft.given(dose))}</td>
        <td>${byHand(draft.due(dose))}</td><td>${rng.isTrue(0.6) ? stamp(draft) : byHand(dose.vet)}</td></tr>`,
    );
    const struck = rng.isTrue(0.3) ? struckRow(draft, 4) : '';
    return `<h1>IX. Other vaccinations</h1><table class="lines"><tr>
      <th>${draft.word('vaccine')}</th><th>${draft.word('given')}</th><th>${draft.word('due')}</th><th>${draft.word('vet')}</th></tr>
      ${rows.join('')}${struck}</table>`;
  },
};

/** A vaccination booklet: sticker on the left, with the handwritten visit and a stamp beside it. */
export const vaccineBooklet: Layout = {
  id: 'vaccine-booklet',
  split: 'development',
  media: ['scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  page: [700, 980],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const visits = facts.pet.doses.map(
      (
        dose,
      ) => `<tr><td>${draft.word('given')}: ${byHand(draft.given(dose))}<br>${draft.word('due')}: ${byHand(draft.due(dose))}</td>
        <td>${vialSticker(draft, dose)}</td><td>${facts.keepsOrderOpen ? byHand(dose.vet) : stamp(draft)}</td></tr>`,
    );
    const struck = rng.isTrue(0.3) ? struckRow(draft, 3) : '';
    return `<b>${facts.pet.name}</b><table class="lines middle">${visits.join('')}${struck}</table>`;
  },
};

/** A page of a booklet with handwritten lines of vaccine, day and lot. */
export const handwrittenLog: Layout = {
  id: 'handwritten-log',
  split: 'development',
  media: ['scan', 'photo'],
  languages: everyLanguage,
  doseCount: [2, 5],
  page: [760, 980],
  draw(draft) {
    const rows = draft.facts.pet.doses.map(
      (dose) => `<tr><td>${byHand(draft.given(dose))}</td><td>${byHand(draft.vaccine(dose))}</td>
        <td>${byHand(draft.lot(dose))}</td><td>${byHand(dose.vet)}</td></tr>`,
    );
    return `<h1>${draft.word('title')}</h1><p>${draft.word('patient')}: ${byHand(draft.facts.pet.name)}</p>
      <table class="lines"><tr><th>${draft.word('given')}</th><th>${draft.word('vaccine')}</th><th>${draft.word('lot')}</th>
      <th>${draft.word('vet')}</th></tr>${rows.join('')}</table><p>${draft.contact()}</p>`;
  },
};
