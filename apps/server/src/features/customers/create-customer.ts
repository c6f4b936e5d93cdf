import type { customers } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { customerTable } from '../../schema/customer.ts';
import { insertPlaceholderAccount } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { checkCustomer, type EnteredDetails, enteredKey } from './check-customer.ts';
import type { CustomerRow } from './find-customer.ts';
import { type PresentedCustomer, readCustomer } from './get-customer.ts';

type Input = z.output<typeof customers.createCustomer.input>;

/** Adds an owner without an account; their pets are added as guests. */
export async function createCustomer(call: AuditedCall, input: Input): Promise<PresentedCustomer> {
  const { business } = await authorizeMember(call, input.businessId, 'manageCustomers');
  const { idempotencyKey: key, ...sent } = input;
  const { name, phone = null, email = null, emergency = null, pickups = [] } = sent;
  const details: EnteredDetails = { name, phone, email, emergency, pickups };
  checkCustomer(details);
  const attempt = { uid: call.uid, key, input: [call.name, sent], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const row: CustomerRow = {
      ...details,
      id: call.services.newId(),
      uid: call.services.newId(),
      businessId: business.id,
      hasAccount: false,
      nameKey: enteredKey(details),
      createdAt: call.now,
      updatedAt: call.now,
    };
    await insertPlaceholderAccount(tx.db, row.uid, call.now);
    await tx.db.insert(customerTable).values(row);
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'customer', id: row.id } });
    return readCustomer(call, business, row, tx.db);
  });
}
