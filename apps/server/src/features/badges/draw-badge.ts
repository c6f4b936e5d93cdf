import { productName } from '@clearpaw/domain';
import {
  cutShort,
  drawQrCode,
  isolated,
  leftToRight,
  mm,
  Sheet,
  type Spoken,
  type TextLine,
  type TextStyle,
} from '../../platform/tagged-pdf/index.ts';
import type { badgePageMessages } from './messages.gen.ts';

/** The content of a printed badge. */
export interface PrintedBadge {
  readonly name: string;
  /** The whole address, credential included. */
  readonly url: string;
  readonly code: string;
  /** "Nov 28, 2026". */
  readonly goodUntil: string;
  readonly specimen: boolean;
  readonly issuedAt: Date;
}

/** A card for the wallet (ISO/IEC 7810 ID-1), a tag to hang, a band for a collar or harness; in millimeters. */
export const pageSizes = {
  card: { width: 85.6, height: 54, code: 46 },
  tag: { width: 44, height: 66, code: 40 },
  collar: { width: 120, height: 34, code: 32 },
} as const;

const ink = '#17211d';
const style = {
  title: { voice: 'heading', size: 20, color: ink },
  lead: { voice: 'plain', size: 10, color: '#41504a' },
  label: { voice: 'strong', size: 10, color: ink },
  small: { voice: 'plain', size: 7, color: ink },
  smallStrong: { voice: 'strong', size: 7, color: ink },
  tiny: { voice: 'plain', size: 5.5, color: ink },
} as const satisfies Readonly<Record<string, TextStyle>>;

const nameStyle = (size: number): TextStyle => ({ voice: 'strong', size, color: ink });
const cutColor = '#6b7a72';

export type BadgeWording = Spoken<(typeof badgePageMessages)['en']['print']>;

/** One sheet to cut apart: the same badge in three sizes, each marked as printed with its last valid day. */
export async function drawBadge(badge: PrintedBadge, wording: BadgeWording): Promise<Buffer> {
  const { texts } = wording;
  const sheet = new Sheet({
    ...{ title: texts.title(badge.name), author: productName, pageSize: 'a4', createdAt: badge.issuedAt },
    ...{ ...wording, margins: { side: mm(18), top: mm(18), bottom: mm(14) }, leading: 13.5 },
  });
  const { root } = sheet.pdf;
  const title = sheet.layOut(texts.title(isolated(badge.name)), style.title, sheet.width);
  sheet.paragraph(root, 'H1', title, { leading: 24, after: 4 });
  const lead = sheet.layOut(texts.lead(isolated(badge.goodUntil)), style.lead, mm(150));
  sheet.paragraph(root, 'P', lead, { after: mm(7) });
  const said = linesOf(badge, wording);
  drawPiece(sheet, texts.card, pageSizes.card, (space) => drawCard(sheet, badge, said, space));
  drawPiece(sheet, texts.tag, pageSizes.tag, (space) => drawTag(sheet, badge, said, space));
  drawPiece(sheet, texts.band, pageSizes.collar, (space) => drawCollar(sheet, badge, said, space));
  return sheet.pdf.finish();
}

interface Space {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly code: number;
}

interface SaidOnBadge {
  readonly kind: string;
  readonly until: string;
  readonly kindUntil: string;
  readonly typed: string;
  readonly alt: string;
}

function linesOf(
  { specimen, goodUntil, code, url, name }: PrintedBadge,
  { texts }: BadgeWording,
): SaidOnBadge {
  const kind = specimen ? texts.specimen : texts.paper;
  const day = isolated(goodUntil);
  // Groups of characters are easier to read aloud.
  const typed = leftToRight(code.replace(/(.{4})(?=.)/g, '$1 '));
  const alt = texts.code(name, url.split('#')[0] ?? url);
  return { kind, until: texts.until(day), kindUntil: texts.kindUntil(kind, day), typed, alt };
}

/** A piece to cut out, below what it is. */
function drawPiece(
  sheet: Sheet,
  label: string,
  { width, height, code }: { readonly width: number; readonly height: number; readonly code: number },
  draw: (space: Space) => void,
): void {
  const { pdf } = sheet;
  sheet.paragraph(pdf.root, 'H2', sheet.layOut(label, style.label, sheet.width), { after: 4 });
  const space = { y: sheet.y, width: mm(width), height: mm(height), code: mm(code) };
  pdf.decorate(() => {
    pdf.doc.lineWidth(0.5).strokeColor(cutColor).dash(3, { space: 2 });
    pdf.doc.rect(pdf.leftOf(sheet.left, space.width), space.y, space.width, space.height).stroke().undash();
  });
  draw(space);
  sheet.y = space.y + space.height + mm(8);
}

function drawCode(
  sheet: Sheet,
  { url }: PrintedBadge,
  alt: string,
  at: Omit<Space, 'code' | 'height'> & { x: number },
): void {
  const { pdf } = sheet;
  const left = pdf.leftOf(at.x, at.width);
  const bbox = [left, at.y, left + at.width, at.y + at.width] as const;
  pdf.add(pdf.root, 'Figure', () => drawQrCode(pdf, url, at), { alt, bbox });
}

/** The first lines of a text, the last of them cut short if there are more. */
function firstLines(sheet: Sheet, text: string, textStyle: TextStyle, width: number, most: number) {
  const lines = sheet.layOut(text, textStyle, width);
  if (lines.length <= most) return lines;
  return lines.slice(0, most).map((line, index) => (index === most - 1 ? cutShort(line) : line));
}

/** Draws lines from the top, each style in its own distance; returns where the next would begin. */
function drawBlock(sheet: Sheet, lines: readonly TextLine[], x: number, top: number): number {
  let y = top;
  for (const line of lines) {
    const leading = line.style.size * 1.25;
    sheet.pdf.add(sheet.pdf.root, 'P', () => sheet.pdf.line(line, x, y + leading * 0.78));
    y += leading;
  }
  return y;
}

function drawCard(sheet: Sheet, badge: PrintedBadge, said: SaidOnBadge, space: Space): void {
  const { y, height, code } = space;
  drawCode(sheet, badge, said.alt, { x: sheet.left, y: y + (height - code) / 2, width: code });
  const x = sheet.left + code;
  const width = space.width - code - mm(4);
  const top = [
    sheet.pdf.measure.line(productName, style.smallStrong),
    ...firstLines(sheet, isolated(badge.name), nameStyle(14), width - 12, 2),
  ];
  drawBlock(sheet, top, x, y + mm(5));
  const below = [
    ...sheet.layOut(said.kind, style.smallStrong, width),
    ...sheet.layOut(said.until, style.small, width),
    ...sheet.layOut(said.typed, style.tiny, width),
  ];
  const tall = below.reduce((sum, line) => sum + line.style.size * 1.25, 0);
  drawBlock(sheet, below, x, y + height - mm(5) - tall);
}

function drawTag(sheet: Sheet, badge: PrintedBadge, said: SaidOnBadge, space: Space): void {
  const { pdf, left } = sheet;
  const { y, width, code } = space;
  const middle = pdf.leftOf(left, width) + width / 2;
  pdf.decorate(() => {
    pdf.doc
      .circle(middle, y + mm(6), mm(2.6))
      .lineWidth(0.6)
      .strokeColor(cutColor)
      .stroke();
  });
  const room = width - mm(4);
  const within = { x: left, width };
  const name = firstLines(sheet, isolated(badge.name), nameStyle(10), room - 8, 1);
  pdf.add(pdf.root, 'P', () => sheet.linesInMiddle(name, within, y + mm(13), 12));
  drawCode(sheet, badge, said.alt, { x: left + (width - code) / 2, y: y + mm(15), width: code });
  const below = sheet.layOut(said.kindUntil, style.tiny, room);
  pdf.add(pdf.root, 'P', () => sheet.linesInMiddle(below, within, y + mm(15) + code + 6, 7));
}

function drawCollar(sheet: Sheet, badge: PrintedBadge, said: SaidOnBadge, space: Space): void {
  const { y, height, code } = space;
  drawCode(sheet, badge, said.alt, { x: sheet.left, y: y + (height - code) / 2, width: code });
  const width = space.width - code - mm(4);
  const lines = [
    ...firstLines(sheet, isolated(badge.name), nameStyle(16), width - 12, 2),
    ...sheet.layOut(said.kindUntil, style.small, width),
    ...sheet.layOut(said.typed, style.tiny, width),
  ];
  const tall = lines.reduce((sum, line) => sum + line.style.size * 1.25, 0);
  drawBlock(sheet, lines, sheet.left + code, y + (height - tall) / 2);
}
