import { handwrittenLog, passportOther, passportRabies, vaccineBooklet } from './booklets.ts';
import { labelledLines, vaccineCards, walletCard } from './cards.ts';
import { appTimeline, boxForm, linesToFillIn, twoColumnForm } from './fields-above.ts';
import { boardingForm, healthForm, rabiesForm, travelForm } from './forms.ts';
import { householdSections, householdTable } from './households.ts';
import {
  certificateOfOther,
  householdBands,
  householdChips,
  householdHalves,
  householdPages,
  householdUnclear,
} from './households-in-tables.ts';
import {
  householdCards,
  householdInvoice,
  householdStatement,
  householdVisits,
} from './households-in-text.ts';
import { invoiceByAnimal, itemisedInvoice, receipt } from './invoices.ts';
import type { Layout } from './layout.ts';
import { countyLicence, licenceRenewal } from './licences.ts';
import { doseColumns, historyTable, twoLineRows, visitList, visitRows } from './more-tables.ts';
import { clinicStatement, dischargeNote } from './prose.ts';
import { exemptionStatement, longRecord, titerReport, visitHistory } from './records.ts';
import { overdueNotice, reminderCard, textMessages } from './reminders.ts';
import { clinicPortal, petApp } from './screens.ts';
import { clinicDaySlip, intakeSheet, rescueNotes } from './shelters.ts';
import { chainSummary, clinicTable } from './tables.ts';
import { unseenLayouts } from './unseen-layouts.ts';
import {
  certificateGrid,
  fragmentLines,
  tillReceipt,
  visitBlocks,
  visitLines,
  visitSummary,
} from './visits.ts';

/** Every layout. */
export const layouts: readonly Layout[] = [
  ...[clinicTable, chainSummary, twoLineRows, historyTable, doseColumns, visitRows, visitList],
  ...[itemisedInvoice, receipt, invoiceByAnimal],
  ...[reminderCard, overdueNotice, textMessages],
  ...[vaccineCards, walletCard, labelledLines],
  ...[passportRabies, passportOther, vaccineBooklet, handwrittenLog],
  ...[rabiesForm, healthForm, boardingForm, travelForm],
  ...[clinicStatement, dischargeNote],
  ...[intakeSheet, rescueNotes, clinicDaySlip],
  ...[countyLicence, licenceRenewal],
  ...[petApp, clinicPortal, appTimeline],
  ...[boxForm, linesToFillIn, twoColumnForm, certificateGrid],
  ...[visitSummary, tillReceipt, visitLines, fragmentLines, visitBlocks],
  ...[householdTable, householdSections, householdBands, householdChips, householdHalves, householdPages],
  ...[
    householdUnclear,
    householdStatement,
    householdInvoice,
    householdVisits,
    householdCards,
    certificateOfOther,
  ],
  ...[longRecord, visitHistory, titerReport, exemptionStatement],
  ...unseenLayouts,
];
