import { z } from 'zod';
import { empty, unary } from '../define/index.ts';

export const ownData = {
  /** `zip` contains the data as `data.json`, every stored file, and `manifest.json` with sizes and checksums. */
  exportMyData: unary(
    z.strictObject({ format: z.enum(['json', 'zip']).default('json') }),
    z.strictObject({ url: z.string() }),
    { summary: 'Returns the address of a file with everything that is stored about the caller.' },
  ),
  /** Needs a sign-in or another proof of identity, such as the password, within the last minutes. */
  deleteMyAccount: unary(
    z.strictObject({ confirmEmail: z.string().max(254), password: z.string().max(256).optional() }),
    empty,
    { summary: "Deletes the caller's account and data." },
  ),
};
