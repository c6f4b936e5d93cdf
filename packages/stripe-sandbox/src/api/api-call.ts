import type { SandboxDatabase } from '../environment.ts';
import { customerOf, type Ledger } from '../ledger/index.ts';
import { openLedger } from '../ledgers.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { invalid, missingParameter } from './api-refusal.ts';
import { type Fields, textAt } from './form-body.ts';

/** One request to the sandbox's interface, inside its transaction. */
export interface ApiCall {
  readonly db: SandboxDatabase;
  readonly parts: SandboxParts;
  /** The object named in the path; '' if there is none. */
  readonly id: string;
  readonly fields: Fields;
}

export type ApiHandler = (call: ApiCall) => Promise<object>;

/** The customer named in the field `customer`. */
export async function customerIn({ db, parts, fields }: ApiCall): Promise<Ledger> {
  const id = textAt(fields, 'customer');
  if (id === undefined) throw invalid('customer', 'Missing required param: customer.');
  const ledger = await openLedger(db, parts, id);
  if (!ledger) throw missingParameter('customer', id);
  return ledger;
}

/** The customer that the object in the path belongs to. */
export async function ownerOf({ db, parts, id }: ApiCall, object: string): Promise<Ledger> {
  const customerId = customerOf(id);
  const ledger = customerId === null ? null : await openLedger(db, parts, customerId);
  if (!ledger) throw missingParameter(object, id);
  return ledger;
}

export function pagingOf({ fields }: ApiCall) {
  return { limit: textAt(fields, 'limit'), starting_after: textAt(fields, 'starting_after') };
}
