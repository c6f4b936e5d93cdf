import type { NounNames } from './noun-names.ts';

/** The new files of contract, schema and server: records of a pet that its carers add and list. */
export function serverFilesOf(names: NounNames): Record<string, string> {
  const { folder, file } = names;
  const contract = `packages/contract/src/${folder}`;
  const server = `apps/server/src/features/${folder}`;
  return {
    [`${contract}/${file}.ts`]: shape(names),
    [`${contract}/${file}-functions.ts`]: functions(names),
    [`${contract}/index.ts`]: contractIndex(names),
    [`apps/server/src/schema/${file}.ts`]: table(names),
    [`${server}/${file}-presenter.ts`]: presenter(names),
    [`${server}/create-${file}.ts`]: create(names),
    [`${server}/list-pet-${folder}.ts`]: list(names),
    [`${server}/${file}-functions.ts`]: handlers(names),
    [`${server}/index.ts`]: `/** The functions of ${names.title.toLowerCase()}. */
export { ${names.one}Functions } from './${file}-functions.ts';
`,
    [`${server}/${folder}.test.ts`]: test(names),
  };
}

const shape = ({ one, spoken }: NounNames) => `import { z } from 'zod';
import { id, instant, line } from '../define/index.ts';

/** What the carers of a pet say about a ${spoken}. */
export const ${one}Fields = { text: line(300) };

/** A ${spoken} of a pet. */
export const ${one}Shape = z.strictObject({ id, petId: id, ...${one}Fields, createdAt: instant });
`;

const functions = ({ file, one, many, spoken, title, One, Many }: NounNames) => `import { z } from 'zod';
import { id, idempotencyKey, listOf, paging, unary } from '../define/index.ts';
import { ${one}Fields, ${one}Shape } from './${file}.ts';

export const ${many} = {
  create${One}: unary(
    z.strictObject({ petId: id, ...${one}Fields, idempotencyKey: idempotencyKey.optional() }),
    ${one}Shape,
    { summary: 'Adds a ${spoken} to a pet.' },
  ),
  listPet${Many}: unary(z.strictObject({ petId: id, ...paging }), listOf(${one}Shape), {
    summary: 'Lists the ${title.toLowerCase()} of a pet, newest first.',
  }),
};
`;

const contractIndex = ({ file, one, many, spoken, title }: NounNames) => `/** A ${spoken} of a pet. */
export { ${one}Fields, ${one}Shape } from './${file}.ts';
/** The functions of ${title.toLowerCase()}. */
export { ${many} } from './${file}-functions.ts';
`;

const table = ({
  table,
  one,
  title,
}: NounNames) => `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** ${title} of pets; they are deleted with their pet. */
export const ${one}Table = pgTable(
  '${table}',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('${table}_of_pet').on(table.petId, table.id)],
);
`;

const presenter = ({
  file,
  one,
  many,
  One,
  spoken,
}: NounNames) => `import type { OutputOf, ${many} } from '@clearpaw/contract';
import type { ${one}Table } from '../../schema/${file}.ts';

export type ${One}Row = typeof ${one}Table.$inferSelect;
export type Presented${One} = OutputOf<typeof ${many}.create${One}>;

/** A ${spoken} as those who care for the pet see it. */
export function present${One}({ id, petId, text, createdAt }: ${One}Row): Presented${One} {
  return { id, petId, text, createdAt: createdAt.toISOString() };
}
`;

const create = ({
  file,
  one,
  many,
  One,
  spoken,
}: NounNames) => `import type { InputOf, ${many} } from '@clearpaw/contract';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { ${one}Table } from '../../schema/${file}.ts';
import { ownPet } from '../pets/index.ts';
import { type Presented${One}, present${One} } from './${file}-presenter.ts';

type Input = InputOf<typeof ${many}.create${One}>;

/** Writes down a ${spoken} of a pet that the caller may write for. */
export async function create${One}(call: Call, input: Input): Promise<Presented${One}> {
  const { idempotencyKey, ...fields } = input;
  const pet = await ownPet(call, input.petId);
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const row = { id: call.services.newId(), petId: pet.id, text: input.text, createdAt: call.now };
    await tx.db.insert(${one}Table).values(row);
    return present${One}(row);
  });
}
`;

const list = ({
  file,
  one,
  many,
  One,
  Many,
  title,
}: NounNames) => `import type { ${many} } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { ${one}Table } from '../../schema/${file}.ts';
import { carersPet } from '../pets/index.ts';
import { type Presented${One}, present${One} } from './${file}-presenter.ts';

type Input = z.output<typeof ${many}.listPet${Many}.input>;

/** ${title} of a pet for those who care for it, the newest first. */
export async function listPet${Many}(call: Call, input: Input): Promise<Page<Presented${One}>> {
  const { pet } = await carersPet(call, input.petId);
  const before = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select()
    .from(${one}Table)
    .where(and(eq(${one}Table.petId, pet.id), before?.[0] ? lt(${one}Table.id, before[0]) : undefined))
    .orderBy(desc(${one}Table.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(present${One}) };
}
`;

const handlers = ({
  file,
  folder,
  one,
  many,
  One,
  Many,
}: NounNames) => `import type { ${many} as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { create${One} } from './create-${file}.ts';
import { listPet${Many} } from './list-pet-${folder}.ts';

export const ${one}Functions: Implementations<typeof promised> = { create${One}, listPet${Many} };
`;

const test = ({ One, Many, spoken, title }: NounNames) => `import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const maya = await server.owner();
const pet = await buildPet(server.services, { owner: maya });

test('a ${spoken} is kept and listed, the newest first', async () => {
  const first = await server.call(maya, 'create${One}', { petId: pet.id, text: 'First' });
  const second = await server.call(maya, 'create${One}', { petId: pet.id, text: 'Second' });
  const { items } = await server.call(maya, 'listPet${Many}', { petId: pet.id });
  expect(items).toEqual([second, first]);
});

test('the same request again writes nothing twice', async () => {
  const input = { petId: pet.id, text: 'Once', idempotencyKey: 'once' };
  const before = await server.call(maya, 'listPet${Many}', { petId: pet.id });
  const first = await server.call(maya, 'create${One}', input);
  expect(await server.call(maya, 'create${One}', input)).toEqual(first);
  const after = await server.call(maya, 'listPet${Many}', { petId: pet.id });
  expect(after.items).toHaveLength(before.items.length + 1);
});

test('${title.toLowerCase()} of a pet of someone else look as if the pet did not exist', async () => {
  const other = await server.owner();
  const written = await server.refusal(other, 'create${One}', { petId: pet.id, text: 'Not mine' });
  const listed = await server.refusal(other, 'listPet${Many}', { petId: pet.id });
  expect([written.status, listed.status]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
`;
