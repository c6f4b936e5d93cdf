import { incidentKindLabels, incidentSeverityLabels, productName } from '@clearpaw/domain';
import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { pdfFont } from '../../platform/pdf/index.ts';
import type { PresentedIncident } from './incident-presenter.ts';

interface IncidentSheet {
  readonly incident: PresentedIncident;
  /** JPEGs, in order. */
  readonly photos: readonly Buffer[];
  readonly businessName: string;
  readonly timeZone: string;
  readonly printedAt: Date;
}

const style = StyleSheet.create({
  page: { fontFamily: pdfFont, fontSize: 10.5, lineHeight: 1.45, padding: 48, color: '#17211d' },
  business: { fontWeight: 700, paddingBottom: 8, borderBottomWidth: 1.5, borderBottomColor: '#0d5c3f' },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginTop: 16, marginBottom: 12 },
  fact: { flexDirection: 'row', marginBottom: 3 },
  label: { width: 110, color: '#41504a' },
  value: { flex: 1 },
  heading: { fontWeight: 700, marginTop: 12, marginBottom: 3 },
  photos: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  photo: { width: 250, height: 188, objectFit: 'contain', objectPosition: '0 0' },
  foot: {
    marginTop: 24,
    paddingTop: 8,
    borderTopWidth: 1,
    borderTopColor: '#b9c2bd',
    color: '#41504a',
    fontSize: 9,
  },
});

/** The report for an insurer: the current version, when the owners were notified, and who recorded it. */
export function drawIncident({
  incident,
  photos,
  businessName,
  timeZone,
  printedAt,
}: IncidentSheet): Promise<Buffer> {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const at = (instant: string) => format.format(new Date(instant));
  const title = `${incidentKindLabels[incident.kind]}, ${at(incident.occurredAt)}`;
  const facts: [string, string | null][] = [
    ['Pets', incident.pets.map(({ petName }) => petName).join(', ')],
    ['When', at(incident.occurredAt)],
    ['Where', incident.location],
    ['Severity', incidentSeverityLabels[incident.severity]],
    ['People', incident.people],
    ['Owners notified', incident.ownersNotifiedAt ? at(incident.ownersNotifiedAt) : 'No'],
  ];
  const foot = [
    `Recorded ${incident.recordedBy ? `by ${incident.recordedBy}, ` : ''}${at(incident.recordedAt)}`,
    incident.version > 1 ? `version ${incident.version}, corrected ${at(incident.updatedAt)}` : null,
    `incident ${incident.id}`,
    `${timeZone} time, printed from ${productName}`,
  ];
  const page = h(
    Page,
    { size: 'LETTER', style: style.page },
    h(Text, { style: style.business }, businessName),
    h(Text, { style: style.title }, title),
    ...facts.flatMap(([label, value]) => (value === null ? [] : [drawFact(label, value)])),
    ...drawText('What happened', incident.description),
    ...(incident.actionsTaken === null ? [] : drawText('Actions taken', incident.actionsTaken)),
    ...drawPhotos(photos),
    h(Text, { style: style.foot }, foot.filter((part) => part !== null).join(' · ')),
  );
  const about = { title, author: businessName, creationDate: printedAt };
  return renderToBuffer(h(Document, about, page));
}

function drawFact(label: string, value: string): ReactElement {
  const cells = [
    h(Text, { key: 'label', style: style.label }, label),
    h(Text, { key: 'value', style: style.value }, value),
  ];
  return h(View, { key: label, style: style.fact }, ...cells);
}

function drawText(heading: string, text: string): ReactElement[] {
  return [
    h(Text, { key: heading, style: style.heading }, heading),
    h(Text, { key: `${heading} text` }, text),
  ];
}

/** Two side by side; no photo is split between pages. */
function drawPhotos(photos: readonly Buffer[]): ReactElement[] {
  if (photos.length === 0) return [];
  const pictures = photos.map((data, position) =>
    h(View, { key: position, wrap: false }, h(Image, { style: style.photo, src: { data, format: 'jpg' } })),
  );
  return [
    h(Text, { key: 'photos', style: style.heading, minPresenceAhead: 200 }, 'Photos'),
    h(View, { key: 'pictures', style: style.photos }, ...pictures),
  ];
}
