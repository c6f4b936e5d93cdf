import {
  type Block,
  type GuardianRelation,
  type Inline,
  type Minor,
  parseWaiverText,
} from '@clearpaw/domain';
import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { loadSharp } from '../../platform/images/index.ts';
import { pdfFont } from '../../platform/pdf/index.ts';
import type { WaiverPdf } from './waiver-pdf.ts';

const style = StyleSheet.create({
  page: { fontFamily: pdfFont, fontSize: 10.5, lineHeight: 1.45, padding: 48, color: '#1d1b19' },
  business: { fontSize: 10, color: '#5c5650' },
  title: { fontSize: 20, fontWeight: 700, marginBottom: 12 },
  heading: { fontWeight: 700, marginTop: 8, marginBottom: 3 },
  paragraph: { marginBottom: 6 },
  item: { marginBottom: 3, marginLeft: 10 },
  strong: { fontWeight: 700 },
  em: { fontStyle: 'italic' },
  box: { marginTop: 16, paddingTop: 10, borderTopWidth: 1, borderTopColor: '#b9b2aa' },
  fact: { flexDirection: 'row', marginBottom: 2 },
  label: { width: 110, color: '#5c5650' },
  value: { flex: 1 },
  typed: { fontStyle: 'italic', fontSize: 18, marginVertical: 6 },
  drawn: { width: 220, height: 80, objectFit: 'contain', marginVertical: 6 },
});

/** Draws the document to be signed: the content as it was read, then the certificate of the signature. */
export async function renderWaiverPdf(pdf: WaiverPdf): Promise<Buffer> {
  const { waiver, businessName } = pdf;
  const read = await Promise.all(pdf.pages.map(drawReadPage));
  const page = h(
    Page,
    { size: 'A4', style: style.page },
    h(Text, { style: style.business }, businessName),
    h(Text, { style: style.title }, waiver.title),
    ...(read.length > 0 ? [] : parseWaiverText(pdf.body).map(drawBlock)),
    drawCertificate(pdf),
  );
  const about = { title: waiver.title, author: businessName, creationDate: pdf.statedAt ?? pdf.signedAt };
  return renderToBuffer(h(Document, about, ...read, page));
}

/** The width of an A4 page; a page of an uploaded PDF keeps its own proportions. */
const pageWidth = 595;

async function drawReadPage(page: Buffer, key: number): Promise<ReactElement> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(page).jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true });
  const height = (pageWidth * info.height) / info.width;
  const picture = h(Image, { style: { width: pageWidth, height }, src: { data, format: 'jpg' } });
  return h(Page, { key, size: [pageWidth, height] }, picture);
}

function drawBlock(block: Block, key: number): ReactElement {
  if (block.kind === 'list') {
    const items = block.items.map((item, index) =>
      h(
        Text,
        { key: index, style: style.item },
        block.ordered ? `${index + 1}. ` : '•  ',
        ...drawInlines(item),
      ),
    );
    return h(View, { key, style: style.paragraph }, ...items);
  }
  if (block.kind === 'paragraph')
    return h(Text, { key, style: style.paragraph }, ...drawInlines(block.inlines));
  const fontSize = { 1: 15, 2: 13, 3: 11.5 }[block.level];
  return h(Text, { key, style: [style.heading, { fontSize }] }, ...drawInlines(block.inlines));
}

function drawInlines(inlines: readonly Inline[]): (ReactElement | string)[] {
  return inlines.map((inline, key) =>
    inline.style === 'plain' ? inline.text : h(Text, { key, style: style[inline.style] }, inline.text),
  );
}

function statedFact(statedAt: Date): [string, string] {
  return ['Received', `${statedAt.toISOString()}; the time of signing is as the business’s device stated it`];
}

const relations: Readonly<Record<GuardianRelation, string>> = {
  parent: 'parent',
  legal_guardian: 'legal guardian',
  other: 'other',
};

function guardianFact(minors: readonly Minor[]): [string, string] {
  const one = ({ name, bornOn, relation, relationText }: Minor) =>
    bornOn === null || relation === null
      ? name
      : `${name}, born ${bornOn} (signed by the ${relationText ?? relations[relation]})`;
  const separator = minors.some(({ bornOn }) => bornOn !== null) ? '; ' : ', ';
  return ['As guardian of', minors.map(one).join(separator)];
}

function drawCertificate(pdf: WaiverPdf): ReactElement {
  const { waiver, signature, origin, minors } = pdf;
  const facts: [string, string][] = [
    ['Signed by', pdf.signerName],
    ...(minors.length > 0 ? [guardianFact(minors)] : []),
    ['For', pdf.petNames.join(', ')],
    ['At', pdf.signedAt.toISOString()],
    ...(pdf.statedAt ? [statedFact(pdf.statedAt)] : []),
    ['From', `${origin.address || 'an unknown address'}, ${origin.agent || 'an unknown device'}`],
    ['Version', `${waiver.version} of waiver ${waiver.id}`],
    [pdf.pages.length > 0 ? 'SHA-256 of the file' : 'SHA-256 of the text', waiver.sha256],
  ];
  const drawn =
    signature.kind === 'typed'
      ? h(Text, { style: style.typed }, signature.text)
      : h(Image, { style: style.drawn, src: `data:image/png;base64,${signature.png}` });
  const rows = facts.map(([label, value]) =>
    h(
      View,
      { key: label, style: style.fact },
      h(Text, { style: style.label }, label),
      h(Text, { style: style.value }, value),
    ),
  );
  return h(View, { style: style.box, wrap: false }, drawn, ...rows);
}
