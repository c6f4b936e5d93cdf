import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'Reviews',
  lead: 'Records that one of your rules wants checked, or that an owner asked you to review.',
  keys: 'Keys: J next, K previous, V verify, R reject.',
  none: 'Nothing to review',
  noneLead: 'Records appear here when a rule needs them checked or an owner asks.',
  failed: 'The reviews couldn’t be loaded.',
  given: 'Given',
  ends: 'Ends',
  noEnd: 'not stated',
  clinic: 'Clinic',
  veterinarian: 'Veterinarian',
  lot: 'Lot',
  certificate: 'Certificate',
  chip: 'Chip',
  unknown: 'not stated',
  asked: { person: 'Asked for by the owner', rule: 'Asked for by a rule' },
  documents: (count: number) => (count === 1 ? '1 document attached' : `${count} documents attached`),
  documentsTitle: 'Documents',
  noDocuments: 'No document is attached. The owner entered this record.',
  verify: 'Verify',
  verifying: 'Verifying…',
  reject: 'Reject',
  rejectTitle: (pet: string) => `Reject this record of ${pet}?`,
  rejectLead:
    'It stops counting at your business; other businesses decide for themselves. The owner is told, with your reason.',
  reason: 'Reason',
  rejecting: 'Rejecting…',
  verified: (pet: string) => `${pet}’s record is verified.`,
  rejected: (pet: string) => `${pet}’s record is rejected, and its owner told.`,
  waiting: (count: number) => `${count} waiting`,
};

/** Texts about looking at records. */
export const reviewMessages = defineMessages({ en });
