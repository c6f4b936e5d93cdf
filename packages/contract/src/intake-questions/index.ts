/** The functions of the questions that a business writes itself. */
export { intakeQuestions } from './intake-question-functions.ts';
