import { productName } from '@clearpaw/domain';
import { Circle, Document, Page, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { drawCode, mm, pdfFont } from '../../platform/pdf/index.ts';

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

const style = StyleSheet.create({
  page: { fontFamily: pdfFont, fontSize: 10, lineHeight: 1.35, padding: mm(18), color: '#17211d' },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginBottom: 4 },
  lead: { marginBottom: mm(7), maxWidth: mm(150), color: '#41504a' },
  label: { fontWeight: 700, marginBottom: 4 },
  piece: { borderWidth: 0.5, borderStyle: 'dashed', borderColor: '#6b7a72', marginBottom: mm(8) },
  name: { fontWeight: 700 },
  small: { fontSize: 7, lineHeight: 1.3 },
  tiny: { fontSize: 5.5, lineHeight: 1.3 },
});

/** One sheet to cut apart: the same badge in three sizes, each marked as printed with its last valid day. */
export async function drawBadge(badge: PrintedBadge): Promise<Buffer> {
  const title = `${badge.name}’s printed badge`;
  const lead = `Cut along the dashed lines. Good until ${badge.goodUntil}; print it again then. A business may ask for the live badge on your phone instead of this one.`;
  const page = h(
    Page,
    { size: 'A4', style: style.page },
    h(Text, { style: style.title }, title),
    h(Text, { style: style.lead }, lead),
    labelled('Card for the wallet', drawCard(badge)),
    labelled('Tag', drawTag(badge)),
    labelled('Band for a collar or harness', drawCollar(badge)),
  );
  const about = { title, author: productName, creationDate: badge.issuedAt };
  return renderToBuffer(h(Document, about, page));
}

function labelled(label: string, piece: ReactElement): ReactElement {
  return h(View, { key: label, wrap: false }, h(Text, { style: style.label }, label), piece);
}

const kindOf = ({ specimen }: PrintedBadge): string => (specimen ? 'Specimen, not valid' : 'Paper badge');

/** Groups of characters are easier to read aloud. */
const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

function drawCard(badge: PrintedBadge): ReactElement {
  const text = h(
    View,
    { style: { flex: 1, paddingVertical: mm(5), paddingRight: mm(4), justifyContent: 'space-between' } },
    h(
      View,
      {},
      h(Text, { style: [style.small, { fontWeight: 700 }] }, productName),
      h(Text, { style: [style.name, { fontSize: 14, lineHeight: 1.15, marginTop: 4 }] }, badge.name),
    ),
    h(
      View,
      {},
      h(Text, { style: [style.small, { fontWeight: 700 }] }, kindOf(badge)),
      h(Text, { style: style.small }, `Good until ${badge.goodUntil}`),
      h(Text, { style: [style.tiny, { marginTop: 3 }] }, inGroups(badge.code)),
    ),
  );
  return codeBeside(badge, pageSizes.card, text);
}

/** One piece, with its code on the left and text on the right. */
function codeBeside(
  { url }: PrintedBadge,
  { width, height, code }: { readonly width: number; readonly height: number; readonly code: number },
  text: ReactElement,
): ReactElement {
  const across = {
    width: mm(width),
    height: mm(height),
    flexDirection: 'row',
    alignItems: 'center',
  } as const;
  return h(View, { style: [style.piece, across] }, drawCode(url, mm(code)), text);
}

function drawTag(badge: PrintedBadge): ReactElement {
  const { width, height, code } = pageSizes.tag;
  return h(
    View,
    {
      style: [style.piece, { width: mm(width), height: mm(height), alignItems: 'center', paddingTop: mm(3) }],
    },
    h(
      Svg,
      { width: mm(6), height: mm(6), viewBox: '0 0 6 6' },
      h(Circle, { cx: 3, cy: 3, r: 2.6, fill: '#ffffff', stroke: '#6b7a72', strokeWidth: 0.2 }),
    ),
    h(Text, { style: [style.name, { fontSize: 10, maxLines: 1, marginTop: 2 }] }, badge.name),
    drawCode(badge.url, mm(code)),
    h(Text, { style: style.tiny }, `${kindOf(badge)}, good until ${badge.goodUntil}`),
  );
}

function drawCollar(badge: PrintedBadge): ReactElement {
  const text = h(
    View,
    { style: { flex: 1, paddingRight: mm(4) } },
    h(Text, { style: [style.name, { fontSize: 16, lineHeight: 1.15 }] }, badge.name),
    h(Text, { style: style.small }, `${kindOf(badge)}, good until ${badge.goodUntil}`),
    h(Text, { style: [style.tiny, { marginTop: 2 }] }, inGroups(badge.code)),
  );
  return codeBeside(badge, pageSizes.collar, text);
}
