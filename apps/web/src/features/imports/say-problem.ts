import type { imports, OutputOf } from '@clearpaw/contract';
import { importProblemText } from '@clearpaw/domain';

type Problem = OutputOf<typeof imports.listImportRows>['items'][number]['problems'][number];

/** A problem of a row in the reader's language, with the name of its column. */
export function sayRowProblem({ column, code, param, message }: Problem): string {
  const text = (code !== null && importProblemText(code, param ?? undefined)) || message;
  return column === null ? text : `${column}: ${text}`;
}
