import type { Layout } from './layout.ts';
import { bookletPage, labelCard, passportSpread } from './unseen-booklets.ts';
import { formFiftyOne, kennelGrid, municipalReport } from './unseen-forms.ts';
import { animalColumns } from './unseen-households.ts';
import { accountLines, treatmentBill } from './unseen-invoices.ts';
import { shelterCard, tagReceipt } from './unseen-offices.ts';
import { checkUpCard, reminderMail } from './unseen-reminders.ts';
import { darkApp } from './unseen-screens.ts';
import { vetStatement } from './unseen-statements.ts';
import { narrowStrip, treatmentLog, visitsWithSubtotals } from './unseen-tables.ts';

/** The layouts that measure a reader: no one who works on the reader looks at them or at their documents. */
export const unseenLayouts: readonly Layout[] = [
  ...[formFiftyOne, kennelGrid, municipalReport],
  ...[treatmentLog, visitsWithSubtotals, narrowStrip],
  ...[treatmentBill, accountLines, checkUpCard, reminderMail],
  ...[labelCard, bookletPage, passportSpread],
  ...[vetStatement, shelterCard, tagReceipt, darkApp, animalColumns],
];
