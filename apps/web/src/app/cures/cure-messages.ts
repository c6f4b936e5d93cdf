import type { AddedRecord, AskedPetField } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const answer: Record<AskedPetField, string> = {
  bornOn: 'Add the date of birth',
  weightKg: 'Add the weight',
  microchip: 'Add the microchip number',
  sterilized: 'Answer in the profile',
};

const add: Record<AddedRecord['kind'], string> = {
  vaccination: 'Add vaccination',
  document: 'Upload document',
  test: 'Add the result',
  treatment: 'Add the treatment',
  declaration: 'Answer the question',
};

const en = {
  answer,
  add,
  attach: 'Attach the document',
  edit: 'Edit the record',
  open: 'Open the document',
  checkDocument: 'Check its document',
  review: (business: string) => `Ask ${business} to review`,
  clinic: 'Ask your clinic',
  sign: 'Read and sign',
  visit: 'Plan a visit',
  isReady: (pet: string) => `Is ${pet} ready?`,
  whichPet: 'Which pet?',
  metOf: (met: number, asked: number) => `${met} of ${asked} met`,
  visitNotes: {
    evaluation: (subject: string) => `We would like an evaluation of ${subject}.`,
    exception: (subject: string) => `Please tell us what is possible for ${subject}.`,
  },
  missing: 'What’s missing',
  missingOf: (pet: string) => `What’s missing for ${pet}`,
  allOf: (count: number, pet: string) => `Show all ${count} for ${pet}`,
};
export type CureMessages = typeof en;

/** Texts of the controls that put a check right; each does what the sentence before it says. */
export const cureMessages = defineMessages({ en });
