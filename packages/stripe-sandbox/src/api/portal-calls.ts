import { nextId } from '../ledger/index.ts';
import { saveChange } from '../ledgers.ts';
import { nowAt } from '../sandbox-parts.ts';
import { portalShape } from '../shapes/index.ts';
import { type ApiCall, customerIn } from './api-call.ts';
import { textAt } from './form-body.ts';

/** Old sessions are deleted, so that a ledger does not grow with every visit. */
const keptPortals = 20;

export async function createPortal(call: ApiCall): Promise<object> {
  const { db, parts, fields } = call;
  const { id, ledger } = nextId(await customerIn(call), 'bps');
  const returnUrl = textAt(fields, 'return_url') ?? parts.returnOrigin;
  const portal = { id, returnUrl, createdAt: nowAt(parts) };
  const portals = [...ledger.portals, portal].slice(-keptPortals);
  await saveChange(db, parts, { ledger: { ...ledger, portals }, happenings: [] });
  return portalShape(ledger, portal, parts.addresses.portal(id));
}
