import type { SourceFile } from './source-files.ts';

/** Schema files whose tables are written by a feature other than the one with the file's name. */
const otherOwners: Readonly<Record<string, string>> = {
  audit: 'audit',
  'co-owner': 'pets',
  'data-export': 'own-data',
  'due-reminder': 'due-reports',
  entitlement: 'accounts',
  guest: 'check-ins',
  'lost-notice': 'badges',
  profile: 'accounts',
};

/** The feature that writes a schema file's tables: by default the one whose name is the plural of the file's name. */
function ownerOf(noun: string, features: ReadonlySet<string>): string | undefined {
  const plurals = [noun, `${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')];
  return otherOwners[noun] ?? plurals.find((name) => features.has(name));
}

/**
 * `visit-states` contains the changes that check-ins and ended connections make to visits, which need both. `rechecks`
 * is the part of connections that marks them as due: pets' records need it, and connections need those records, so it
 * cannot be in the same folder. `review-states` is the part of reviews that records need, while reviews need records.
 */
const parts: Readonly<Record<string, string>> = {
  rechecks: 'connections',
  'review-states': 'reviews',
  'visit-states': 'visits',
};

const featureFolder = /^apps\/server\/src\/features\/([^/]+)\//;
const schemaFile = /^apps\/server\/src\/schema\/([^/]+)\.ts$/;
const tableExport = /^export const (\w+) = pgTable/gm;
const write = /\.(insert|update|delete)\(\s*(\w+)\s*\)/g;

/** Only its owner inserts into, updates and deletes from a table; every other feature reads it or calls the owner. */
export function checkTableOwners(files: readonly SourceFile[]): string[] {
  const features = new Set(files.flatMap(({ path }) => featureFolder.exec(path)?.[1] ?? []));
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, text } of files) {
    const noun = schemaFile.exec(path)?.[1];
    if (!noun || path.endsWith('.test.ts')) continue;
    const owner = ownerOf(noun, features);
    const tables = [...text.matchAll(tableExport)];
    if (!owner && tables.length > 0) {
      problems.push(`${path} has no owner: name the feature that writes it in table-owners.ts`);
    }
    for (const [, table = ''] of tables) owners.set(table, owner ?? '');
  }
  return [...problems, ...files.flatMap((file) => findForeignWrites(file, owners))];
}

function findForeignWrites(
  { path, text, isTest }: SourceFile,
  owners: ReadonlyMap<string, string>,
): string[] {
  const feature = featureFolder.exec(path)?.[1];
  if (!feature || isTest) return [];
  return [...text.matchAll(write)].flatMap(([, verb, table = '']) => {
    const owner = owners.get(table);
    if (!owner || owner === (parts[feature] ?? feature)) return [];
    const line = text.slice(0, text.indexOf(`${verb}(${table}`)).split('\n').length;
    return [
      `${path}:${line}: ${verb} of ${table} belongs to features/${owner}: call a function of its index.ts`,
    ];
  });
}
