import { addDays } from '@clearpaw/domain';
import type { GivenDose } from '../facts.ts';
import { dosesOfOneVisit, unusedVaccine } from '../facts.ts';
import type { Layout } from './layout.ts';
import { byHand } from './parts.ts';

/** A shelter's intake sheet with checkboxes that are ticked or not. */
export const intakeSheet: Layout = {
  id: 'intake-sheet',
  split: 'development',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: ['en'],
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const { pet } = facts;
    const given = pet.doses.map(
      (dose) =>
        `<p>[x] ${draft.vaccine(dose)} &nbsp; Date: ${draft.given(dose)} &nbsp; Lot: ${draft.lot(dose)} &nbsp; Initials: ${dose.vet.slice(0, 2)}</p>`,
    );
    const open = `<p>[ ] ${draft.trap(unusedVaccine(rng, facts))} &nbsp; Date: ________ &nbsp; Lot: ________</p>`;
    const wormer = `<p>[x] ${draft.trap('Dewormer (pyrantel)')} &nbsp; Date: ${draft.date(pet.doses[0]?.givenOn ?? facts.printedOn)}</p>`;
    const test = `<p>[x] ${draft.trap(pet.species === 'cat' ? 'FeLV/FIV test: negative' : 'Heartworm test: negative')}</p>`;
    return `<h1>Animal intake sheet</h1><p>Name: ${pet.name} &nbsp; Species: ${pet.species} &nbsp; Breed: ${pet.breed} &nbsp; Chip: ${pet.microchip}</p>
      <h2>Medical</h2>${rng.shuffled([...given, open, wormer, test]).join('')}<p>${draft.contact()}</p>`;
  },
};

/** A rescue's notes by day, in which a vaccination is one entry of many. */
export const rescueNotes: Layout = {
  id: 'rescue-notes',
  split: 'development',
  media: ['text', 'scan', 'photo'],
  languages: ['en'],
  doseCount: [2, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const entry = (day: string, text: string) => `<tr><td>${day}</td><td>${text}</td></tr>`;
    const said = (dose: GivenDose) =>
      rng.pick([
        `Vaccinated: ${draft.vaccine(dose)}, lot ${draft.lot(dose)}`,
        `${draft.vaccine(dose)} given SQ, batch ${draft.lot(dose)}`,
      ]);
    const doses = facts.pet.doses.map((dose) => entry(draft.given(dose), said(dose)));
    const day = () =>
      draft.date(
        facts.keepsOrderOpen
          ? (facts.pet.doses[0]?.givenOn ?? '')
          : addDays(facts.printedOn, -rng.int(5, 90)),
      );
    const others = [
      entry(day(), draft.trap('Dewormed with fenbendazole')),
      entry(day(), draft.trap('Parvo test negative')),
      entry(day(), draft.trap(`${unusedVaccine(rng, facts)} not given, foster will arrange`)),
      entry(day(), 'Spay/neuter surgery, no complications'),
    ];
    return `<h1>${facts.pet.name}: medical notes</h1><p>${facts.pet.breed}, chip ${facts.pet.microchip}</p>
      <table class="plain">${rng.shuffled([...doses, ...others.slice(0, rng.int(2, 4))]).join('')}</table><p>${draft.contact()}</p>`;
  },
};

/** The slip of a clinic day with several vaccines at once, filled in by hand. */
export const clinicDaySlip: Layout = {
  id: 'clinic-day-slip',
  split: 'development',
  media: ['scan', 'photo', 'fax'],
  languages: ['en'],
  doseCount: [1, 4],
  page: [700, 520],
  draw(draft) {
    const { facts } = draft;
    const doses = dosesOfOneVisit(facts.pet);
    return `<h1>Low-cost vaccine clinic</h1><p>Date: ${byHand(draft.given(doses))} &nbsp; Pet: ${byHand(facts.pet.name)}</p>
      <p>Your pet received today: ${doses.map((dose) => byHand(draft.vaccine(dose))).join(', ')}</p><p>${draft.contact()}</p>`;
  },
};
