import { productName } from '@clearpaw/domain';
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { drawCode, mm, pdfFont } from '../../platform/pdf/index.ts';

interface Poster {
  readonly businessName: string;
  /** The address in the code. */
  readonly address: string;
  readonly printedAt: Date;
}

const style = StyleSheet.create({
  page: {
    fontFamily: pdfFont,
    fontSize: 16,
    lineHeight: 1.3,
    padding: mm(18),
    alignItems: 'center',
    justifyContent: 'space-between',
    color: '#17211d',
  },
  business: { fontSize: 24, fontWeight: 700, lineHeight: 1.2, textAlign: 'center' },
  head: { fontSize: 46, fontWeight: 700, lineHeight: 1.1, textAlign: 'center' },
  address: { fontWeight: 700, textAlign: 'center' },
  steps: { fontSize: 20, alignSelf: 'center' },
  foot: { fontSize: 14, color: '#41504a' },
});

const steps = ['Scan the code with your phone.', 'Choose your pet.', 'Come in when the screen says so.'];

/** One page to put up at the entrance; its code can be scanned from a distance. */
export async function drawPoster({ businessName, address, printedAt }: Poster): Promise<Buffer> {
  const page = h(
    Page,
    { size: 'A4', style: style.page },
    h(Text, { style: style.business }, businessName),
    h(Text, { style: style.head }, 'Here? Check in.'),
    drawCode(address, mm(125)),
    h(Text, { style: style.address }, address.replace(/^https?:\/\//, '')),
    h(
      View,
      { style: style.steps },
      ...steps.map((step, index) => h(Text, { key: step }, `${index + 1}.  ${step}`)),
    ),
    h(Text, { style: style.foot }, 'No account? Ask inside.'),
  );
  const about = { title: `Door of ${businessName}`, author: productName, creationDate: printedAt };
  return renderToBuffer(h(Document, about, page));
}
