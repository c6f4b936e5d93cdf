import { defineWords } from '../../platform/words/index.ts';

const en = {
  title: 'Reviews',
  lead: 'Records that a rule of yours wants checked, or that an owner asked you to look at.',
  keys: 'Keys: J next, K previous, V verify, R reject.',
  none: 'Nothing waits',
  noneLead: 'New evidence appears here by itself.',
  failed: 'The reviews could not be read.',
  given: 'Given',
  ends: 'Ends',
  noEnd: 'not said',
  clinic: 'Clinic',
  veterinarian: 'Veterinarian',
  lot: 'Lot',
  certificate: 'Certificate',
  chip: 'Chip',
  unknown: 'not said',
  asked: { person: 'Asked for by the owner', rule: 'Asked for by a rule' },
  documents: (count: number) => (count === 1 ? '1 document attached' : `${count} documents attached`),
  papers: 'Documents',
  noPapers: 'No document is attached; only the owner’s word.',
  verify: 'Verify',
  verifying: 'Verifying…',
  reject: 'Reject',
  rejectTitle: (pet: string) => `Reject this record of ${pet}?`,
  rejectLead: 'It stops counting everywhere. The owner is told, with your reason.',
  reason: 'Reason',
  rejecting: 'Rejecting…',
  verified: (pet: string) => `${pet}’s record is verified.`,
  rejected: (pet: string) => `${pet}’s record is rejected, and its owner told.`,
  waiting: (count: number) => `${count} waiting`,
};

/** Texts about looking at records. */
export const reviewWords = defineWords({ en });
