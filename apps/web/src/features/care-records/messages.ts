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
  exemption: 'Exemption',
  declaration: 'Statement',
  evaluation: 'Evaluation',
};
const proof: Record<Evidence, string> = {
  owner: 'Typed by you',
  document: 'Document attached',
  reviewed: 'Checked by a business',
  clinic: 'Signed by the clinic',
};

const en = {
  title: 'Other records',
  none: 'Tests, treatments, exemptions and statements that places ask for. Nothing is here yet.',
  add: 'Add a record',
  kinds,
  kindDetails: {
    test: 'Fecal, heartworm, a titer',
    treatment: 'Against fleas, ticks or worms',
    exemption: 'A vet says that a shot must wait',
    declaration: 'An answer to a place’s question',
  },
  addTitle: {
    test: 'Add a test result',
    treatment: 'Add a treatment',
    exemption: 'Add an exemption',
    declaration: 'Answer a question',
  },
  correctTitle: (name: string) => `Correct ${name}?`,
  correctLead: 'The old text stays in its history.',
  save: 'Save',
  saving: 'Saving…',
  correct: 'Correct',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawTitle: (name: string) => `Withdraw ${name}?`,
  withdrawLead: 'It no longer counts anywhere. It stays here, crossed out, with its history.',
  history: 'History',
  historyTitle: (name: string) => `History of ${name}`,
  version: (version: number) => `Version ${version}`,
  more: (name: string) => `More about ${name}`,
  saveFailed: 'It is not saved yet.',
  what: 'What',
  whatRequired: 'Choose or name it.',
  other: 'Something else…',
  otherName: 'Its name',
  otherHelp: 'As the place calls it, in a few words.',
  result: 'Result',
  results,
  titerFor: 'The titer speaks for',
  target: 'Which shot',
  takenOn: 'Sample taken on',
  givenOn: 'Given on',
  from: 'From',
  until: 'Until',
  statedOn: 'Stated on',
  answer: 'Answer',
  answers,
  dateRequired: 'Enter the day.',
  choose: 'Choose one.',
  reason: 'Why it is corrected',
  passed: 'Passed',
  notPassed: 'Not passed',
  withdrawn: 'Withdrawn',
  rejected: 'Not accepted',
  proof,
  test: (name: string) => `${name} test`,
  treatment: (name: string) => `${name} treatment`,
  exemption: (name: string) => `Exemption from ${name}`,
  evaluation: 'Evaluation by a place',
  span: (from: string, until: string) => `${from} to ${until}`,

  evaluate: 'Record an evaluation',
  evaluateTitle: (name: string) => `How did ${name} do?`,
  evaluateLead: 'It only applies at your business. The owner sees it.',
  pet: 'Pet',
  petPlaceholder: 'Search your pets',
  outcome: 'Outcome',
  watchedOn: 'Watched on',
  evaluated: (name: string) => `The evaluation of ${name} is saved`,
};

/** Texts of tests, treatments, exemptions, statements and evaluations. */
export const careMessages = defineMessages({ en });
export type CareMessages = typeof en;
