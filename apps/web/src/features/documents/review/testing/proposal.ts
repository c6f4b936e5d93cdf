import type { Proposal } from '../../use-documents.ts';

const nothing = { value: null, candidates: [], confidence: 0, place: null };
const place = { page: 1, x: 0.1, y: 0.1, width: 0.8, height: 0.05 };

/** A proposed row with only the fields that a test sets. */
export function proposalOf(read: Partial<Proposal> & Pick<Proposal, 'id'>): Proposal {
  return {
    text: '',
    place,
    vaccine: nothing,
    administeredOn: nothing,
    expiresOn: nothing,
    lotNumber: nothing,
    manufacturer: nothing,
    veterinarian: nothing,
    ...read,
  };
}
