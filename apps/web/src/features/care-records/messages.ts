import type { CareKind, DeclarationAnswer, Evidence, TestResult } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const results: Record<TestResult, string> = {
  negative: 'Negative',
  positive: 'Positive',
  protective: 'Protective titer',
  not_protective: 'Titer not protective',
};
const answers: Record<DeclarationAnswer, string> = { yes: 'Yes', no: 'No' };
const kinds: Record<CareKind, string> = {
  test: 'Test result',
  treatment: 'Treatment',
  exemption: 'Medical exemption',
  declaration: 'Declaration',
  evaluation: 'Evaluation',
};
const proof: Record<Evidence, string> = {
  owner: 'Entered by you',
  document: 'Document attached',
  reviewed: 'Verified by a business',
  clinic: 'Confirmed by clinic',
};

const en = {
  title: 'Other records',
  none: 'No records yet. Add tests, treatments, medical exemptions and declarations that businesses ask for.',
  add: 'Add a record',
  kinds,
  kindDetails: {
    test: 'Fecal, heartworm, a titer',
    treatment: 'For fleas, ticks or worms',
    exemption: 'A vet’s note that a vaccine must not be given',
    declaration: 'An answer to a business’s question',
  },
  addTitle: {
    test: 'Add a test result',
    treatment: 'Add a treatment',
    exemption: 'Add a medical exemption',
    declaration: 'Answer a question',
  },
  correctTitle: (name: string) => `Correct ${name}?`,
  correctLead: 'The previous version is kept in the history.',
  save: 'Save',
  saving: 'Saving…',
  correct: 'Correct',
  withdraw: 'Remove',
  withdrawing: 'Removing…',
  withdrawTitle: (name: string) => `Remove ${name}?`,
  withdrawLead: 'It no longer counts anywhere. It stays here, crossed out, with its history.',
  history: 'History',
  historyTitle: (name: string) => `History of ${name}`,
  version: (version: number) => `Version ${version}`,
  more: (name: string) => `More about ${name}`,
  saveFailed: 'Not saved yet.',
  what: 'Type',
  whatRequired: 'Choose one, or enter a name.',
  other: 'Something else…',
  otherName: 'Name',
  otherHelp: 'Use the business’s name for it.',
  result: 'Result',
  results,
  titerFor: 'Titer for',
  target: 'Vaccine',
  takenOn: 'Sample taken on',
  givenOn: 'Given on',
  from: 'From',
  until: 'Until',
  statedOn: 'Date',
  answer: 'Answer',
  answers,
  dateRequired: 'Enter the date.',
  choose: 'Choose one.',
  reason: 'Reason for the change',
  passed: 'Passed',
  notPassed: 'Not passed',
  withdrawn: 'Removed',
  rejected: 'Not accepted',
  proof,
  test: (name: string) => `${name} test`,
  treatment: (name: string) => `${name} treatment`,
  exemption: (name: string) => `Medical exemption: ${name}`,
  evaluation: 'Evaluation by a business',
  span: (from: string, until: string) => `${from} to ${until}`,

  evaluate: 'Log an evaluation',
  evaluateTitle: (name: string) => `How did ${name} do?`,
  evaluateLead: 'Only applies at your business. The owner can see it.',
  pet: 'Pet',
  petPlaceholder: 'Search your pets',
  outcome: 'Outcome',
  watchedOn: 'Date observed',
  evaluated: (name: string) => `The evaluation of ${name} was saved`,
};

/** Texts of tests, treatments, exemptions, statements and evaluations. */
export const careMessages = defineMessages({ en });
export type CareMessages = typeof en;
