import type { Evidence } from '@clearpaw/domain';

/** A shared record in the form in which it is shown, as read from the FHIR document. */
export interface ViewedRecord {
  readonly author: string;
  readonly writtenAt: string | null;
  readonly pet: SharedPet;
  readonly doses: readonly SharedDose[];
  readonly allergies: readonly SharedFact[];
  readonly medications: readonly SharedFact[];
  readonly conditions: readonly SharedFact[];
  readonly tests: readonly SharedFact[];
  readonly treatments: readonly SharedFact[];
  readonly documents: readonly SharedDocument[];
  readonly weightKg: number | null;
}

export interface SharedPet {
  readonly id: string;
  readonly name: string;
  readonly species: string;
  readonly breed: string | null;
  readonly colour: string | null;
  readonly sex: 'male' | 'female' | 'unknown';
  readonly sterilized: boolean | null;
  /** As precise as it is known: a year, a month or a day. */
  readonly born: string | null;
  readonly microchip: string | null;
  readonly photo: string | null;
}

export interface SharedDose {
  readonly id: string;
  /** A code of the catalogue, or `custom` with the name in the record. */
  readonly vaccine: string;
  readonly vaccineName: string | null;
  readonly name: string;
  readonly product: string | null;
  readonly givenOn: string;
  readonly validUntil: string | null;
  readonly lot: string | null;
  readonly evidence: Evidence;
  readonly proof: string | null;
}

/** One line of the health section, already in order. */
export interface SharedFact {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly on: string | null;
}

export interface SharedDocument {
  readonly id: string;
  readonly title: string;
  readonly contentType: string;
  readonly size: number;
  readonly addedAt: string | null;
}
