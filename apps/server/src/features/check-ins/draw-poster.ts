import { productName } from '@clearpaw/domain';
import {
  drawQrCode,
  isolated,
  leftToRight,
  mm,
  Sheet,
  type Spoken,
  type TextLine,
  type TextStyle,
} from '../../platform/tagged-pdf/index.ts';
import type { posterMessages } from './messages.gen.ts';

interface Poster {
  readonly businessName: string;
  /** The address in the code. */
  readonly address: string;
  readonly printedAt: Date;
}

const ink = '#17211d';
const style = {
  business: { voice: 'strong', size: 24, color: ink },
  head: { voice: 'heading', size: 46, color: ink },
  address: { voice: 'strong', size: 16, color: ink },
  step: { voice: 'plain', size: 20, color: ink },
  foot: { voice: 'plain', size: 14, color: '#41504a' },
} as const satisfies Readonly<Record<string, TextStyle>>;

const codeSize = mm(125);

/** A part of the page: its height, and how it is drawn at a position. */
interface Part {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/** One page to put up at the entrance; its code can be scanned from a distance. */
export async function drawPoster(
  { businessName, address, printedAt }: Poster,
  wording: Spoken<(typeof posterMessages)['en']>,
): Promise<Buffer> {
  const { texts } = wording;
  const margin = mm(18);
  const sheet = new Sheet({
    ...{ title: texts.title(businessName), author: productName, pageSize: 'a4', createdAt: printedAt },
    ...{ ...wording, margins: { side: margin, top: margin, bottom: margin }, leading: 20 },
  });
  const parts = [
    middle(sheet, 'P', isolated(businessName), style.business),
    middle(sheet, 'H1', texts.head, style.head),
    code(sheet, address, texts.code(address)),
    middle(sheet, 'P', leftToRight(address.replace(/^https?:\/\//, '')), style.address),
    steps(sheet, [texts.scan, texts.choose, texts.enter]),
    middle(sheet, 'P', texts.guest, style.foot),
  ];
  const tall = parts.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.max(0, (sheet.room - tall) / (parts.length - 1));
  let y = sheet.y;
  for (const { height, draw } of parts) {
    draw(y);
    y += height + gap;
  }
  return sheet.pdf.finish();
}

function middle(sheet: Sheet, type: string, text: string, textStyle: TextStyle): Part {
  const leading = textStyle.size * 1.2;
  const lines = sheet.layOut(text, textStyle, sheet.width);
  const draw = (y: number) =>
    sheet.pdf.add(sheet.pdf.root, type, () => {
      sheet.linesInMiddle(lines, { x: sheet.left, width: sheet.width }, y + leading * 0.78, leading);
    });
  return { height: lines.length * leading, draw };
}

function code({ pdf, left, width }: Sheet, address: string, alt: string): Part {
  const x = left + (width - codeSize) / 2;
  const from = pdf.leftOf(x, codeSize);
  const draw = (y: number) => {
    const bbox = [from, y, from + codeSize, y + codeSize] as const;
    pdf.add(pdf.root, 'Figure', () => drawQrCode(pdf, address, { x, y, width: codeSize }), { alt, bbox });
  };
  return { height: codeSize, draw };
}

const stepLeading = 27;

/** Numbered steps, below each other in the middle of the page. */
function steps(sheet: Sheet, texts: readonly string[]): Part {
  const { measure } = sheet.pdf;
  const numberWidth = 30;
  const laidOut = texts.map((text) => sheet.layOut(text, style.step, sheet.width - numberWidth));
  const widest = Math.max(...laidOut.flat().map((line: TextLine) => measure.widthOfLine(line)));
  const x = sheet.left + (sheet.width - numberWidth - widest) / 2;
  const draw = (top: number) => {
    const list = sheet.pdf.group(sheet.pdf.root, 'L');
    let y = top + stepLeading * 0.75;
    for (const [index, lines] of laidOut.entries()) {
      const item = sheet.pdf.group(list, 'LI');
      const at = y;
      sheet.pdf.add(item, 'Lbl', () => sheet.line(`${index + 1}.`, style.step, x, at));
      sheet.pdf.add(item, 'LBody', () => sheet.lines(lines, x + numberWidth, at, stepLeading));
      item.end();
      y += lines.length * stepLeading;
    }
    list.end();
  };
  return { height: laidOut.flat().length * stepLeading, draw };
}
