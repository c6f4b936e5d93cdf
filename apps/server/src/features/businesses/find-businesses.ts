import type { businesses, OutputOf } from '@clearpaw/contract';
import { asc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { businessTable, searchedText } from '../../schema/business.ts';

type Input = z.output<typeof businesses.findBusinesses.input>;
type Found = OutputOf<typeof businesses.findBusinesses>;

const mostFound = 10;
const mostWords = 8;
const shortestSearch = 2;

/** Businesses whose name or address has words that begin as typed; for anyone with an account. */
export async function findBusinesses(call: Call, { name }: Input): Promise<Found> {
  const words = wordsIn(name);
  if (!words.some((word) => word.length >= shortestSearch)) return { items: [], more: false };
  // The words contain letters and digits only, so none of them can be an operator of the query.
  const query = words.map((word) => `(${word}:* | ${plain(word)}:*)`).join(' & ');
  const { slug, kind, address, contactRequired } = businessTable;
  const rows = await call.services.store.db
    .select({ slug, name: businessTable.name, kind, address, contactRequired })
    .from(businessTable)
    .where(sql`${searchedText(businessTable)} @@ to_tsquery('simple', ${query})`)
    .orderBy(sql`lower(${businessTable.name}) <> lower(${name})`, asc(businessTable.name), asc(slug))
    .limit(mostFound + 1);
  return { items: rows.slice(0, mostFound), more: rows.length > mostFound };
}

function wordsIn(name: string): string[] {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, mostWords);
}

/** The word as a short name writes it. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ß/g, 'ss');
}
