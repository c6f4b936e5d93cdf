import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'Reviews',
  lead: 'Records that your rules require to be checked, or that an owner asked you to review.',
  keys: 'Keys: J next, K previous, V verify, R reject.',
  none: 'All caught up',
  noneLead: 'New records appear here automatically when a rule needs them checked or an owner asks.',
  failed: 'The reviews couldn’t be loaded.',
  given: 'Given',
  ends: 'Expires',
  noEnd: 'not provided',
  clinic: 'Clinic',
  veterinarian: 'Veterinarian',
  lot: 'Lot number',
  certificate: 'Certificate number',
  chip: 'Microchip',
  unknown: 'not provided',
  asked: { person: 'Requested by the owner', rule: 'Required by a rule' },
  documents: (count: number) => (count === 1 ? '1 document attached' : `${count} documents attached`),
  documentsTitle: 'Documents',
  noDocuments: 'No document attached. The record was entered by the owner.',
  verify: 'Verify',
  verifying: 'Verifying…',
  reject: 'Reject',
  rejectTitle: (pet: string) => `Reject this record of ${pet}?`,
  rejectLead:
    'It no longer counts at your business; other businesses decide for themselves. The owner is notified with your reason.',
  reason: 'Reason',
  rejecting: 'Rejecting…',
  verified: (pet: string) => `${pet}’s record was verified.`,
  rejected: (pet: string) => `${pet}’s record was rejected, and the owner was notified.`,
  waiting: (count: number) => `${count} waiting`,
};

/** Texts about looking at records. */
export const reviewMessages = defineMessages({ en });
