import type { PetDocument } from '../src/features/documents/index.ts';
import { at, testId } from './people.ts';
import { biscuit } from './records.ts';

/** A document of which nothing came out yet. */
export const noOutcome: PetDocument['outcome'] = {
  read: 0,
  unread: 0,
  vaccinations: 0,
  otherRecords: 0,
  clinic: null,
  failure: null,
};

/** A reviewed certificate of Biscuit's, as lists show it. */
export function testDocument(changes: Partial<PetDocument> = {}): PetDocument {
  return {
    id: testId(70),
    petId: biscuit.id,
    kind: 'vaccination_certificate',
    title: 'Rabies certificate',
    issuedOn: null,
    expiresOn: null,
    storagePath: 'users/u-maya/documents/a.pdf',
    contentType: 'application/pdf',
    size: 1000,
    sha256: 'a'.repeat(64),
    state: 'reviewed',
    outcome: noOutcome,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}
