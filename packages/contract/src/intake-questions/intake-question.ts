import { intakeKinds, maxAnswerLength } from '@clearpaw/domain';
import { z } from 'zod';
import { code, id, instant, line, note } from '../define/index.ts';

export const questionText = line(200);
/** The answers to choose from, for `kind: 'choice'` alone. */
export const options = z
  .array(line(80))
  .min(2)
  .max(12)
  .refine((list) => new Set(list).size === list.length, 'Each option may appear once.');
/** The services it is asked for; null: all of them. */
export const askedServices = z.array(code).min(1).max(30).nullable();

/** A question as its business wrote it. */
export const intakeQuestionShape = z.strictObject({
  id,
  businessId: id,
  version: z.int().min(1),
  kind: z.enum(intakeKinds),
  text: z.string(),
  options: z.array(z.string()),
  services: askedServices,
  /** Whether a published rule asks for an answer before check-in. */
  required: z.boolean(),
  updatedAt: instant,
});

/** 'yes' or 'no', one of the options, or words. */
export const answerValue = note(maxAnswerLength).min(1, 'Expected an answer.');

/** One answer as it was given; answers are never changed, a later one takes over. */
export const intakeAnswerShape = z.strictObject({
  id,
  questionId: id,
  /** The version of the question that was answered, and its text then. */
  version: z.int(),
  text: z.string(),
  value: z.string(),
  answeredAt: instant,
  /** The pet's carer, or someone of the business for them. */
  by: z.enum(['owner', 'business']),
  /** The name of the member who entered it, for the team; null for carers, and once the account is gone. */
  enteredBy: z.string().nullable(),
});

/** What one business asks about one pet, with the answers that count. */
export const intakeFormShape = z.strictObject({
  businessId: id,
  businessName: z.string(),
  petId: id,
  items: z.array(
    z.strictObject({
      question: intakeQuestionShape,
      /** The latest answer; null before the first. */
      answer: intakeAnswerShape.nullable(),
      /** Not answered yet, or to be answered again. */
      open: z.boolean(),
    }),
  ),
});
