import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { titleKey } from '../requirements/index.ts';
import { type WaiverRow, waiversOf } from '../waivers/index.ts';
import type { Locations } from './locations-of.ts';
import { servicesAt } from './services-at.ts';

/** A waiver of the first business as the other one has it. */
export interface MatchedWaiver {
  readonly source: WaiverRow;
  /** Its id at the other business; null where that has none. */
  readonly id: string | null;
  readonly materialVersion: number;
}

export interface PlannedWaiver extends MatchedWaiver {
  readonly id: string;
  readonly isNew: boolean;
  readonly services: string[] | null;
}

/** A waiver with the same title and content is not copied a second time. */
export async function planWaivers(
  db: Database,
  call: Call,
  { from, to }: Locations,
): Promise<PlannedWaiver[]> {
  // Each is the counterpart of one: two of the same content stay two.
  const there = new Set(await waiversOf(db, to.id));
  const sources = await waiversOf(db, from.id);
  return sources.map((source) => {
    const known = [...there].find((row) => isSameContent(row, source));
    if (known) there.delete(known);
    const services = servicesAt(to, source.services);
    if (known)
      return { source, id: known.id, materialVersion: known.materialVersion, isNew: false, services };
    return { source, id: call.services.newId(), materialVersion: 1, isNew: true, services };
  });
}

/** What rules ask for where waivers are not copied: the other business's waiver of the same title. */
export async function matchWaivers(db: Database, { from, to }: Locations): Promise<MatchedWaiver[]> {
  const there = await waiversOf(db, to.id);
  const sources = await waiversOf(db, from.id);
  return sources.map((source) => {
    const titled = there.filter(({ title }) => titleKey(title) === titleKey(source.title));
    const known = titled.find((row) => isSameContent(row, source)) ?? titled.at(-1);
    return { source, id: known?.id ?? null, materialVersion: known?.materialVersion ?? 1 };
  });
}

function isSameContent(one: WaiverRow, other: WaiverRow): boolean {
  return titleKey(one.title) === titleKey(other.title) && one.sha256 === other.sha256;
}
