import { z } from 'zod';
import { id, unary } from '../define/index.ts';

export const businessExports = {
  /** The address works once, for 10 minutes. Only owners of the business may call it, also after the plan has ended. */
  exportBusiness: unary(z.strictObject({ businessId: id }), z.strictObject({ url: z.string() }), {
    summary: 'Returns the address of a file with everything that a business keeps.',
  }),
};
