import { calendarDateIn } from '@clearpaw/domain';
import { isolated } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { momentText, recordNumber } from '../record/texts.ts';
import { drawPageTitle } from './draw-brand.ts';
import { drawIdentity } from './draw-identity.ts';
import { drawPageFooters } from './draw-page-footers.ts';
import { drawPeople } from './draw-people.ts';
import { drawNothing, drawSection, drawShortSections, drawWeights } from './draw-sections.ts';
import { drawTravelSheet } from './draw-travel-sheet.ts';
import { type Printing, RecordSheet } from './record-sheet.ts';
import {
  alertSection,
  healthSections,
  provenSections,
  vaccinationSection,
  visitSection,
} from './sections.ts';

/** The record and the travel sheet as one PDF. */
export async function drawHealthRecord(record: PetRecord, printing: Printing): Promise<Buffer> {
  const { timeZone, now, wording } = printing;
  const sheet = new RecordSheet(record, printing);
  const printed = wording.texts.printed(isolated(momentText(wording, now, timeZone)));
  drawPageTitle(sheet, wording.texts.title, printed);
  drawIdentity(sheet, record);
  const isAlertsBoxed = drawPeople(sheet, record);
  if (!isAlertsBoxed) drawSection(sheet, alertSection(sheet, record));
  drawRecords(sheet, record, calendarDateIn(now.getTime(), timeZone));
  drawTravelSheet(sheet, record, printed);
  drawPageFooters(sheet, recordNumber(record.pet.id), record.badge !== null);
  return sheet.pdf.finish();
}

function drawRecords(sheet: RecordSheet, record: PetRecord, today: string): void {
  const doses = vaccinationSection(sheet, record, today);
  if (doses.rows.length > 0) drawSection(sheet, doses);
  else drawNothing(sheet, doses.title, sheet.texts.none);
  for (const section of provenSections(sheet, record)) drawSection(sheet, section);
  drawShortSections(sheet, healthSections(sheet, record));
  drawWeights(sheet, record);
  drawSection(sheet, visitSection(sheet, record));
}
