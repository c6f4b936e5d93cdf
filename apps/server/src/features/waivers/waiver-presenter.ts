import type { OutputOf, waivers } from '@clearpaw/contract';
import type { waiverSignatureTable, waiverTable } from '../../schema/waiver.ts';

export type Waiver = OutputOf<typeof waivers.createWaiver>;
export type WaiverRow = typeof waiverTable.$inferSelect;
export type Signature = OutputOf<typeof waivers.listSignatures>['items'][number];
export type SignatureRow = typeof waiverSignatureTable.$inferSelect;

export function presentWaiver(row: WaiverRow): Waiver {
  return { ...row, resign: row.resign ?? 'material', updatedAt: row.updatedAt.toISOString() };
}

/** A signature as shown to the business and the signer, without the account ids. */
export function presentSignature(row: SignatureRow): Signature {
  const { businessId: _objectPath, signedBy: _account, ...shown } = row;
  return { ...shown, signedAt: row.signedAt.toISOString() };
}
