import { contract, type FunctionName } from '@clearpaw/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { post, type Refused, type TestPerson, useServer } from '../../test/index.ts';

const server = await useServer();
const names = Object.keys(contract) as FunctionName[];
let caller: TestPerson;
beforeAll(async () => {
  caller = await server.owner();
});

/** Every top-level field that a function accepts, over all branches of its input. */
function fieldsOf(name: FunctionName): string[] {
  const schema = z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' });
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))];
}

async function lastLine(name: FunctionName, data: unknown): Promise<{ error?: Refused }> {
  const stream = await server.stream(caller, name, data);
  await stream.ended;
  return stream.waiting().at(-1) as { error?: Refused };
}

describe.each(names)('%s', (name) => {
  test('an unknown field is refused by its name', async () => {
    const refused = await server.refusal(caller, name, { nope: 1 });
    expect(refused).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' });
    expect(refused.details?.issues?.map((issue) => issue.path)).toContain('nope');
  });

  test('a text in place of the fields is refused at the root', async () => {
    const refused = await server.refusal(caller, name, 'text');
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toContain('');
  });

  test('a field of the wrong type is refused at its path', async () => {
    for (const field of fieldsOf(name)) {
      const refused = await server.refusal(caller, name, { [field]: { wrong: { deeper: 1 } } });
      const paths = refused.details?.issues?.map((issue) => issue.path.split('.')[0]);
      expect({ field, status: refused.status, paths }).toMatchObject({ status: 'INVALID_ARGUMENT' });
      expect(paths).toContain(field);
    }
  });

  test('a wrong shape is an error line of a stream as well', async () => {
    const { error } = await lastLine(name, { nope: 1 });
    expect(error?.status).toBe('INVALID_ARGUMENT');
    expect(error?.details?.issues?.map((issue) => issue.path)).toContain('nope');
  });

  test('a call without a token is refused before its shape is validated', async () => {
    const response = await post(server.url, null, name, { nope: 1 });
    const expected = contract[name].signIn ? [401, 'UNAUTHENTICATED'] : [400, 'INVALID_ARGUMENT'];
    const body = (await response.json()) as { error: { status: string } };
    expect([response.status, body.error.status]).toEqual(expected);
  });
});

test('every issue says what to do', async () => {
  const refused = await server.refusal(caller, 'createPet', { name: '', species: 'dragon' });
  for (const issue of refused.details?.issues ?? []) expect(issue.message).toMatch(/\w+/);
});
