import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead } from './parts.ts';
import { serviceLines } from './trap-lines.ts';

/** Vaccines among other lines, each line with its day. */
export const itemisedInvoice: Layout = {
  id: 'invoice',
  split: 'development',
  media: onDocuments,
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const line = (day: string, what: string) =>
      `<tr><td>${day}</td><td>${facts.pet.name}</td><td>${what}</td><td>1</td><td class="right">${draft.money(rng.int(900, 9900) / 100)}</td></tr>`;
    const doses = facts.pet.doses.map((dose) => line(draft.given(dose), draft.vaccine(dose)));
    const days = facts.pet.doses.map(({ givenOn }) => givenOn);
    const others = serviceLines(draft, 4).map((what) => line(draft.date(rng.pick(days)), draft.trap(what)));
    return `${clinicHead(draft)}<h1>${draft.word('invoice')} ${rng.int(10000, 99999)}</h1>
      <p>${facts.owner.first} ${facts.owner.last}<br>${draft.word('printed')}: ${draft.date(facts.printedOn)}</p>
      <table class="lines"><tr><th>${draft.word('date')}</th><th>${draft.word('patient')}</th>
      <th>${draft.word('description')}</th><th>${draft.word('quantity')}</th><th>${draft.word('amount')}</th></tr>
      ${rng.shuffled([...doses, ...others]).join('')}</table>
      <p class="right">${draft.word('tax')} ${draft.money(rng.int(100, 900) / 100)}<br>
      <b>${draft.word('total')} ${draft.money(rng.int(9000, 30000) / 100)}</b></p>`;
  },
};
