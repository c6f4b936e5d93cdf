import { expect, test } from 'vitest';
import { drawPages, useServer } from '../../../test/index.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

test('the copy of a PDF is the same file with the same pages, and is not signed', async () => {
  const theo = await server.businessPerson();
  const [from, to] = [
    await buildBusiness(services, { owner: theo }),
    await buildBusiness(services, { owner: theo }),
  ];
  const bytes = await drawPages('Dogs swim.');
  const storagePath = `users/${theo.uid}/files/agreement.pdf`;
  const upload = { path: storagePath, ownerId: theo.uid, contentType: 'application/pdf', bytes };
  await services.objects.write(upload);
  const input = {
    businessId: from.id,
    title: 'Pool',
    validMonths: 12,
    resign: 'yearly' as const,
    storagePath,
  };
  const { id: sourceId } = await server.call(theo, 'createWaiver', input);
  await server.call(theo, 'copyToBusiness', {
    ...{ fromBusinessId: from.id, toBusinessId: to.id, parts: ['waivers'] },
    idempotencyKey: crypto.randomUUID(),
  });
  const { items } = await server.call(theo, 'listWaivers', { businessId: to.id });
  expect(items).toMatchObject([{ title: 'Pool', format: 'pdf', validMonths: 12, version: 1 }]);
  const read = (waiverId: string) => server.call(theo, 'getWaiverToSign', { waiverId, withFile: true });
  const [source, copy] = [await read(sourceId), await read(items[0]?.id ?? '')];
  for (const part of ['file', 'pages', 'body', 'sha256', 'resign'] as const) {
    expect(copy[part]).toEqual(source[part]);
  }
  expect(copy.pages).toHaveLength(1);
  expect((await server.call(theo, 'listSignatures', { waiverId: copy.id })).items).toEqual([]);
});
