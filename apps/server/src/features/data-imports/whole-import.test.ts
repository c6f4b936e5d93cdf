import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { exportedContent } from './testing/exported-content.ts';
import { enterAccount, generatedAccount } from './testing/generated-account.ts';
import { downloadExport, importedInto, uploadExport } from './testing/move-account.ts';

/** IMPORTED_ACCOUNTS=100 tests more accounts. */
const accounts = Number(process.env.IMPORTED_ACCOUNTS ?? 5);

const here = await useServer();
const there = await useServer();
const today = new Date().toISOString().slice(0, 10);

test(`${accounts} generated accounts are the same on another server, and so are their exports`, {
  timeout: 120_000 + accounts * 20_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(generatedAccount(today), async (account) => {
      const maya = await here.owner({ displayName: 'Maya Okafor' });
      await enterAccount(here, maya, account);
      const before = await downloadExport(here, maya);
      const newcomer = await there.newcomer();
      const storagePath = await uploadExport(there, newcomer, before);
      await there.call(newcomer, 'importMyData', { storagePath });
      expect(await importedInto(there, newcomer)).toMatchObject({ state: 'done', fault: null, at: null });
      const after = await downloadExport(there, newcomer);
      expect(JSON.parse(exportedContent(after))).toEqual(JSON.parse(exportedContent(before)));
    }),
    { numRuns: accounts, endOnFailure: true },
  );
});
