import { z } from 'zod';
import { empty, unary } from '../define/index.ts';

export const ownData = {
  exportMyData: unary(empty, z.strictObject({ url: z.string() })),
  deleteMyAccount: unary(z.strictObject({ confirmEmail: z.string().max(254) }), empty),
};
