import { expect, test } from 'vitest';
import { makeFolder, postCall, startProcess, useServer } from '../../../test/index.ts';
import { watchMemory } from '../../../test/memory-watch.ts';
import { workbook } from './testing/hostile-tables.ts';
import { ImportingDaycare } from './testing/importing-daycare.ts';
import { uploadTable } from './testing/upload-table.ts';

/** IMPORT_ROWS=50000 is the most that a file may have. */
const count = Number(process.env.IMPORT_ROWS ?? 500);
/** What a preview and an import may add to the memory of a server, the process that reads the file included. */
const maxGrownMiB = 450;
const server = await useServer();
const { services } = server;
const daycare = new ImportingDaycare(server);

const columns = ['Owner', 'Email', 'Phone', 'Pet', 'Species', 'Breed', 'Rabies given', 'Rabies Exp', 'Notes'];
const cellsOf = (row: number) => [
  `Owner ${row >> 1}`,
  `owner-${row >> 1}@large.test`,
  `555-${String(row >> 1).padStart(7, '0')}`,
  `Pet ${row}`,
  'Dog',
  'Border Collie',
  '01/31/2026',
  '01/31/2029',
  `Comes on Mondays and Thursdays, eats at noon (${row})`,
];
const rows = () => Array.from({ length: count }, (_, row) => cellsOf(row));
const asCsv = () =>
  [columns, ...rows()].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');

function asXlsx(): Uint8Array {
  const lines = [columns, ...rows()].map((cells, at) => {
    const texts = cells.map(
      (cell, column) => `<c r="${'ABCDEFGHI'[column]}${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    );
    return `<row r="${at + 1}">${texts.join('')}</row>`;
  });
  return workbook(lines.join(''));
}

test.each([
  ['CSV', asCsv],
  ['XLSX', asXlsx],
])(
  `a list of ${count} rows in %s is previewed and imported with limited memory`,
  {
    timeout: 60_000 + count * 20,
  },
  async (kind, make) => {
    const { boss, businessId } = daycare;
    const running = await startProcess({
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: await makeFolder(),
      ...(services.config.storageUrl && { STORAGE_URL: String(services.config.storageUrl) }),
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      PUBLIC_URL: services.config.publicUrl,
    });
    const storagePath = await uploadTable(running, boss, make());
    const atRest = watchMemory(running.pid).stop().serverMiB;
    const preview = watchMemory(running.pid);
    const begun = performance.now();
    const { mapping, totals } = await postCall(running.url, boss, 'previewImport', {
      businessId,
      storagePath,
    });
    const previewed = preview.stop();
    expect(totals).toMatchObject({ rows: count, problems: 0 });
    const importing = watchMemory(running.pid);
    const between = performance.now();
    const wanted = { businessId, storagePath, mapping, skipProblems: true, invite: false };
    await postCall(running.url, boss, 'runImport', wanted);
    const heard = new Map<number, number>();
    const state = async () => {
      const latest = await daycare.latest();
      if (latest) heard.set(latest.pets, performance.now());
      return latest?.state;
    };
    await expect.poll(state, { timeout: 60_000 + count * 20, interval: 100 }).toBe('done');
    const imported = importing.stop();
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    console.log(
      `${count} rows in ${kind}: ${atRest} MiB at rest; preview ${seconds(begun, between)} s, at most ${previewed.allMiB} MiB; import ${seconds(between, performance.now())} s, at most ${imported.allMiB} MiB, progress seen ${heard.size} times; server alone ${previewed.serverMiB}, ${imported.serverMiB}`,
    );
    expect(await daycare.latest()).toMatchObject({ customers: Math.ceil(count / 2), pets: count });
    expect(Math.max(previewed.allMiB, imported.allMiB) - atRest).toBeLessThan(maxGrownMiB);
    await running.end('SIGTERM');
  },
);
