import { withoutDates } from '@clearpaw/domain';
import type { CheckIn, Scanned } from '../check-in.ts';
import type { OfflineReading } from '../offline/index.ts';

/** The pet at check-in, and its report. */
export interface ScanSubject {
  readonly method: 'badge' | 'manual' | 'guest';
  /** What was read; null for a pet found by name. */
  readonly reading: string | null;
  readonly pet: Scanned['pet'];
  readonly badge: Scanned['badge'] | null;
  readonly report: Scanned['report'];
  readonly openCheckIn: CheckIn | null;
  /** Set if the owner shares it, and this device is online. */
  readonly contact: Scanned['contact'];
  /** The pet's owner; known online, for a connected pet. */
  readonly customer: Scanned['customer'];
  /** Staff's notes about the pet; known for a badge that was scanned online. */
  readonly staffNote: Scanned['staffNote'];
  /** The location through which a pet was found that is not connected here yet. */
  readonly knownAt?: string;
  /** The stay that was judged; null for an answer without a network, which knows no plans. */
  readonly stay: JudgedStay | null;
  /** Set if this device answered without the server. */
  readonly offline?: { readonly sure: boolean; readonly unchecked: number; readonly listAgeHours: number };
}

/** The days that were judged, and for what. */
export interface JudgedStay {
  /** The last day. */
  readonly departure: string;
  /** The service of the planned visit; null without one. */
  readonly service: string | null;
  readonly planned: boolean;
  /** Staff chose the last day; otherwise the server finds it again at check-in. */
  readonly chosen: boolean;
}

/** The answer of this device without the server. */
export function offlineSubjectOf(
  reading: string,
  read: Exclude<OfflineReading, { refused: unknown }>,
  atDemo: boolean,
): ScanSubject {
  const { claims, kind, judgment, listAgeHours } = read;
  const { sure, unchecked, report } = judgment;
  const checks = withoutDates(report).checks.map((check) => ({ ...check, recordIds: [...check.recordIds] }));
  return {
    method: 'badge',
    reading,
    pet: {
      id: claims.petId,
      name: claims.name,
      species: claims.species,
      colour: null,
      photoPath: null,
      alerts: [],
    },
    badge: { kind, specimen: claims.specimen, countsHere: !claims.specimen || atDemo },
    report: { ...report, checks, changesOn: null },
    openCheckIn: null,
    contact: null,
    customer: null,
    staffNote: null,
    stay: null,
    offline: { sure, unchecked: unchecked.length, listAgeHours },
  };
}

export function scanSubjectOf(
  reading: string,
  chosen: boolean,
  { pet, badge, report, openCheckIn, contact, customer, staffNote, visit, departure }: Scanned,
): ScanSubject {
  const stay = { departure, service: visit?.service ?? null, planned: visit !== null, chosen };
  return { method: 'badge', reading, pet, badge, report, openCheckIn, contact, customer, staffNote, stay };
}
