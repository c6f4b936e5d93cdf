import { type ComplianceReport, calendarDateIn, type KeptCheck, keptChecks } from '@clearpaw/domain';
import { assessPets } from '../../features/compliance/index.ts';
import type { PetRow } from '../../features/pets/index.ts';
import type { BuilderServices, BuiltBusiness } from '../builders/index.ts';

/** The engine's verdict for a pet at a business on a day, and the version of the rules that it used. */
export interface Judged {
  readonly verdict: ComplianceReport['verdict'];
  readonly requirementsVersion: number;
  readonly checks: readonly KeptCheck[];
}

/** Evaluates many pets for many days, reading rules and records once per day. */
export class VisitJudge {
  readonly #services: BuilderServices;
  readonly #business: BuiltBusiness;
  readonly #pets: readonly PetRow[];
  readonly #days = new Map<string, Awaited<ReturnType<typeof assessPets>>>();

  constructor(services: BuilderServices, business: BuiltBusiness, pets: readonly PetRow[]) {
    this.#services = services;
    this.#business = business;
    this.#pets = pets;
  }

  async judge(pet: PetRow, at: Date): Promise<Judged> {
    const day = calendarDateIn(at.getTime(), this.#business.timeZone);
    const known = this.#days.get(day) ?? (await this.#assess(day));
    this.#days.set(day, known);
    const report = known.reports.get(pet.id);
    return {
      verdict: report?.verdict ?? 'non_compliant',
      requirementsVersion: known.requirementsVersion,
      checks: keptChecks(report?.checks ?? []),
    };
  }

  #assess(day: string) {
    const visit = { service: null, arrival: day, departure: day };
    const { db } = this.#services.store;
    return assessPets(db, this.#business.id, this.#pets, visit, day);
  }
}
