import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { SourceFile } from './source-files.ts';

type Text = Pick<SourceFile, 'path' | 'text'>;

/** A class, without what it holds for, that names a side of the screen instead of the beginning or the end of a line. */
const sideClass =
  /^-?(?:(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|scroll-[mp][lr])-[\w[(]|(?:border|rounded)-[lr]$|(?:text|float|clear)-(?:left|right)$)/;
const properties =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;

/** The style sheets of the web app. */
export function listStyleSheets(): readonly Text[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/*.css'];
  const paths = execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/**
 * Left and right in the styles of the web app: in Arabic, a line begins on the right. A middle is the same from both
 * sides: `left-1/2` may stand with `-translate-x-1/2`.
 */
export function checkDirections(files: readonly SourceFile[], styleSheets: readonly Text[]): string[] {
  const components = files.filter(
    ({ path, isTest }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !isTest,
  );
  return [
    ...components.flatMap((file) => problemsIn(file, classesIn)),
    ...styleSheets.flatMap((file) => problemsIn(file, (line) => line.match(properties) ?? [])),
  ];
}

function problemsIn({ path, text }: Text, sidesIn: (line: string) => readonly string[]): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      sidesIn(line).map(
        (found) => `${path}:${index + 1}: ${found} is a side of the screen; write start or end`,
      ),
    );
}

function classesIn(line: string): readonly string[] {
  const isMiddle = line.includes('-translate-x-1/2');
  return line
    .split(/[\s"'`]/)
    .filter((word) => sideClass.test(word.slice(word.lastIndexOf(':') + 1)))
    .filter((word) => !(word === 'left-1/2' && isMiddle));
}
