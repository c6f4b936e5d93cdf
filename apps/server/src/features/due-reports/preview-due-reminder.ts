import type { dueReports, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { languageOf } from '../accounts/index.ts';
import { sayAlert } from '../alerts/index.ts';
import { ensureRenewals } from '../connections/index.ts';
import { authorizeMember } from '../members/index.ts';
import { countDueOwners, findDueOwners } from './due-owners.ts';
import { dueQueryOf } from './due-query.ts';
import { writeDueReminder } from './write-due-reminder.ts';

type Input = z.output<typeof dueReports.previewDueReminder.input>;

/** How many owners would be reminded, never who, and what the first of them would read, in the language of the caller. */
export async function previewDueReminder(
  call: Call,
  input: Input,
): Promise<OutputOf<typeof dueReports.previewDueReminder>> {
  const { business } = await authorizeMember(call, input.businessId, 'notifyOwners');
  await ensureRenewals(call.services, business.id);
  const { db } = call.services.store;
  const query = await dueQueryOf(db, business, input, call.now);
  const counts = await countDueOwners(db, query);
  const [first] = await findDueOwners(db, query, { after: null, limit: 1 });
  if (!first) return { ...counts, subject: '', text: '' };
  const { rules, today } = query;
  const sender = { business: business.name, rules, today, message: input.message ?? null };
  const { title, body } = sayAlert(writeDueReminder(sender, first.pets), await languageOf(db, call.uid));
  return { ...counts, subject: title, text: body };
}
