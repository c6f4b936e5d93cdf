import { type PosterLook, type PosterSize, productName } from '@clearpaw/domain';
import { biscuitDrawing, drawPet, juniperDrawing } from '../../platform/pet-drawings/index.ts';
import {
  drawQrCode,
  isolated,
  leftToRight,
  Sheet,
  type Spoken,
  type TextLine,
  type TextStyle,
} from '../../platform/tagged-pdf/index.ts';
import type { posterMessages } from './messages.gen.ts';
import { type PosterColors, posterColors } from './poster-colors.ts';

interface Poster {
  readonly businessName: string;
  /** The address in the code. */
  readonly address: string;
  /** Owners can check in by themselves. */
  readonly invites: boolean;
  readonly look: PosterLook;
  readonly size: PosterSize;
  readonly printedAt: Date;
}

interface Canvas {
  readonly sheet: Sheet;
  readonly colors: PosterColors;
  /** A hundredth of the page's width: the poster looks the same in every size. */
  readonly unit: number;
}

/** The headline, by how much room its language takes, in units. */
const headSizes = [9.2, 8, 6.8, 5.6];
const [barHeight, headTop, petSize, codeTop] = [8, 14, 36, 4.6];

/** One page to put up at the entrance; its code can be scanned from a distance. */
export async function drawPoster(
  { businessName, address, invites, look, size, printedAt }: Poster,
  wording: Spoken<(typeof posterMessages)['en']>,
): Promise<Buffer> {
  const { texts } = wording;
  const sheet = new Sheet({
    ...{ title: texts.title(businessName), author: productName, pageSize: size, createdAt: printedAt },
    ...{ ...wording, margins: { side: 0, top: 0, bottom: 0 }, leading: 20 },
  });
  const canvas: Canvas = { sheet, colors: posterColors[look], unit: sheet.width / 100 };
  drawGround(canvas);
  addBusiness(canvas, businessName);
  const headEnd = addHead(canvas, invites ? texts.head : texts.headOff);
  addCode(canvas, headEnd, {
    address,
    alt: (invites ? texts.code : texts.codeOff)(address),
    below: [texts.scan, texts.guest],
  });
  addAddress(canvas, leftToRight(address.replace(/^https?:\/\//, '')));
  return sheet.pdf.finish();
}

/** The ground, an arch behind the code, two pets, and a bar for the address. */
function drawGround({ sheet: { pdf }, colors, unit }: Canvas): void {
  const { doc, width, height } = pdf;
  const barTop = height - barHeight * unit;
  pdf.decorate(() => {
    doc.rect(0, 0, width, height).fillColor(colors.ground).fill();
    if (colors.arch) {
      const [left, right, radius, top] = [10 * unit, 90 * unit, 40 * unit, barTop - 80 * unit];
      const arch = `M${left} ${barTop}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${barTop}Z`;
      doc.path(arch).fillColor(colors.arch).fill();
      const [y, scale] = [barTop - petSize * unit, (petSize * unit) / 240];
      drawPet(doc, biscuitDrawing, { x: -3 * unit, y, scale });
      drawPet(doc, juniperDrawing, { x: (103 - petSize) * unit, y, scale });
    }
    doc
      .rect(0, barTop, width, barHeight * unit)
      .fillColor(colors.bar)
      .fill();
  });
}

function addBusiness({ sheet, colors, unit }: Canvas, name: string): void {
  const style: TextStyle = { voice: 'strong', size: 3.4 * unit, color: colors.ink };
  const [line] = sheet.layOut(isolated(name), style, 90 * unit);
  if (!line) return;
  sheet.pdf.add(sheet.pdf.root, 'P', () => sheet.pdf.line(line, 5 * unit, 9 * unit));
}

/** Returns where the headline ends. */
function addHead({ sheet, colors, unit }: Canvas, text: string): number {
  const layOut = (size: number) =>
    sheet.layOut(text, { voice: 'heading', size: size * unit, color: colors.ink }, 66 * unit);
  const size = headSizes.find((one) => layOut(one).length <= 2) ?? 5.6;
  const lines = layOut(size);
  const leading = size * 1.04 * unit;
  const first = headTop * unit + size * 0.85 * unit;
  sheet.pdf.add(sheet.pdf.root, 'H1', () => inMiddle(sheet, lines, first, leading));
  return headTop * unit + lines.length * leading;
}

interface Code {
  readonly address: string;
  readonly alt: string;
  readonly below: readonly string[];
}

/** The code on a white tag, in the middle between the headline and the bar. */
function addCode({ sheet, colors, unit }: Canvas, headEnd: number, { address, alt, below }: Code): void {
  const { pdf } = sheet;
  const width = (pdf.height / pdf.width > 1.35 ? 56 : 48) * unit;
  const code = width * 0.84;
  const style: TextStyle = { voice: 'strong', size: 2.5 * unit, color: '#17211d' };
  // Each sentence on its own line.
  const texts = below.map((text) =>
    text.split(/(?<=\.) /).flatMap((sentence) => sheet.layOut(sentence, style, width * 0.9)),
  );
  const leading = 3.4 * unit;
  const height = codeTop * unit + code + texts.flat().length * leading + 3.5 * unit;
  const room = pdf.height - barHeight * unit - headEnd;
  const top = headEnd + Math.max(3 * unit, (room - height) * 0.38);
  const x = (pdf.width - width) / 2;
  pdf.decorate(() => {
    pdf.doc
      .roundedRect(x, top, width, height, 6 * unit)
      .fillColor('#ffffff')
      .fill();
    const { frame, hole } = colors;
    if (frame) {
      pdf.doc.lineWidth(0.3 * unit).strokeColor(frame);
      pdf.doc.roundedRect(x, top, width, height, 6 * unit).stroke();
    }
    pdf.doc
      .circle(pdf.width / 2, top + 3.4 * unit, 1.5 * unit)
      .fillColor(hole)
      .fill();
  });
  const [codeX, codeY] = [(pdf.width - code) / 2, top + codeTop * unit];
  const bbox = [codeX, codeY, codeX + code, codeY + code] as const;
  pdf.add(pdf.root, 'Figure', () => drawQrCode(pdf, address, { x: codeX, y: codeY, width: code }), {
    alt,
    bbox,
  });
  let first = codeY + code + 2.4 * unit;
  for (const lines of texts) {
    const from = first;
    pdf.add(pdf.root, 'P', () => inMiddle(sheet, lines, from, leading));
    first += lines.length * leading;
  }
}

function addAddress({ sheet, colors, unit }: Canvas, address: string): void {
  const { pdf } = sheet;
  const lines = [3.2, 2.6, 2]
    .map((size) =>
      sheet.layOut(address, { voice: 'strong', size: size * unit, color: colors.onBar }, 92 * unit),
    )
    .find((laidOut, index) => laidOut.length === 1 || index === 2);
  const first = pdf.height - (barHeight / 2 - 1.1 + ((lines?.length ?? 1) - 1) * 1.3) * unit;
  pdf.add(pdf.root, 'P', () => inMiddle(sheet, lines ?? [], first, 2.8 * unit));
}

function inMiddle(sheet: Sheet, lines: readonly TextLine[], firstBaseline: number, leading: number): void {
  sheet.linesInMiddle(lines, { x: 0, width: sheet.width }, firstBaseline, leading);
}
