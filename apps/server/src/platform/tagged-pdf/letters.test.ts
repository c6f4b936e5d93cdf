import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { TaggedPdf } from './open-document.ts';

async function textOf(text: string): Promise<string> {
  const about = { title: 'A', author: 'B', language: 'en', pageSize: 'a4', createdAt: new Date() } as const;
  const pdf = new TaggedPdf(about);
  pdf.doc.addPage();
  const line = pdf.measure.line(text, { voice: 'slanted', size: 9, color: '#000000' });
  pdf.add(pdf.root, 'P', () => pdf.line(line, 40, 40));
  const read = await getDocument({ data: new Uint8Array(await pdf.finish()), verbosity: 0 }).promise;
  const { items } = await (await read.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

test('letters that were first drawn as parts of others are still found and copied', async () => {
  await textOf('ÅÉÑÖÜåéñöü');
  expect((await textOf('AENOUaenou')).trim()).toBe('AENOUaenou');
  expect((await textOf('l’animal - no')).trim()).toBe('l’animal - no');
});
