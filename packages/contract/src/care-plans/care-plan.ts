import { careItems } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, note } from '../define/index.ts';

const part = note(1000).min(1).nullable();

/** What an owner asks for during stays; null where nothing is asked for. */
export const carePlanFields = { feeding: part, medication: part, routine: part };

const shownPart = z.string().nullable();

export const carePlanShape = z.strictObject({
  petId: id,
  feeding: shownPart,
  medication: shownPart,
  routine: shownPart,
  /** Null if no plan was saved. */
  updatedAt: instant.nullable(),
});

export const careItem = z.enum(careItems);

/** One thing that staff did for a pet. */
export const careEntryShape = z.strictObject({
  id,
  businessId: id,
  businessName: z.string(),
  petId: id,
  item: careItem,
  at: instant,
  note: z.string().nullable(),
  /** Who logged it; null for the pet's carers, and once the account is deleted. */
  by: z.string().nullable(),
});
