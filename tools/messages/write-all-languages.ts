import { basename, dirname, join, relative } from 'node:path';
import { languages } from '@clearpaw/protocol';
import { type Area, generatedModule, languagesWithFiles, readLanguage, sourceLanguage } from './catalogue.ts';
import { writeModule, writeTexts } from './write-module.ts';

/** A module and what is in it. */
export interface WrittenModule {
  readonly path: string;
  readonly text: string;
}

/**
 * The modules of an area: of one language where a build has one, of all where each reader is told in their own. An area of
 * the domain that both need says `@@x-languages: both`.
 */
export function modulesOf(area: Area, root: string): readonly WrittenModule[] {
  const one = { path: generatedModule(area.folder), text: writeModule(area, area.english, root) };
  const served = servedLanguages(area, root);
  if (served === 'one') return [one];
  const all = (path: string, exported: string): WrittenModule => ({
    path,
    text: writeModuleOfAll(area, { path, exported, root }),
  });
  if (served === 'all') return [all(one.path, area.exported)];
  const path = join(dirname(area.folder), `${basename(area.folder)}-by-language.gen.ts`);
  return [one, all(path, `${area.exported}ByLanguage`)];
}

/** Whether a build replaces the module of an area by that of its language. */
export const isOfOneLanguage = (area: Area, root: string): boolean => servedLanguages(area, root) !== 'all';

function servedLanguages({ folder, english }: Area, root: string): 'one' | 'all' | 'both' {
  if (relative(root, folder).startsWith('apps/server/')) return 'all';
  const said = english['@@x-languages'];
  return said === 'all' || said === 'both' ? said : 'one';
}

interface Target {
  readonly path: string;
  readonly exported: string;
  readonly root: string;
}

/**
 * One constant with the texts of every language, each of the type of English. Throws where a language of the product has no
 * file, and where a text of any language is not as in English.
 */
function writeModuleOfAll(area: Area, { path, exported, root }: Target): string {
  const names = [...new Set([...languagesWithFiles(area), ...languages])];
  const written = names.map((name) => ({ name, ...writeTexts(area, readLanguage(area, name)) }));
  const counts = written.some(({ helpers }) => helpers.length > 0);
  const parts = written.map(({ name, body, helpers }) => {
    const type = name === sourceLanguage ? '' : `: typeof ${sourceLanguage}`;
    if (helpers.length === 0) return `const ${name}${type} = ${body};`;
    return `const ${name}${type} = (({ ${helpers.join(', ')} }) => (${body}))(numbersIn('${name}'));`;
  });
  return [
    `/** Written by \`npm run messages\` from the files of ${basename(area.folder)}. */`,
    ...(counts ? [`import { numbersIn } from '${numbersFrom(relative(root, path))}';`] : []),
    '',
    `${parts.join('\n\n')}`,
    '',
    `export const ${exported} = { ${names.join(', ')} };`,
    '',
  ].join('\n');
}

/** Where a module finds how a language counts. */
function numbersFrom(module: string): string {
  if (module.startsWith('apps/')) return '@clearpaw/domain/words';
  const path = relative(dirname(module), 'packages/domain/src/languages/index.ts');
  return path.startsWith('.') ? path : `./${path}`;
}
