import type { intakeQuestions as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { answerIntakeQuestions } from './answer-intake-questions.ts';
import { createIntakeQuestion } from './create-intake-question.ts';
import { getIntakeForm, listIntakeForms } from './get-intake-form.ts';
import { listIntakeAnswers } from './list-intake-answers.ts';
import { listIntakeQuestions } from './list-intake-questions.ts';
import { removeIntakeQuestion } from './remove-intake-question.ts';
import { updateIntakeQuestion } from './update-intake-question.ts';

export const intakeQuestionFunctions: Implementations<typeof promised> = {
  answerIntakeQuestions,
  createIntakeQuestion,
  getIntakeForm,
  listIntakeAnswers,
  listIntakeForms,
  listIntakeQuestions,
  removeIntakeQuestion,
  updateIntakeQuestion,
};
