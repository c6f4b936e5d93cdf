import type { contacts, InputOf } from '@clearpaw/contract';
import { checkContact } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { contactTable } from '../../schema/contact.ts';
import { requireUserType } from '../accounts/index.ts';
import { reorderCustomer } from '../customers/index.ts';
import { type PresentedContact, presentContact } from './contact-presenter.ts';

type Input = InputOf<typeof contacts.setContact>;

/** Replaces all of the caller's contact details, so that a repeated request changes nothing more. */
export async function setContact(call: Call, input: Input): Promise<PresentedContact> {
  await requireUserType(call, 'owner');
  const problems = checkContact(input);
  if (problems.length > 0) throw refuse.impossible(problems);
  const row = { uid: call.uid, ...input, updatedAt: call.now };
  await call.services.store.transaction(async ({ db }) => {
    await db.insert(contactTable).values(row).onConflictDoUpdate({ target: contactTable.uid, set: row });
    await reorderCustomer(db, { uid: call.uid });
  });
  return presentContact(row);
}
