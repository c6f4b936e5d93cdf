import { formProblemTexts } from './texts.gen.ts';

export type FormProblemCode = keyof typeof formProblemTexts;

/** An entry that cannot be saved: `path` is the field, `code` is stable, `message` is its text. */
export interface FormProblem {
  readonly code: FormProblemCode;
  readonly path: string;
  readonly message: string;
}

export const formProblem = (code: FormProblemCode, path: string): FormProblem => ({
  code,
  path,
  message: formProblemTexts[code],
});

export const formProblemCodes = Object.keys(formProblemTexts) as readonly FormProblemCode[];
