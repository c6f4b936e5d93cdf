import type { insight, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { authorizeMember } from '../members/index.ts';
import { overlapsOf } from './overlaps.ts';
import { requireReportSpan } from './report-span.ts';

type Input = z.output<typeof insight.findOverlaps.input>;

/** The pets on site at the same time as a pet, and when. */
export async function findOverlaps(call: Call, input: Input): Promise<OutputOf<typeof insight.findOverlaps>> {
  const { business } = await authorizeMember(call, input.businessId, 'readInsight');
  requireReportSpan(input);
  const found = await overlapsOf(call.services.store.db, business, input);
  const items = found.map(({ from, to, ...pet }) => ({
    ...pet,
    from: from.toISOString(),
    to: to?.toISOString() ?? null,
  }));
  return { items };
}
