import type { SourceFile } from './source-files.ts';

const quoted = /'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g;
/** Two words or more, and a period. */
const isSentence = (text: string): boolean =>
  /^[A-Z]/.test(text) && text.includes(' ') && /[a-z)}]\.$/.test(text);
/** Said to programmers. */
const ofProgrammers = /\b(?:Range|Type)?Error\(|^\s*(?:\*|\/\*|\/\/)/;

/**
 * English sentences in the code of the domain. People read the product in five languages, so a sentence belongs to the
 * messages of its area.
 */
export function checkDomainTexts(files: readonly Pick<SourceFile, 'path' | 'text' | 'isTest'>[]): string[] {
  return files
    .filter(({ path, isTest }) => path.startsWith('packages/domain/src/') && !isTest)
    .filter(({ path }) => !path.endsWith('.gen.ts'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => sentencesIn(line, `${path}:${index + 1}`)),
    );
}

function sentencesIn(line: string, at: string): readonly string[] {
  if (ofProgrammers.test(line)) return [];
  return [...line.matchAll(quoted)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter(isSentence)
    .map((text) => `${at}: “${text}” is a sentence in English only; move it to the messages of its area`);
}
