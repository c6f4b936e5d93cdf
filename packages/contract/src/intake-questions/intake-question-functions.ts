import { intakeKinds, maxQuestions } from '@clearpaw/domain';
import { z } from 'zod';
import { empty, id, idempotencyKey, listOf, paging, unary } from '../define/index.ts';
import {
  answerValue,
  askedServices,
  intakeAnswerShape,
  intakeFormShape,
  intakeQuestionShape,
  options,
  questionText,
} from './intake-question.ts';

const eachOnce = (list: readonly { readonly questionId: string }[]): boolean =>
  new Set(list.map(({ questionId }) => questionId)).size === list.length;

export const intakeQuestions = {
  /** `required` publishes the rule that asks for an answer before check-in. */
  createIntakeQuestion: unary(
    z
      .strictObject({
        businessId: id,
        kind: z.enum(intakeKinds),
        text: questionText,
        options: options.optional(),
        services: askedServices.optional(),
        required: z.boolean().optional(),
        idempotencyKey,
      })
      .refine(({ kind, options: given }) => (kind === 'choice') === (given !== undefined), {
        path: ['options'],
        message: 'Expected options for a choice, and for no other kind.',
      }),
    intakeQuestionShape,
    { summary: 'Adds a question that a business asks about each pet.' },
  ),
  /** `askAgain` lets the answers until now count no more; without it they count as far as they still fit. */
  updateIntakeQuestion: unary(
    z.strictObject({
      questionId: id,
      text: questionText.optional(),
      options: options.optional(),
      services: askedServices.optional(),
      required: z.boolean().optional(),
      askAgain: z.boolean().optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    intakeQuestionShape,
    { summary: 'Changes a question of a business; its earlier versions stay with their answers.' },
  ),
  /** The question is asked no more; its answers stay. */
  removeIntakeQuestion: unary(z.strictObject({ questionId: id }), empty, {
    summary: 'Stops asking a question.',
  }),
  listIntakeQuestions: unary(
    z.strictObject({ businessId: id }),
    z.strictObject({ items: z.array(intakeQuestionShape) }),
    {
      summary: 'Lists the questions that a business asks about each pet.',
      scope: 'requirements:read',
    },
  ),
  /** For the pet's carers: what each business that it is connected to asks. Businesses that ask nothing are left out. */
  listIntakeForms: unary(z.strictObject({ petId: id }), z.strictObject({ items: z.array(intakeFormShape) }), {
    summary: 'Lists the questions that businesses ask about a pet, with the answers.',
  }),
  /** For the team of the business, about a connected pet or a guest. */
  getIntakeForm: unary(z.strictObject({ businessId: id, petId: id }), intakeFormShape, {
    summary: 'Returns the questions that a business asks about a pet, with the answers.',
    scope: 'customers:read',
  }),
  /** By a carer of the pet who may change it, or by the team, who enter what the owner said. */
  answerIntakeQuestions: unary(
    z.strictObject({
      businessId: id,
      petId: id,
      answers: z
        .array(z.strictObject({ questionId: id, version: z.int().min(1), value: answerValue }))
        .min(1)
        .max(maxQuestions)
        .refine(eachOnce, 'Each question may appear once.'),
      idempotencyKey,
    }),
    intakeFormShape,
    { summary: 'Answers questions that a business asks about a pet.', scope: 'customers:write' },
  ),
  /** All answers to one question about a pet, the latest first. */
  listIntakeAnswers: unary(
    z.strictObject({ businessId: id, petId: id, questionId: id, ...paging }),
    listOf(intakeAnswerShape),
    { summary: 'Lists every answer to one question about a pet, newest first.', scope: 'customers:read' },
  ),
};
