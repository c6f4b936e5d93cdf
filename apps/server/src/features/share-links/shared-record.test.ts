import { openSharedFile } from '@clearpaw/protocol';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { readPdf } from '../pet-exports/testing/read-pdf.ts';
import { askManifest, atServer, buildShared } from './testing/build-shared.ts';

const server = await useServer();

interface Attached {
  readonly content?: readonly { readonly attachment: { readonly data: string } }[];
}

test("the badge’s code and the owner's contact details are in none of the files", async () => {
  const { maya, share } = await buildShared(server);
  const contact = { name: 'Maya Okafor', phone: '(555) 010-0133', emergency: null, pickups: [] };
  await server.call(maya, 'setContact', contact);
  const { manifest, key } = await share();
  const { files = [] } = (await askManifest(server, manifest, { embeddedLengthMax: 0 })).body;
  const texts = await Promise.all(
    files.map(async ({ location = '' }) => {
      const jwe = await (await fetch(atServer(server, location))).text();
      return (await openSharedFile(jwe, key)) ?? '';
    }),
  );
  const [bundle = '', printed = ''] = texts;
  expect(bundle).toContain('Maya Okafor');
  expect(bundle).not.toContain('010-0133');
  const { content } = JSON.parse(printed) as Attached;
  const { said } = await readPdf(Buffer.from(content?.[0]?.attachment.data ?? '', 'base64'));
  const words = said.map(({ text }) => text).join('');
  expect(words).toContain('MayaOkafor');
  expect(words).not.toContain('010-0133');
  expect(said.filter(({ alt }) => alt?.startsWith('QR code'))).toEqual([]);
});
