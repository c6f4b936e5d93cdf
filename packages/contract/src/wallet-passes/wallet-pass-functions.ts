import { z } from 'zod';
import { empty, id, unary } from '../define/index.ts';

const platform = z.enum(['apple', 'google']);

export const walletPasses = {
  /** Which wallets this installation makes passes for; often none. */
  listWalletPlatforms: unary(empty, z.strictObject({ platforms: z.array(platform) }), {
    summary: 'Returns the wallets that a badge can be added to.',
  }),
  /**
   * Where the browser goes to add the badge: for Apple a file, whose address works once, for ten minutes; for Google its
   * own page. A pass is paper: its code stays the same until the badge gets another one.
   */
  getWalletPass: unary(z.strictObject({ petId: id, platform }), z.strictObject({ url: z.string() }), {
    summary: "Returns the address that adds a pet's badge to Apple Wallet or Google Wallet.",
  }),
};
