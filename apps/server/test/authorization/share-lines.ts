import type { petExports, shareLinks } from '@clearpaw/contract';
import { type Line, ofPet, writes } from './line.ts';
import { carerReads } from './roles.ts';

/** What leaves of a pet's record: a file, and links that show it to anyone who has them. */
export const shareLines = {
  exportPet: { policy: carerReads, input: ({ petId }) => ({ petId, format: 'pdf' }) },
  createShareLink: writes(({ petId }) => ({ petId, contents: ['vaccinations'] })),
  listShareLinks: { policy: carerReads, input: ofPet },
} satisfies Partial<Record<keyof typeof petExports | keyof typeof shareLinks, Line>>;

/** After this the link is gone. */
export const lastShareLines = {
  revokeShareLink: { ...writes(({ shareLinkId }) => ({ id: shareLinkId })), spends: true },
} satisfies Partial<Record<keyof typeof shareLinks, Line>>;
