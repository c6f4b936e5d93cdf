import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { ImportingDaycare } from './testing/importing-daycare.ts';

const server = await useServer();
const daycare = new ImportingDaycare(server);

test('a list with twenty doses for each pet is imported', async () => {
  const vaccines = Array.from({ length: 20 }, (_, at) => `Rabies ${at} given`);
  const lines = Array.from({ length: 250 }, (_, at) =>
    [`Owner ${at}`, `Pet ${at}`, 'dog', ...vaccines.map(() => '2026-01-31')].join(','),
  );
  const content = [['Owner', 'Pet', 'Species', ...vaccines].join(','), ...lines].join('\n');
  const input = await daycare.prepare(content);
  const columns = input.mapping.columns.map((field) => field ?? ('doseGiven' as const));
  await server.call(daycare.boss, 'runImport', { ...input, mapping: { ...input.mapping, columns } });
  await server.runJobs();
  expect(await daycare.latest()).toMatchObject({ state: 'done', pets: 250, vaccinations: 5_000 });
});

test('long names that end in the middle of a character are imported', async () => {
  const column = `${'N'.repeat(59)}🐕`;
  const content = `First name,Last name,Pet,Species,${column}\n${'a'.repeat(78)},🐕b,Rex,dog,x\n`;
  await daycare.run(content);
  expect(await daycare.latest()).toMatchObject({ state: 'done', customers: 1, pets: 1 });
});
