import { expect, test } from 'vitest';
import { checkAppPaths } from './dependencies.ts';

const trial = 'apps/server/src/features/check-ins/testing/device.ts';
const check = (path: string, text: string) => checkAppPaths([{ path, text, isTest: true }]);
/** Assembled here, so that these lines are not matched themselves. */
const web = ['web', 'src/app.ts'].join('/');

test('a path from one app to the other is refused, wherever it stands', () => {
  expect(check(trial, `const source = '../../../../../${web}';`)).toEqual([
    `${trial} names apps/${web}: the server and the web app meet in e2e, never by a path to each other`,
  ]);
  expect(check(trial, `new URL("../../../../../${web}", import.meta.url)`)).toHaveLength(1);
  expect(check(trial, `read(\`apps/${web}\`)`)).toHaveLength(1);
  expect(check('apps/web/src/main.ts', "read('../../server/src/main.ts')")).toHaveLength(1);
});

test('the built web app, a path in the same app and a path from e2e are taken', () => {
  expect(check('apps/server/src/main.ts', "new URL('../../web/dist', import.meta.url)")).toEqual([]);
  expect(check(trial, "import { a } from '../other.ts';")).toEqual([]);
  expect(check('e2e/offline/device.ts', `const source = '../../apps/${web}';`)).toEqual([]);
});
