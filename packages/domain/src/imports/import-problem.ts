import { importProblemTexts as texts } from './texts.gen.ts';

export type ImportProblemCode = keyof typeof texts;

/** Why a cell of a list, or its whole row, cannot be imported. */
export interface ImportProblem {
  /** The position of the column; null if the problem concerns the whole row. */
  readonly column: number | null;
  readonly message: string;
  /** With `param`, says the problem in any language. Rows that an earlier release stored have none. */
  readonly code?: ImportProblemCode;
  /** The limit, or the name of a vaccine, that the text contains. */
  readonly param?: string;
}

export const importProblemCodes = Object.keys(texts) as readonly ImportProblemCode[];

const all: Readonly<Record<string, string | ((param: string) => string)>> = texts;

/** The text of a problem; null for a code of a later release. */
export function importProblemText(code: string, param = ''): string | null {
  const text = all[code];
  return typeof text === 'function' ? text(param) : (text ?? null);
}
