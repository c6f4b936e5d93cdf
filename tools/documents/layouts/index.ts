import { vaccineCards } from './cards.ts';
import { itemisedInvoice } from './invoices.ts';
import type { Layout } from './layout.ts';
import { clinicStatement } from './prose.ts';
import { reminderCard } from './reminders.ts';
import { chainSummary, clinicTable } from './tables.ts';

/** Every layout. */
export const layouts: readonly Layout[] = [
  clinicTable,
  vaccineCards,
  itemisedInvoice,
  reminderCard,
  clinicStatement,
  chainSummary,
];
