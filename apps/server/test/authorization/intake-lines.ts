import { randomUUID } from 'node:crypto';
import type { intakeQuestions } from '@clearpaw/contract';
import { type Line, manager, ofBusiness, ofPet, petAtBusiness, staffLine } from './line.ts';
import { carerReads, managersOnly, recordReaders, signsForPet } from './roles.ts';

const key = () => ({ idempotencyKey: randomUUID() });

/** The questions that a business writes itself, and their answers. */
export const intakeLines = {
  createIntakeQuestion: manager(({ businessId }) => ({
    ...{ businessId, kind: 'yes_no', text: 'Is your pet crate-trained?', ...key() },
  })),
  updateIntakeQuestion: {
    policy: managersOnly,
    input: ({ questionId }) => ({ questionId, services: null }),
  },
  removeIntakeQuestion: { policy: managersOnly, input: ({ questionId }) => ({ questionId }), spends: true },
  listIntakeQuestions: staffLine(ofBusiness),
  listIntakeForms: { policy: carerReads, input: ofPet },
  getIntakeForm: staffLine(petAtBusiness),
  answerIntakeQuestions: {
    policy: signsForPet,
    input: (ask) => ({
      ...{ ...petAtBusiness(ask), ...key() },
      answers: [{ questionId: ask.questionId, version: 1, value: 'yes' }],
    }),
  },
  listIntakeAnswers: {
    policy: recordReaders,
    input: (ask) => ({ ...petAtBusiness(ask), questionId: ask.questionId }),
  },
} satisfies Record<keyof typeof intakeQuestions, Line>;
