import type { locations, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { presentCopy } from './copy-presenter.ts';
import { locationsOf } from './locations-of.ts';
import { planCopy } from './plan-copy.ts';

type Input = z.output<typeof locations.previewCopyToBusiness.input>;

/** What copying would add, replace and leave out; nothing is written. */
export async function previewCopyToBusiness(
  call: Call,
  input: Input,
): Promise<OutputOf<typeof locations.previewCopyToBusiness>> {
  const plan = await planCopy(call.services.store.db, call, await locationsOf(call, input), input.parts);
  return presentCopy(plan, null);
}
