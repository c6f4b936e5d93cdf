import type { vaccinations } from '@clearpaw/contract';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { ownVaccination } from './own-vaccination.ts';
import { shownReviewsOf } from './shown-reviews.ts';
import { type PresentedVaccination, presentVaccination } from './vaccination-presenter.ts';
import { replaceVaccination } from './write-version.ts';

type Input = z.output<typeof vaccinations.withdrawVaccination.input>;

/** The dose no longer counts anywhere; it stays readable with its history. */
export async function withdrawVaccination(call: Call, input: Input): Promise<PresentedVaccination> {
  const { row: before } = await ownVaccination(call, input.vaccinationId);
  const author = { by: call.uid, at: call.now, reason: input.reason ?? null };
  return call.services.store.transaction(async (tx) => {
    const row = await replaceVaccination(tx, before, { state: 'withdrawn' }, author);
    const shown = await shownReviewsOf(tx.db, call.uid, [row.id]);
    return presentVaccination(row, shown.get(row.id));
  });
}
