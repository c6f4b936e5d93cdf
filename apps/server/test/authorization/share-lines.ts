import type { petExports, shareLinks, walletPasses } from '@clearpaw/contract';
import { account, type Line, ofPet, writes } from './line.ts';
import { carerReads } from './roles.ts';

/** What leaves of a pet's record: a file, and links that show it to anyone who has them. */
export const shareLines = {
  exportPet: { policy: carerReads, input: ({ petId }) => ({ petId, format: 'pdf' }) },
  createShareLink: writes(({ petId }) => ({ petId, contents: ['vaccinations'] })),
  listShareLinks: { policy: carerReads, input: ofPet },
  getWalletPass: writes(({ petId }) => ({ petId, platform: 'apple' })),
  listWalletPlatforms: account(),
} satisfies Partial<
  Record<keyof typeof petExports | keyof typeof shareLinks | keyof typeof walletPasses, Line>
>;

/** After this the link is gone. */
export const lastShareLines = {
  revokeShareLink: { ...writes(({ shareLinkId }) => ({ id: shareLinkId })), spends: true },
} satisfies Partial<Record<keyof typeof shareLinks, Line>>;
