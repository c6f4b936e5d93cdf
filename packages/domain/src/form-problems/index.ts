export { careWarningText } from './entry-warning.ts';
export { type FormProblem, type FormProblemCode, formProblem, formProblemCodes } from './form-problem.ts';
export { formProblemTexts } from './texts.gen.ts';
export { entryWarningTexts } from './warnings.gen.ts';
