import { copiedParts } from '@clearpaw/domain';
import { z } from 'zod';
import { id, idempotencyKey, unary } from '../define/index.ts';
import { copied } from './copied.ts';

const between = {
  fromBusinessId: id,
  toBusinessId: id,
  parts: z
    .array(z.enum(copiedParts))
    .min(1)
    .max(copiedParts.length)
    .refine((list) => new Set(list).size === list.length, 'Each part may appear once.'),
};

/** Between two businesses that the caller owns. */
export const locations = {
  /** What `copyToBusiness` would do now. */
  previewCopyToBusiness: unary(z.strictObject(between), copied, {
    summary: 'Returns what copying from one location to another would add, replace and leave out.',
  }),
  /**
   * Rules replace those of the other business as its next version. Waivers and members are added; those that it has
   * already stay as they are.
   */
  copyToBusiness: unary(z.strictObject({ ...between, idempotencyKey }), copied, {
    summary: 'Copies requirements, waivers or the team from one location to another.',
  }),
};
