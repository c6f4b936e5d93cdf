/** What was answered about pets, as compliance reads it. */
export { answerRecordsOf } from './answer-records.ts';
/** The functions of the questions that a business writes itself. */
export { intakeQuestionFunctions } from './intake-question-functions.ts';
