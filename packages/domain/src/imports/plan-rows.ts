import type { ImportDose } from './read-doses.ts';
import type { ImportRecord } from './read-row.ts';

/** A customer of the business, as far as the business may see them. */
export interface PlanCustomer {
  readonly id: string;
  readonly uid: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Pets of an owner with an account are added only by the owner. */
  readonly hasAccount: boolean;
}

/** A pet that is connected. */
export interface PlanPet {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly species: string;
  readonly microchip: string | null;
  /** The row of this import that created it; null if it existed before, and is left unchanged. */
  readonly row: number | null;
  /** The `doseKey` of each of its doses. */
  readonly doses: ReadonlySet<string>;
}

/** What a row adds; nothing if `duplicateOf` names what exists already. */
export interface PlannedRow {
  readonly row: number;
  readonly customer: PlanCustomer;
  readonly isNewCustomer: boolean;
  readonly pet: PlanPet | null;
  readonly isNewPet: boolean;
  readonly doses: readonly ImportDose[];
  readonly duplicateOf: string | null;
}

export function doseKey({
  vaccine,
  vaccineName,
  givenOn,
  expiresOn,
}: Pick<ImportDose, 'vaccine' | 'vaccineName' | 'givenOn' | 'expiresOn'>): string {
  return JSON.stringify([vaccine, vaccineName, givenOn, givenOn === null ? expiresOn : null]);
}

/** The last digits of a phone number, without the country code, so that two spellings of it are equal. */
export function phoneKey(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(-10);
}

const fold = (text: string | null) => (text ?? '').trim().toLowerCase();

/** Decides row by row what is new, knowing what the business has and what earlier rows added. */
export class ImportPlan {
  private readonly byEmail = new Map<string, PlanCustomer[]>();
  private readonly byName = new Map<string, PlanCustomer[]>();
  private readonly byPhoneAndName = new Map<string, PlanCustomer[]>();
  private readonly byUid = new Map<string, PlanCustomer>();
  private readonly byChip = new Map<string, PlanPet>();
  private readonly pets = new Map<string, PlanPet>();
  private readonly newId: () => string;

  constructor(newId: () => string) {
    this.newId = newId;
  }

  learnCustomer(customer: PlanCustomer): void {
    if (this.byUid.has(customer.uid)) return;
    this.byUid.set(customer.uid, customer);
    enter(this.byEmail, fold(customer.email), customer);
    const name = fold(customer.name);
    enter(this.byName, name, customer);
    if (name !== '') enter(this.byPhoneAndName, phoneAndName(customer), customer);
  }

  learnPet(pet: PlanPet): void {
    const key = petKey(pet.uid, pet);
    if (!this.pets.has(key)) this.pets.set(key, pet);
    if (pet.microchip !== null && !this.byChip.has(pet.microchip)) this.byChip.set(pet.microchip, pet);
  }

  add(row: number, { owner, pet, doses }: ImportRecord): PlannedRow {
    const samePet = pet?.microchip ? this.byChip.get(pet.microchip) : undefined;
    const known = (samePet && this.byUid.get(samePet.uid)) ?? this.findCustomer(owner, pet);
    const customer: PlanCustomer = known ?? {
      ...{ id: this.newId(), uid: this.newId(), hasAccount: false },
      ...{ name: owner.name, email: owner.email, phone: owner.phone },
    };
    const isNewCustomer = known === undefined;
    if (isNewCustomer) this.learnCustomer(customer);
    const plan = { row, customer, isNewCustomer };
    const nothing = { ...plan, isNewPet: false, doses: [] };
    if (pet === null) {
      return { ...nothing, pet: null, duplicateOf: isNewCustomer ? null : nameOf(customer) };
    }
    const knownPet = samePet ?? this.pets.get(petKey(customer.uid, pet));
    if (knownPet) return this.addDoses(plan, knownPet, doses);
    if (customer.hasAccount) return { ...nothing, pet: null, duplicateOf: nameOf(customer) };
    const added: PlanPet = {
      ...{ id: this.newId(), uid: customer.uid, row, name: pet.name, species: pet.species },
      ...{ microchip: pet.microchip, doses: new Set(doses.map(doseKey)) },
    };
    this.learnPet(added);
    return { ...plan, pet: added, isNewPet: true, doses, duplicateOf: null };
  }

  /** Lists with a row for each vaccine name the pet again; a pet that existed before is left unchanged. */
  private addDoses(
    plan: Pick<PlannedRow, 'row' | 'customer' | 'isNewCustomer'>,
    pet: PlanPet,
    doses: readonly ImportDose[],
  ): PlannedRow {
    const isOurs = pet.row !== null;
    const added = isOurs ? doses.filter((dose) => !pet.doses.has(doseKey(dose))) : [];
    for (const dose of added) (pet.doses as Set<string>).add(doseKey(dose));
    const duplicateOf = isOurs ? `Row ${pet.row}` : nameOf(plan.customer);
    const isNothing = added.length === 0 && !plan.isNewCustomer;
    return { ...plan, pet, isNewPet: false, doses: added, duplicateOf: isNothing ? duplicateOf : null };
  }

  /** Of several matching customers, the one who already has this pet. */
  private findCustomer(owner: ImportRecord['owner'], pet: ImportRecord['pet']): PlanCustomer | undefined {
    const fitting = this.findCustomers(owner);
    const withPet = pet && fitting.find(({ uid }) => this.pets.has(petKey(uid, pet)));
    return withPet ?? fitting[0];
  }

  /** By email address, then by phone and name; by the name alone only if the row has neither. */
  private findCustomers(owner: ImportRecord['owner']): readonly PlanCustomer[] {
    const email = fold(owner.email);
    if (email === '' && phoneKey(owner.phone) === '') return this.byName.get(fold(owner.name)) ?? [];
    const fits = (one: PlanCustomer) => email === '' || fold(one.email) === '';
    const called = (this.byPhoneAndName.get(phoneAndName(owner)) ?? []).filter(fits);
    return [...(email === '' ? [] : (this.byEmail.get(email) ?? [])), ...called];
  }
}

/** Empty without a phone number; a list can have thousands of owners of one name. */
function phoneAndName({ name, phone }: Pick<PlanCustomer, 'name' | 'phone'>): string {
  const digits = phoneKey(phone);
  return digits === '' ? '' : `${digits} ${fold(name)}`;
}

function enter(map: Map<string, PlanCustomer[]>, key: string, customer: PlanCustomer): void {
  if (key === '') return;
  const known = map.get(key);
  if (known) known.push(customer);
  else map.set(key, [customer]);
}

function petKey(uid: string, { name, species }: { readonly name: string; readonly species: string }): string {
  return `${uid} ${species} ${fold(name)}`;
}

function nameOf({ name, email }: PlanCustomer): string {
  return name ?? email ?? 'A customer';
}
