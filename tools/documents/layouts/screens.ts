import { unusedVaccine } from '../facts.ts';
import type { Layout } from './layout.ts';

/** A list in an app: the name, below it the day in grey, a mark on the right. */
export const petApp: Layout = {
  id: 'pet-app',
  split: 'development',
  media: ['screenshot'],
  languages: ['en', 'de', 'es'],
  doseCount: [2, 5],
  page: [390, 780],
  dateStyles: ['MMM D, YYYY', 'M/D/YYYY', 'D MMM YYYY'],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts } = draft;
    const tiles = facts.pet.doses.map(
      (
        dose,
      ) => `<div class="tile"><b>${draft.vaccine(dose)}</b><div class="muted">${draft.word('given')} ${draft.given(dose)}</div>
        <div class="muted">${draft.word('due')} ${draft.due(dose)}</div></div>`,
    );
    return `<div class="muted">9:41</div><h1>${facts.pet.name}</h1>${tiles.join('')}`;
  },
};

/** A clinic's portal on a phone, in which done and planned vaccinations look alike. */
export const clinicPortal: Layout = {
  id: 'clinic-portal',
  split: 'development',
  media: ['screenshot'],
  languages: ['en'],
  doseCount: [2, 4],
  page: [390, 820],
  dateStyles: ['MMM D, YYYY', 'M/D/YY', 'D MMM YYYY'],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const done = facts.pet.doses.map(
      (
        dose,
      ) => `<div class="tile"><span class="pill">Completed</span> ${draft.given(dose)}<br><b>${draft.vaccine(dose)}</b><br>
        <span class="muted">Lot ${draft.lot(dose)} · Dr. ${dose.vet}</span></div>`,
    );
    const planned = facts.pet.doses
      .slice(0, 2)
      .map(
        (dose) =>
          `<div class="tile"><span class="pill">Due</span> ${draft.due(dose)}<br><b>${draft.trap(dose.name)}</b></div>`,
      );
    const overdue = `<div class="tile"><span class="pill">Not on file</span><br><b>${draft.trap(unusedVaccine(rng, facts))}</b></div>`;
    return `<h1>${facts.pet.name}'s care</h1><h2>Upcoming</h2>${planned.join('')}${overdue}<h2>History</h2>${done.join('')}`;
  },
};
