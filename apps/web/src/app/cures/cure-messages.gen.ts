/** Written by `npm run messages` from cure-messages/en.json; the other languages lie beside it. */
import { formatNumber } from '../../platform/messages/index.ts';

export const cureMessages = {
  answer: {
    bornOn: "Add the date of birth",
    weightKg: "Add the weight",
    microchip: "Add the microchip number",
    sterilized: "Answer in the profile",
  },
  add: {
    vaccination: "Add vaccination",
    document: "Upload document",
    test: "Add the result",
    treatment: "Add the treatment",
    declaration: "Answer the question",
  },
  attach: "Attach the document",
  edit: "Edit the record",
  open: "Open the document",
  checkDocument: "Check its document",
  review: (business: string) => `Ask ${business} to review`,
  clinic: "Ask your clinic",
  sign: "Read and sign",
  reply: "Answer",
  visit: "Plan a visit",
  isReady: (pet: string) => `Is ${pet} ready?`,
  whichPet: "Which pet?",
  metOf: (met: number, asked: number) => `${formatNumber(met)} of ${formatNumber(asked)} met`,
  visitNotes: {
    evaluation: (subject: string) => `We would like an evaluation of ${subject}.`,
    exception: (subject: string) => `Please tell us what is possible for ${subject}.`,
  },
  missing: "What’s missing",
  missingOf: (pet: string) => `What’s missing for ${pet}`,
  allOf: (count: number, pet: string) => `Show all ${formatNumber(count)} for ${pet}`,
};
