import { z } from 'zod';
import { empty, id, printedLanguage, unary } from '../define/index.ts';

const platform = z.enum(['apple', 'google']);

export const walletPasses = {
  /** The wallets for which this installation makes passes; often none. */
  listWalletPlatforms: unary(empty, z.strictObject({ platforms: z.array(platform) }), {
    summary: 'Returns the wallets that a badge can be added to.',
  }),
  /**
   * Where the browser goes to add the badge: for Apple the address of a file, which works once, for ten minutes; for
   * Google one of its own pages. A pass is a printed badge: its code does not change until the badge gets a new one.
   */
  getWalletPass: unary(
    z.strictObject({ petId: id, platform, language: printedLanguage }),
    z.strictObject({ url: z.string() }),
    {
      summary: "Returns the address that adds a pet's badge to Apple Wallet or Google Wallet.",
    },
  ),
};
