import { readFileSync } from 'node:fs';
import type { SourceFile } from './source-files.ts';

const declared = /--breakpoint-(\w+):/g;
/** A class that applies from a width on, or up to it: `md:grid`, `max-lg:hidden`. */
const used = /(?<=["'`\s:])(?:max-)?(xs|sm|md|lg|xl|2xl|3xl):(?=[\w[*&-])/g;

/** The widths that the theme names; all others of Tailwind are switched off there. */
export function readBreakpoints(): ReadonlySet<string> {
  const theme = readFileSync('apps/web/src/ui/shape.css', 'utf8');
  return new Set([...theme.matchAll(declared)].flatMap(([, name]) => name ?? []));
}

/** Classes for a width that the theme does not define: they would have no effect. */
export function checkBreakpoints(files: readonly SourceFile[], names: ReadonlySet<string>): string[] {
  return files
    .filter(({ path, isTest }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(used)]
        .filter(([, name]) => name !== undefined && !names.has(name))
        .map(({ 0: written, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: ${written} does nothing: the theme names ${[...names].join(', ')}`;
        }),
    );
}
