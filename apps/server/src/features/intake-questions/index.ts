/** What was answered about pets, as compliance reads it. */
export { answerRecordsOf } from './answer-records.ts';
/** Questions as other features read and copy them. */
export { copyQuestion } from './copy-question.ts';
/** The functions of the questions that a business writes itself. */
export { intakeQuestionFunctions } from './intake-question-functions.ts';
export type { QuestionRow } from './intake-question-presenter.ts';
export { questionsOf } from './list-intake-questions.ts';
export { moveAnswers } from './move-answers.ts';
