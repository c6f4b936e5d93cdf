import type { petExports, shareLinks, walletPasses } from '@clearpaw/contract';
import { account, type Line, ofPet, writes } from './line.ts';
import { carerReads } from './roles.ts';

/** Functions that share a pet's record: as a file, and by links that show it to anyone who has them. */
export const shareLines = {
  exportPet: { policy: carerReads, input: ({ petId }) => ({ petId, format: 'pdf' }) },
  createShareLink: writes(({ petId }) => ({ petId, contents: ['vaccinations'] })),
  listShareLinks: { policy: carerReads, input: ofPet },
  getWalletPass: writes(({ petId }) => ({ petId, platform: 'apple' })),
  listWalletPlatforms: account(),
} satisfies Partial<
  Record<keyof typeof petExports | keyof typeof shareLinks | keyof typeof walletPasses, Line>
>;

/** After this the link no longer exists. */
export const lastShareLines = {
  revokeShareLink: { ...writes(({ shareLinkId }) => ({ id: shareLinkId })), spends: true },
} satisfies Partial<Record<keyof typeof shareLinks, Line>>;
