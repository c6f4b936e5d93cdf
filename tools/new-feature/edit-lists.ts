import type { NounNames } from './noun-names.ts';

/** A change to one file that is there already. */
export interface Edit {
  readonly path: string;
  readonly change: (text: string) => string;
}

/** Every list that needs an entry for a new feature. */
export function listEditsOf(names: NounNames): Edit[] {
  const { folder, one, many, One, Many } = names;
  return [
    {
      path: 'packages/contract/src/contract.ts',
      change: (text) =>
        withImport(
          withEntry(withEntry(text, 'export const contract = {', `...${many}`), 'export {', many),
          `import { ${many} } from './${folder}/index.ts';`,
        ),
    },
    {
      path: 'apps/server/src/bootstrap/features.ts',
      change: (text) =>
        withImport(
          withEntry(
            text,
            'export const features: Implementations<typeof contract> = {',
            `...${one}Functions`,
          ),
          `import { ${one}Functions } from '../features/${folder}/index.ts';`,
        ),
    },
    {
      path: 'apps/server/test/authorization/lines.ts',
      change: (text) =>
        insertBefore(
          text,
          '\n  // Last, because these',
          `  create${One}: writes(({ petId }) => ({ petId, text: 'First' })),
  listPet${Many}: { policy: carerReads, input: ofPet },
`,
        ),
    },
    {
      path: 'apps/web/src/platform/data/stale-reads.ts',
      change: (text) => withEntry(text, 'export const staleAfter = {', `create${One}: ['listPet${Many}']`),
    },
    {
      path: 'apps/web/src/app/routes/pet.tsx',
      change: (text) =>
        withImport(
          insertBefore(text, '<LostPanel pet={pet} />', `<Pet${Many}Panel petId={pet.id} />\n          `),
          `import { Pet${Many}Panel } from '../../features/${folder}/index.ts';`,
        ),
    },
  ];
}

/** Imports are sorted by the formatter. */
const withImport = (text: string, line: string) => `${line}\n${text}`;

/** Adds an entry at the end of the list that starts with this line. */
function withEntry(text: string, opening: string, entry: string): string {
  const start = text.indexOf(`${opening}\n`);
  const end = text.indexOf('\n}', start);
  if (start < 0 || end < 0) throw new Error(`There is no list that begins with "${opening}".`);
  return `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`;
}

/** Adds a text before the first occurrence of another one. */
function insertBefore(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`"${anchor.trim()}" is not there any more.`);
  return text.slice(0, at) + added + text.slice(at);
}
