import type { Draft } from '../draft.ts';
import { type Animal, dosesOfOneVisit } from '../facts.ts';
import { everyLanguage, type Layout, onDocuments } from './layout.ts';
import { clinicHead } from './parts.ts';
import { serviceLines } from './trap-lines.ts';

const priceOf = (draft: Draft) => draft.money(draft.rng.int(900, 9900) / 100);

function totals(draft: Draft): string {
  const total = draft.money(draft.rng.int(9000, 30000) / 100);
  return `<p class="right">${draft.word('tax')} ${priceOf(draft)}<br><b>${draft.word('total')} ${total}</b></p>`;
}

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
      `<tr><td>${day}</td><td>${facts.pet.name}</td><td>${what}</td><td>1</td><td class="right">${priceOf(draft)}</td></tr>`;
    const doses = facts.pet.doses.map((dose) => line(draft.given(dose), draft.vaccine(dose)));
    const days = facts.pet.doses.map(({ givenOn }) => givenOn);
    const others = serviceLines(draft, 4).map((what) => line(draft.date(rng.pick(days)), draft.trap(what)));
    return `${clinicHead(draft)}<h1>${draft.word('invoice')} ${rng.int(10000, 99999)}</h1>
      <p>${facts.owner.first} ${facts.owner.last}<br>${draft.word('printed')}: ${draft.date(facts.printedOn)}</p>
      <table class="lines"><tr><th>${draft.word('date')}</th><th>${draft.word('patient')}</th>
      <th>${draft.word('description')}</th><th>${draft.word('quantity')}</th><th>${draft.word('amount')}</th></tr>
      ${rng.shuffled([...doses, ...others]).join('')}</table>${totals(draft)}`;
  },
};

/** A narrow receipt: one day above, the lines below without any table. */
export const receipt: Layout = {
  id: 'receipt',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 3],
  page: [400, 760],
  draw(draft) {
    const { facts, rng } = draft;
    const doses = dosesOfOneVisit(facts.pet);
    const day = draft.given(doses);
    const line = (what: string) => `<tr><td>1 x ${what}</td><td class="right">${priceOf(draft)}</td></tr>`;
    const lines = [
      ...doses.map((dose) => draft.vaccine(dose)),
      ...serviceLines(draft, 3).map((what) => draft.trap(what)),
    ];
    return `<div style="text-align:center"><b>${facts.clinic.name}</b><br>${draft.contact()}</div>
      <p>${draft.word('invoice')} ${rng.int(1000, 9999)}<br>${draft.word('date')}: ${day} ${rng.int(9, 17)}:${rng.int(10, 59)}<br>
      ${draft.word('patient')}: ${facts.pet.name}</p><table>${rng.shuffled(lines).map(line).join('')}</table>${totals(draft)}`;
  },
};

/** Two animals on one invoice, each below its name. */
export const invoiceByAnimal: Layout = {
  id: 'invoice-by-animal',
  split: 'development',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: everyLanguage,
  doseCount: [1, 3],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const group = (animal: Animal) => {
      const doses = animal.doses.map((dose) => [draft.given(dose), draft.vaccine(dose)]);
      const days = animal.doses.map(({ givenOn }) => givenOn);
      const others = serviceLines(draft, 2).map((what) => [draft.date(rng.pick(days)), draft.trap(what)]);
      const lines = rng
        .shuffled([...doses, ...others])
        .map(
          ([day, what]) => `<tr><td>${day}</td><td>${what}</td><td class="right">${priceOf(draft)}</td></tr>`,
        );
      return `<tr><th colspan="3">${draft.word('patient')}: ${animal.name}</th></tr>${lines.join('')}`;
    };
    return `${clinicHead(draft)}<h1>${draft.word('invoice')} ${rng.int(10000, 99999)}</h1>
      <p>${facts.owner.first} ${facts.owner.last}<br>${draft.word('printed')}: ${draft.date(facts.printedOn)}</p>
      <table class="plain"><tr><th>${draft.word('date')}</th><th>${draft.word('description')}</th><th>${draft.word('amount')}</th></tr>
      ${rng.shuffled([facts.pet, facts.other]).map(group).join('')}</table>${totals(draft)}`;
  },
};
