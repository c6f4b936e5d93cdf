import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { vetClinicTable } from '../../schema/clinic.ts';
import { importClinics } from './import-clinics.ts';

const { services } = await useServer();

const file = [
  'Name,Website,City,State',
  '"Lakeside Animal Hospital, Inc.",https://www.lakeside-import.example/contact,Harbor Point,ME',
  'Café Vet,CAFÉ-IMPORT.example,,',
  ',nobody.example,,',
  'Dr. Free,dr.free@gmail.com,Bath,ME',
  'Twice,lakeside-import.example,,',
  'No domain,localhost,,',
].join('\r\n');

test('a file fills the directory, names the rows that were left out, and changes nothing the second time', async () => {
  const first = await importClinics(services, file);
  expect(first).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
  expect(first.problems).toEqual([
    'Line 4: The name is missing.',
    'Line 5: Anyone can have an address at gmail.com, so it belongs to no clinic.',
    'Line 6: lakeside-import.example is named twice; the first one counts.',
    'Line 7: "localhost" is no domain, email address or website.',
  ]);
  const rows = () => services.store.db.select().from(vetClinicTable).orderBy(vetClinicTable.key);
  const before = await rows();
  expect(before.map(({ key, name, location }) => [key, name, location])).toEqual([
    ['lakeside-import.example', 'Lakeside Animal Hospital, Inc.', 'Harbor Point, ME'],
    ['xn--caf-import-d7a.example', 'Café Vet', null],
  ]);
  expect(await importClinics(services, file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await rows()).toEqual(before);
  const renamed = await importClinics(services, 'name,domain\nLakeside,lakeside-import.example');
  expect(renamed).toMatchObject({ added: 0, changed: 1, unchanged: 0, problems: [] });
});

test('a file without the columns is refused as a whole', async () => {
  const { problems, added } = await importClinics(services, 'clinic;address\nLakeside;Main St');
  expect([added, problems.length]).toEqual([0, 1]);
});
