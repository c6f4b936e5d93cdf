import { qrModulesOf } from '@clearpaw/protocol';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';
import { TaggedPdf } from './open-document.ts';

const quietModules = 4;
type Box = [x: number, y: number, width: number, height: number];

/** The boxes of a code that is drawn at 100 from where reading begins, 40 from the top and 200 wide. */
function boxesOf(text: string, direction: 'ltr' | 'rtl'): readonly Box[] {
  const about = { title: 'A', author: 'B', language: 'en', direction, pageSize: 'a4' } as const;
  const pdf = new TaggedPdf({ ...about, createdAt: new Date() });
  pdf.doc.addPage();
  const boxes: Box[] = [];
  const { rect } = pdf.doc;
  pdf.doc.rect = (...box: Box) => {
    boxes.push(box);
    return rect.apply(pdf.doc, box);
  };
  drawQrCode(pdf, text, { x: 100, y: 40, width: 200 });
  return boxes;
}

const texts = ['HTTPS://CLEARPAW.EXAMPLE/V/ABC', `https://clearpaw.example/v/A#${'QWERTY234567'.repeat(40)}`];
test.each(texts.flatMap((text) => [[text, 'ltr', 100] as const, [text, 'rtl', 595.28 - 300] as const]))(
  'the printed code of %s is the code, with four modules of white around it, %s',
  (text, direction, left) => {
    const modules = qrModulesOf(text);
    const module = 200 / (modules.length + 2 * quietModules);
    const [ground, ...dark] = boxesOf(text, direction);
    expect(ground).toEqual([left, 40, 200, 200]);
    const covered = modules.map((row) => row.map(() => false));
    for (const [x, y, width] of dark) {
      const row = covered[Math.round((y - 40) / module) - quietModules];
      const from = Math.round((x - left) / module) - quietModules;
      for (let step = 0; step < Math.round(width / module); step += 1) if (row) row[from + step] = true;
    }
    expect(covered).toEqual(modules);
  },
);
