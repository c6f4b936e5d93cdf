import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { byHand, clinicHead, patientLines } from './parts.ts';

/** A card for each vaccine: its name above, its dates with their labels below. */
export const vaccineCards: Layout = {
  id: 'vaccine-cards',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [2, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const cards = draft.facts.pet.doses.map(
      (dose) => `<div class="box card"><b>${draft.vaccine(dose)}</b>
        <div>${draft.word('given')}: ${draft.given(dose)}</div><div>${draft.word('due')}: ${draft.due(dose)}</div>
        <div>${draft.word('lot')} ${draft.lot(dose)}</div><div>${dose.vet}</div></div>`,
    );
    return `${clinicHead(draft)}${patientLines(draft)}<div class="cards">${cards.join('')}</div>`;
  },
};

/** A small card for the wallet, filled in by hand. */
export const walletCard: Layout = {
  id: 'wallet-card',
  split: 'development',
  media: ['scan', 'photo'],
  languages: ['en', 'es', 'fr'],
  doseCount: [2, 5],
  page: [560, 380],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts } = draft;
    const rows = facts.pet.doses.map(
      (dose) =>
        `<tr><td>${draft.vaccine(dose)}</td><td>${byHand(draft.given(dose))}</td><td>${byHand(draft.due(dose))}</td></tr>`,
    );
    return `<b>${facts.clinic.name}</b> ${draft.phone()}<br>${draft.word('patient')}: ${byHand(facts.pet.name)}
      <table class="lines"><tr><th>${draft.word('vaccine')}</th><th>${draft.word('given')}</th><th>${draft.word('due')}</th></tr>${rows.join('')}</table>`;
  },
};

/** Each vaccine with its dates in one line of labels, without any columns. */
export const labelledLines: Layout = {
  id: 'labelled-lines',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [2, 5],
  canKeepOrderOpen: true,
  draw(draft) {
    const lines = draft.facts.pet.doses.map(
      (
        dose,
      ) => `<p><b>${draft.vaccine(dose)}</b><br>${draft.word('given')}: ${draft.given(dose)} &nbsp;|&nbsp;
        ${draft.word('due')}: ${draft.due(dose)} &nbsp;|&nbsp; ${draft.word('lot')}: ${draft.lot(dose)}</p>`,
    );
    return `${clinicHead(draft)}<h1>${draft.word('title')}</h1>${patientLines(draft)}${lines.join('')}`;
  },
};
