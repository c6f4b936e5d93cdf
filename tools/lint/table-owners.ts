import type { SourceFile } from './source-files.ts';

/** The feature that writes each schema file's tables. A new file without an owner fails the check. */
const owners: Readonly<Record<string, string>> = {
  alert: 'alerts',
  audit: 'audit',
  badge: 'badges',
  billing: 'billing',
  business: 'businesses',
  'care-record': 'care-records',
  'check-in': 'check-ins',
  'co-owner': 'pets',
  connection: 'connections',
  'data-export': 'own-data',
  document: 'documents',
  entitlement: 'accounts',
  guest: 'check-ins',
  invitation: 'invitations',
  'lost-notice': 'badges',
  member: 'members',
  pet: 'pets',
  profile: 'accounts',
  reminder: 'reminders',
  requirement: 'requirements',
  review: 'reviews',
  vaccination: 'vaccinations',
  waiver: 'waivers',
};

/**
 * `rechecks` is the part of the connections that marks them as due: records of pets need it, and connections need those
 * records, so that it cannot stand in the same folder.
 */
const parts: Readonly<Record<string, string>> = { rechecks: 'connections' };

const schemaFile = /^apps\/server\/src\/schema\/([^/]+)\.ts$/;
const tableExport = /^export const (\w+) = pgTable/gm;
const write = /\.(insert|update|delete)\(\s*(\w+)\s*\)/g;

/** A table is inserted into, updated and deleted from only by its owner; every other feature reads or asks the owner. */
export function checkTableOwners(files: readonly SourceFile[]): string[] {
  const ownerOf = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, text } of files) {
    const noun = schemaFile.exec(path)?.[1];
    if (!noun || path.endsWith('.test.ts')) continue;
    const owner = owners[noun];
    const tables = [...text.matchAll(tableExport)];
    if (!owner && tables.length > 0) {
      problems.push(`${path} has no owner: name the feature that writes it in table-owners.ts`);
    }
    for (const [, table = ''] of tables) ownerOf.set(table, owner ?? '');
  }
  return [...problems, ...files.flatMap((file) => findForeignWrites(file, ownerOf))];
}

function findForeignWrites(
  { path, text, isTest }: SourceFile,
  ownerOf: ReadonlyMap<string, string>,
): string[] {
  const feature = /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
  if (!feature || isTest) return [];
  return [...text.matchAll(write)].flatMap(([, verb, table = '']) => {
    const owner = ownerOf.get(table);
    if (!owner || owner === (parts[feature] ?? feature)) return [];
    const line = text.slice(0, text.indexOf(`${verb}(${table}`)).split('\n').length;
    return [
      `${path}:${line}: ${verb} of ${table} belongs to features/${owner}: call a function of its index.ts`,
    ];
  });
}
