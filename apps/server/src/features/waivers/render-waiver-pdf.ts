import { type Block, type Inline, type Minor, parseWaiverText } from '@clearpaw/domain';
import { loadSharp } from '../../platform/images/index.ts';
import {
  directionOfText,
  drawLabelled,
  isolated,
  leftToRight,
  paragraphOfParts,
  Sheet,
  type Spoken,
  type TextStyle,
} from '../../platform/tagged-pdf/index.ts';
import type { signedWaiverMessages } from './messages.gen.ts';
import type { WaiverPdf } from './waiver-pdf.ts';

const ink = '#1d1b19';
const soft = '#5c5650';
const style = {
  business: { voice: 'plain', size: 10, color: soft },
  title: { voice: 'heading', size: 20, color: ink },
  plain: { voice: 'plain', size: 10.5, color: ink },
  strong: { voice: 'strong', size: 10.5, color: ink },
  em: { voice: 'slanted', size: 10.5, color: ink },
  label: { voice: 'plain', size: 9.4, color: soft },
  fact: { voice: 'plain', size: 9.4, color: ink },
  typed: { voice: 'slanted', size: 18, color: ink },
  note: { voice: 'plain', size: 9, color: soft },
} as const satisfies Readonly<Record<string, TextStyle>>;
const headingSizes = { 1: 15, 2: 13, 3: 11.5 } as const;
const leading = 15.2;

export type SignedWording = Spoken<(typeof signedWaiverMessages)['en']>;

/** Draws the document to be signed: the content as it was read, then the certificate of the signature. */
export async function renderWaiverPdf(pdf: WaiverPdf, wording: SignedWording): Promise<Buffer> {
  const { waiver, businessName } = pdf;
  const createdAt = pdf.statedAt ?? pdf.signedAt;
  const sheet = new Sheet({
    ...{ title: waiver.title, author: businessName, pageSize: 'a4', createdAt },
    ...{ ...wording, margins: { side: 48, top: 48, bottom: 48 }, leading, hasFirstPage: false },
  });
  for (const [index, page] of pdf.pages.entries())
    await drawReadPage(sheet, page, wording.texts.page(index + 1));
  sheet.newPage();
  const { root } = sheet.pdf;
  sheet.paragraph(root, 'P', sheet.layOut(isolated(businessName), style.business, sheet.width));
  const title = sheet.layOut(isolated(waiver.title), style.title, sheet.width);
  sheet.paragraph(root, 'H1', title, { leading: 26, after: 12 });
  if (pdf.pages.length === 0) for (const block of parseWaiverText(pdf.body)) drawBlock(sheet, block);
  drawCertificate(sheet, pdf, wording);
  return sheet.pdf.finish();
}

/** The width of an A4 page; a page of an uploaded PDF keeps its own proportions. */
const pageWidth = 595;

async function drawReadPage({ pdf }: Sheet, page: Buffer, alt: string): Promise<void> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(page).jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true });
  const height = (pageWidth * info.height) / info.width;
  pdf.doc.addPage({ size: [pageWidth, height], margin: 0 });
  const draw = () => pdf.doc.image(data, 0, 0, { width: pageWidth, height });
  pdf.add(pdf.root, 'Figure', draw, { alt, bbox: [0, 0, pageWidth, height] });
}

function drawBlock(sheet: Sheet, block: Block): void {
  if (block.kind === 'list') drawList(sheet, block);
  else if (block.kind === 'paragraph') drawInlines(sheet, 'P', block.inlines, { after: 6 });
  else {
    sheet.y += 8;
    sheet.ensure(3 * leading);
    const heading = headingSizes[block.level];
    drawInlines(sheet, `H${block.level + 1}`, block.inlines, { after: 3, heading });
  }
}

function drawList(sheet: Sheet, { items, ordered }: Extract<Block, { kind: 'list' }>): void {
  const list = sheet.pdf.group(sheet.pdf.root, 'L');
  for (const [index, item] of items.entries()) {
    const entry = sheet.pdf.group(list, 'LI');
    const mark = { style: 'plain', text: ordered ? `${index + 1}. ` : '• ' } as const;
    drawInlines(sheet, 'LBody', [mark, ...item], { after: 3, parent: entry, indent: 10 });
    entry.end();
  }
  list.end();
  sheet.y += 6;
}

interface Look {
  readonly after: number;
  readonly parent?: Parameters<Sheet['paragraph']>[0];
  readonly indent?: number;
  /** The size of a heading. */
  readonly heading?: number;
}

/** What the business wrote: each paragraph in the direction of its own text. */
function drawInlines(sheet: Sheet, type: string, inlines: readonly Inline[], look: Look): void {
  const { after, parent = sheet.pdf.root, indent = 0, heading } = look;
  const usual: TextStyle = heading ? { ...style.strong, size: heading } : style.plain;
  const parts = inlines.map((inline) => ({
    text: inline.text,
    style: inline.style === 'plain' ? usual : { ...style[inline.style], size: usual.size },
  }));
  const direction = directionOfText(inlines.map(({ text }) => text).join(''), sheet.pdf.direction);
  const paragraph = paragraphOfParts(parts, usual, direction);
  const width = sheet.width - indent;
  const lines = sheet.pdf.measure.layOutParagraph(paragraph, width);
  const place = { x: sheet.left + indent, width, direction };
  sheet.paragraph(parent, type, lines, { ...place, after, leading: usual.size * 1.45 });
}

/** A hash of 64 digits takes one line. */
const certificateLook = { labelWidth: 116, label: style.label, value: style.fact, leading: 14 };
const drawnSize = [220, 80] as const;

/** Kept on one page, so that the signature and what it stands for are seen together. */
function drawCertificate(sheet: Sheet, pdf: WaiverPdf, wording: SignedWording): void {
  const { texts } = wording;
  const { pdf: out } = sheet;
  const facts = factsOf(pdf, texts);
  sheet.y += 16;
  sheet.ensure(facts.length * (2 * leading + 3) + 110);
  sheet.rule(sheet.y, '#b9b2aa', 1);
  sheet.y += 16;
  const { signature, signerName } = pdf;
  if (signature.kind === 'typed') {
    const typed = sheet.layOut(isolated(signature.text), style.typed, sheet.width);
    sheet.paragraph(out.root, 'P', typed, { leading: 26, after: 6 });
  } else {
    const [width, height] = drawnSize;
    const left = out.leftOf(sheet.left, width);
    const { y } = sheet;
    const bbox = [left, y, left + width, y + height] as const;
    const picture = Buffer.from(signature.png, 'base64');
    const draw = () => out.doc.image(picture, left, y, { fit: drawnSize });
    out.add(out.root, 'Figure', draw, { alt: texts.drawn(signerName), bbox });
    sheet.y += height + 6;
  }
  for (const [label, value] of facts) drawLabelled(sheet, label, value, certificateLook);
  const { missingNote } = sheet;
  if (missingNote) sheet.paragraph(out.root, 'P', sheet.layOut(missingNote, style.note, sheet.width));
}

function factsOf(pdf: WaiverPdf, texts: SignedWording['texts']): readonly (readonly [string, string])[] {
  const { waiver, origin, minors, signerName, petNames, signedAt, statedAt } = pdf;
  const address = origin.address ? leftToRight(origin.address) : texts.noAddress;
  const agent = origin.agent ? leftToRight(origin.agent) : texts.noAgent;
  const moment = (at: Date) => leftToRight(at.toISOString());
  return [
    [texts.signedBy, isolated(signerName)],
    ...(minors.length > 0 ? [[texts.guardian, guardianFact(minors, texts)] as const] : []),
    [texts.pets, isolated(petNames.join(', '))],
    [texts.at, moment(signedAt)],
    ...(statedAt ? [[texts.received, texts.stated(moment(statedAt))] as const] : []),
    [texts.from, texts.origin(address, agent)],
    [texts.version, texts.versionOf(waiver.version, leftToRight(waiver.id))],
    [pdf.pages.length > 0 ? texts.hashOfFile : texts.hashOfText, leftToRight(waiver.sha256)],
  ];
}

function guardianFact(minors: readonly Minor[], texts: SignedWording['texts']): string {
  const one = ({ name, bornOn, relation, relationText }: Minor) =>
    bornOn === null || relation === null
      ? isolated(name)
      : texts.minor(isolated(name), leftToRight(bornOn), relation, isolated(relationText ?? ''));
  const separator = minors.some(({ bornOn }) => bornOn !== null) ? '; ' : ', ';
  return minors.map(one).join(separator);
}
