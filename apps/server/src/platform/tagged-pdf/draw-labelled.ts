import type { Sheet } from './sheet.ts';
import type { TextStyle } from './text-line.ts';

interface Look {
  readonly labelWidth: number;
  readonly label: TextStyle;
  readonly value: TextStyle;
  readonly leading: number;
}

/** A label and beside it its value, which may continue on the next page. */
export function drawLabelled(sheet: Sheet, label: string, value: string, look: Look): void {
  const { labelWidth, leading } = look;
  const labels = sheet.layOut(label, look.label, labelWidth - 8);
  const x = sheet.left + labelWidth;
  const width = sheet.width - labelWidth;
  sheet.ensure(labels.length * leading);
  const { y } = sheet;
  const list = sheet.pdf.group(sheet.pdf.root, 'L');
  const item = sheet.pdf.group(list, 'LI');
  sheet.paragraph(item, 'Lbl', labels, { leading });
  const below = sheet.y;
  sheet.y = y;
  sheet.paragraph(item, 'LBody', sheet.layOut(value, look.value, width), { x, width, leading });
  item.end();
  list.end();
  const isOnNextPage = sheet.y < y;
  sheet.y = (isOnNextPage ? sheet.y : Math.max(sheet.y, below)) + 3;
}
