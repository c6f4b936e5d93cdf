import { momentIn } from '@clearpaw/domain/words';
import {
  directionOfText,
  drawLabelled,
  isolated,
  leftToRight,
  Sheet,
  type Spoken,
  type TextStyle,
} from '../../platform/tagged-pdf/index.ts';
import type { PresentedIncident } from './incident-presenter.ts';
import type { incidentReportMessages } from './messages.gen.ts';

interface IncidentSheet {
  readonly incident: PresentedIncident;
  /** JPEGs, in order. */
  readonly photos: readonly Buffer[];
  readonly businessName: string;
  readonly timeZone: string;
  readonly printedAt: Date;
}

const ink = '#17211d';
const style = {
  business: { voice: 'strong', size: 10.5, color: ink },
  title: { voice: 'heading', size: 20, color: ink },
  label: { voice: 'plain', size: 10.5, color: '#41504a' },
  plain: { voice: 'plain', size: 10.5, color: ink },
  heading: { voice: 'strong', size: 10.5, color: ink },
  foot: { voice: 'plain', size: 9, color: '#41504a' },
} as const satisfies Readonly<Record<string, TextStyle>>;

const leading = 15.2;
const factLook = { labelWidth: 130, label: style.label, value: style.plain, leading };

export type IncidentWording = Spoken<(typeof incidentReportMessages)['en']>;

/** The report for an insurer: the current version, when the owners were notified, and who recorded it. */
export function drawIncident(report: IncidentSheet, wording: IncidentWording): Promise<Buffer> {
  const { incident, businessName, timeZone, printedAt } = report;
  const { texts, language } = wording;
  const at = (instant: string) => isolated(momentIn(language, new Date(instant), timeZone));
  const title = texts.title(texts.kinds[incident.kind], at(incident.occurredAt));
  const sheet = new Sheet({
    ...{ title: texts.kinds[incident.kind], author: businessName, pageSize: 'letter', createdAt: printedAt },
    ...{ ...wording, margins: { side: 48, top: 48, bottom: 48 }, leading },
  });
  const { root } = sheet.pdf;
  sheet.paragraph(root, 'P', sheet.layOut(isolated(businessName), style.business, sheet.width), { after: 6 });
  sheet.rule(sheet.y, '#0d5c3f', 1.5);
  sheet.y += 16;
  sheet.paragraph(root, 'H1', sheet.layOut(title, style.title, sheet.width), { leading: 24, after: 12 });
  for (const [label, value] of factsOf(incident, texts, at))
    if (value !== null) drawLabelled(sheet, label, value, factLook);
  drawText(sheet, texts.happened, incident.description);
  if (incident.actionsTaken !== null) drawText(sheet, texts.actions, incident.actionsTaken);
  drawPhotos(sheet, report.photos, texts);
  drawFoot(sheet, footOf(report, texts, at));
  return sheet.pdf.finish();
}

type Texts = IncidentWording['texts'];
type Moment = (instant: string) => string;

function factsOf(incident: PresentedIncident, texts: Texts, at: Moment) {
  const quoted = (value: string | null) => (value === null ? null : isolated(value));
  const { location, people, ownersNotifiedAt } = incident;
  return [
    [texts.pets, isolated(incident.pets.map(({ petName }) => petName).join(', '))],
    [texts.when, at(incident.occurredAt)],
    [texts.where, quoted(location)],
    [texts.severity, texts.severities[incident.severity]],
    [texts.people, quoted(people)],
    [texts.notified, ownersNotifiedAt ? at(ownersNotifiedAt) : texts.notNotified],
  ] as const;
}

function footOf({ incident, timeZone }: IncidentSheet, texts: Texts, at: Moment): string {
  const { recordedBy, recordedAt, version, updatedAt, id } = incident;
  return [
    recordedBy ? texts.recordedBy(isolated(recordedBy), at(recordedAt)) : texts.recorded(at(recordedAt)),
    ...(version > 1 ? [texts.version(version, at(updatedAt))] : []),
    texts.id(leftToRight(id)),
    texts.zone(leftToRight(timeZone)),
  ].join(' · ');
}

/** What staff wrote, in its own direction and paragraph by paragraph. */
function drawText(sheet: Sheet, heading: string, text: string): void {
  sheet.y += 12;
  sheet.ensure(2 * leading);
  const { root, direction: own } = sheet.pdf;
  sheet.paragraph(root, 'H2', sheet.layOut(heading, style.heading, sheet.width), { after: 3 });
  for (const part of text.split(/\n+/)) {
    const direction = directionOfText(part, own);
    sheet.paragraph(root, 'P', sheet.layOut(part, style.plain, sheet.width, direction), { direction });
  }
}

const photo = { width: 250, height: 188 };
const gap = 10;

/** Two side by side; no photo is split between pages. */
function drawPhotos(sheet: Sheet, photos: readonly Buffer[], texts: Texts): void {
  if (photos.length === 0) return;
  const { pdf } = sheet;
  sheet.y += 12;
  sheet.ensure(leading + photo.height);
  sheet.paragraph(pdf.root, 'H2', sheet.layOut(texts.photos, style.heading, sheet.width), { after: 3 });
  for (const [index, picture] of photos.entries()) {
    const column = index % 2;
    if (column === 0) sheet.ensure(photo.height);
    const left = pdf.leftOf(sheet.left + column * (photo.width + gap), photo.width);
    const { y } = sheet;
    const options = {
      alt: texts.photo(index + 1),
      bbox: [left, y, left + photo.width, y + photo.height] as const,
    };
    const fit = [photo.width, photo.height] as const;
    const align = pdf.direction === 'rtl' ? ({ fit, align: 'right' } as const) : { fit };
    pdf.add(pdf.root, 'Figure', () => pdf.doc.image(picture, left, y, align), options);
    if (column === 1 || index === photos.length - 1) sheet.y += photo.height + gap;
  }
}

function drawFoot(sheet: Sheet, said: string): void {
  const lines = sheet.layOut(said, style.foot, sheet.width);
  sheet.y += 20;
  sheet.ensure(lines.length * 13 + 8);
  sheet.rule(sheet.y, '#b9c2bd', 1);
  sheet.y += 8;
  const { root } = sheet.pdf;
  sheet.paragraph(root, 'P', lines, { leading: 13 });
  const { missingNote } = sheet;
  if (missingNote)
    sheet.paragraph(root, 'P', sheet.layOut(missingNote, style.foot, sheet.width), { leading: 13 });
}
