import type { OutputOf, waivers } from '@clearpaw/contract';
import type { waiverSignatureTable, waiverTable } from '../../schema/waiver.ts';

export type Waiver = OutputOf<typeof waivers.createWaiver>;
export type WaiverRow = typeof waiverTable.$inferSelect;
export type Signature = OutputOf<typeof waivers.listSignatures>['items'][number];
export type SignatureRow = typeof waiverSignatureTable.$inferSelect;

export function presentWaiver(row: WaiverRow): Waiver {
  const { resign, forMinors, updatedAt } = row;
  // Waivers of earlier releases were signed for minors by their names; they may be signed for them now.
  const asked = { resign: resign ?? 'material', forMinors: forMinors ?? true };
  return { ...row, ...asked, updatedAt: updatedAt.toISOString() };
}

/** A signature as shown to the business and the signer, without the account ids. */
export function presentSignature(row: SignatureRow): Signature {
  const { businessId: _objectPath, signedBy: _account, ...shown } = row;
  const nothing = { bornOn: null, relation: null, relationText: null };
  const minorDetails = row.minorDetails ?? row.minors.map((name) => ({ name, ...nothing }));
  return { ...shown, minorDetails, signedAt: row.signedAt.toISOString() };
}
