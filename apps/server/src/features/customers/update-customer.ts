import type { customers } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, omitUndefined } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { customerTable } from '../../schema/customer.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { checkCustomer, enteredKey } from './check-customer.ts';
import { findKnownCustomer } from './find-customer.ts';
import { type PresentedCustomer, readCustomer } from './get-customer.ts';

type Input = z.output<typeof customers.updateCustomer.input>;

/** Changes what staff entered about an owner without an account. */
export async function updateCustomer(call: AuditedCall, input: Input): Promise<PresentedCustomer> {
  const { business } = await authorizeMember(call, input.businessId, 'manageCustomers');
  const { idempotencyKey: key, ...sent } = input;
  const { businessId: _business, customerId, ...changes } = sent;
  const attempt = { uid: call.uid, key, input: [call.name, sent], now: call.now };
  return idempotent(call.services.store, attempt, async ({ db }) => {
    const before = await findKnownCustomer(call, business.id, customerId, db);
    if (before.hasAccount) throw refuseAccount();
    const after = { ...before, ...omitUndefined(changes) };
    checkCustomer(after);
    const changed = {
      ...omitUndefined(changes),
      nameKey: enteredKey(after, before.nameKey),
      updatedAt: call.now,
    };
    await db
      .update(customerTable)
      .set(changed)
      .where(and(eq(customerTable.businessId, business.id), eq(customerTable.id, customerId)));
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'customer', id: customerId } });
    return readCustomer(call, business, { ...after, ...changed }, db);
  });
}

export function refuseAccount() {
  return refuse.precondition(
    'has_account',
    'This customer has an account. Ask the owner to change their details in Settings, or to add the pet and connect it.',
  );
}
