import type { SourceFile } from './source-files.ts';

const folder = 'apps/web/src/';
const declared = `${folder}paths/`;
/** A literal or an attribute's text that starts with a slash and a word. */
const literal = /(['"`])\/([\w-]+)(?=[/?#'"`$])/g;
/** The sign-in service has its own addresses, some with the same words. */
const toSignInService = /\bidentity\(\s*'[A-Z]+',\s*$/;

/** Links, routes and titles use `apps/web/src/paths`: a literal would still compile when its route no longer exists. */
export function checkPathLiterals(files: readonly SourceFile[]): string[] {
  const words = new Set(
    files
      .filter(({ path }) => path.startsWith(declared))
      .flatMap(({ text }) => [...text.matchAll(literal)].map((found) => found[2])),
  );
  return files
    .filter(({ path, isTest }) => path.startsWith(folder) && !path.startsWith(declared) && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(literal)]
        .filter(({ 2: word, index }) => words.has(word) && !toSignInService.test(text.slice(0, index)))
        .map(({ 2: word, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: the address /${word}… is written out: take it from apps/web/src/paths`;
        }),
    );
}
