import { expect, test } from 'vitest';
import { checkTableOwners } from './table-owners.ts';

const file = (path: string, text: string) => ({ path: `apps/server/src/${path}`, text, isTest: false });
const schema = file('schema/pet.ts', "export const petTable = pgTable('pet', {});");
const owner = file('features/pets/index.ts', '');
const write = 'await db.update(petTable).set({ name });';

test('a write of a table by another feature than its owner is refused', () => {
  expect(checkTableOwners([schema, owner, file('features/badges/rename.ts', write)])).toEqual([
    'apps/server/src/features/badges/rename.ts:1: update of petTable belongs to features/pets: call a function of its index.ts',
  ]);
});

test('the owner writes, and everyone reads', () => {
  const read = 'await db.select().from(petTable);';
  expect(
    checkTableOwners([schema, file('features/pets/rename.ts', write), file('features/badges/read.ts', read)]),
  ).toEqual([]);
});

test('a file of tables whose noun has no feature needs an owner', () => {
  const weights = file('schema/weight.ts', "export const weightTable = pgTable('weight', {});");
  expect(checkTableOwners([weights])).toEqual([
    'apps/server/src/schema/weight.ts has no owner: name the feature that writes it in table-owners.ts',
  ]);
});
