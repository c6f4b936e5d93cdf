import type { AskedPetField } from '@clearpaw/domain';
import { defineMessages } from '../platform/messages/index.ts';

const answer: Record<AskedPetField, string> = {
  bornOn: 'Add the date of birth',
  weightKg: 'Add the weight',
  microchip: 'Add the microchip number',
  sterilized: 'Answer in the profile',
};

const en = {
  answer,
  add: {
    vaccination: 'Add vaccination',
    document: 'Upload document',
    test: 'Add the result',
    treatment: 'Add the treatment',
    declaration: 'Answer the question',
  },
  certificate: 'Upload certificate',
  edit: 'Edit the record',
  open: 'Open the document',
};

/** Texts of the controls beside a reason; each does what the sentence before it says. */
export const reasonMessages = defineMessages({ en });
