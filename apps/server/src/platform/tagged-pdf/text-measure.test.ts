import { expect, test, vi } from 'vitest';
import { fontFor } from './fonts.ts';
import { TaggedPdf } from './open-document.ts';

test('a document measures a word once, and shares nothing with the next document', () => {
  const font = fontFor('plain', 'a')?.font;
  if (!font) throw new Error('no font');
  const measured = vi.spyOn(font, 'layout');
  const style = { voice: 'plain', size: 9, color: '#000000' } as const;
  const about = { title: 'A', author: 'B', language: 'en', pageSize: 'a4', createdAt: new Date() } as const;
  const timesMeasured = () => measured.mock.calls.filter(([text]) => text === 'Metoclopramide').length;
  for (const times of [1, 2]) {
    const { measure } = new TaggedPdf(about);
    expect(measure.layOut('Metoclopramide or Metoclopramide', style, 500)).toHaveLength(1);
    expect(timesMeasured()).toBe(times);
  }
});
