import { expect, test } from 'vitest';
import { checkDuplicateExports } from './duplicate-exports.ts';
import { checkVocabulary, readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();
/** Put together here, so that these lines hold none of the words themselves. */
const old = ['sh', 'ot'].join('');
const check = (path: string, text: string) => checkVocabulary([{ path, text, isTest: false }], vocabulary);

test('a private word is refused in a name, with what to write instead', () => {
  expect(check('apps/web/src/a.ts', `const ${old}Count = 1;`)).toEqual([
    `apps/web/src/a.ts:1: ${old}Count says '${old}': dose`,
  ]);
  expect(check(`apps/web/src/${old}-fields.ts`, '')).toHaveLength(1);
});

test('a comment, a text and a listed exception are taken', () => {
  expect(check('apps/web/src/a.ts', `// one ${old}\nconst text = 'one ${old}';\nMath.floor(1.5);`)).toEqual(
    [],
  );
});

test('there are few exceptions, each with its reason', () => {
  const reasons = Object.values(vocabulary.exceptions);
  expect(reasons.length).toBeLessThanOrEqual(15);
  for (const reason of reasons) expect(reason).not.toBe('');
});

test('one name exported by two files is refused', () => {
  const files = ['a', 'b'].map((name) => ({
    path: `packages/domain/src/${name}.ts`,
    text: 'export const same = 1;',
    isTest: false,
  }));
  expect(checkDuplicateExports(files)).toEqual([
    'same is exported by packages/domain/src/a.ts and packages/domain/src/b.ts: give each its own name',
  ]);
});
