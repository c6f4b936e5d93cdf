import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';

/** The data that a clinic prints after vaccinations, with dates in the format of its country. */
export interface Certificate {
  readonly clinic: string;
  readonly patient: string;
  readonly owner: string;
  readonly printedOn: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const style = StyleSheet.create({
  page: { fontFamily: 'Helvetica', fontSize: 10, padding: 40, color: '#22302b' },
  clinic: { fontFamily: 'Helvetica-Bold', fontSize: 18, marginBottom: 4 },
  title: { fontSize: 12, color: '#5d6b65', marginBottom: 18 },
  facts: { flexDirection: 'row', gap: 40, marginBottom: 18 },
  row: { flexDirection: 'row', paddingVertical: 6, borderBottomWidth: 0.5, borderBottomColor: '#c9cfcb' },
  head: { fontFamily: 'Helvetica-Bold' },
  cell: { flex: 1 },
});

/** One page, as printed by practice software. */
export function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const { clinic, patient, owner, printedOn, columns, rows } = certificate;
  const line = (cells: readonly string[], key: number, isHead = false) =>
    h(
      View,
      { key, style: isHead ? [style.row, style.head] : style.row },
      ...cells.map((cell, index) => h(Text, { key: index, style: style.cell }, cell)),
    );
  const page = h(
    Page,
    { size: 'A5', orientation: 'landscape', style: style.page },
    h(Text, { style: style.clinic }, clinic),
    h(Text, { style: style.title }, 'Certificate of vaccination'),
    h(
      View,
      { style: style.facts },
      h(Text, null, `Patient: ${patient}`),
      h(Text, null, `Owner: ${owner}`),
      h(Text, null, `Printed: ${printedOn}`),
    ),
    line(columns, -1, true),
    ...rows.map((row, index) => line(row, index)),
  );
  return renderToBuffer(h(Document, { title: `Certificate of ${patient}` }, page));
}
