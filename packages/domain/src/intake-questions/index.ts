/** The questions that a business writes itself, and what answers them. */
export {
  type AnswerableQuestion,
  answerOptions,
  type IntakeKind,
  intakeKinds,
  isAnswerTo,
  isAskedFor,
  maxAnswerLength,
  maxQuestions,
  stillCounts,
} from './intake-question.ts';
