import { calendarDateIn, productName } from '@clearpaw/domain';
import type { PageSize } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { proofOf } from '../record/proof-of.ts';
import { momentText, recordNumber } from '../record/texts.ts';
import { drawPageTitle } from './draw-brand.ts';
import { drawIdentity } from './draw-identity.ts';
import { drawPageFooters } from './draw-page-footers.ts';
import { drawPeople } from './draw-people.ts';
import { drawNothing, drawSection, drawShortSections, drawWeights } from './draw-sections.ts';
import { drawTravelSheet } from './draw-travel-sheet.ts';
import {
  alertSection,
  healthSections,
  provenSections,
  vaccinationSection,
  visitSection,
} from './sections.ts';
import { Sheet } from './sheet.ts';

interface Printing {
  readonly pageSize: PageSize;
  readonly timeZone: string;
  readonly now: Date;
}

/** The record and the travel sheet as one PDF. */
export async function drawHealthRecord(
  record: PetRecord,
  { pageSize, timeZone, now }: Printing,
): Promise<Buffer> {
  const { name } = record.pet;
  const sheet = new Sheet({ title: `${name}: health record`, author: productName, pageSize, createdAt: now });
  const printed = `Printed ${momentText(now, timeZone)}`;
  drawPageTitle(sheet, 'Health record', printed);
  drawIdentity(sheet, record);
  const isAlertsBoxed = drawPeople(sheet, record);
  if (!isAlertsBoxed) drawSection(sheet, alertSection(record));
  drawRecords(sheet, record, calendarDateIn(now.getTime(), timeZone), timeZone);
  drawTravelSheet(sheet, record, printed);
  drawPageFooters(sheet, `Record ${recordNumber(record.pet.id)}`, record.badge !== null);
  return sheet.pdf.finish();
}

function drawRecords(sheet: Sheet, record: PetRecord, today: string, timeZone: string): void {
  const doses = vaccinationSection(record, today, timeZone);
  if (doses.rows.length > 0) drawSection(sheet, doses);
  else drawNothing(sheet, 'Vaccinations', 'None on record.');
  for (const section of provenSections(record, (entry) => proofOf(entry, timeZone)))
    drawSection(sheet, section);
  drawShortSections(sheet, healthSections(record));
  drawWeights(sheet, record);
  drawSection(sheet, visitSection(record));
}
