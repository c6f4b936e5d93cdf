import type { incidents, OutputOf } from '@clearpaw/contract';
import {
  calendarDateIn,
  dayBeginsAt,
  type IncidentKind,
  type IncidentSeverity,
  localTimeAt,
} from '@clearpaw/domain';
import { photoProblem, photosOnRecord, type ReportPhoto } from './report-photo.ts';

export type Incident = OutputOf<typeof incidents.getIncident>['incident'];
export type IncidentVersion = OutputOf<typeof incidents.getIncident>['versions'][number];

/** The business whose incidents are shown. */
export interface IncidentBusiness {
  readonly id: string;
  readonly timeZone: string;
  readonly readOnly: boolean;
}

export interface InvolvedPet {
  readonly petId: string;
  readonly petName: string;
}

/** What is typed; the day and time are in the business's time zone. */
export interface IncidentDraft {
  readonly pets: readonly InvolvedPet[];
  readonly kind: IncidentKind;
  readonly severity: IncidentSeverity;
  readonly day: string | null;
  readonly time: string;
  readonly location: string;
  readonly description: string;
  readonly actionsTaken: string;
  readonly people: string;
  readonly photos: readonly ReportPhoto[];
  readonly notify: boolean;
  readonly reason: string;
}

const two = (part: number) => String(part).padStart(2, '0');

/** The date and time of a moment, in the business's time zone. */
export function clockAt(ms: number, timeZone: string): { readonly day: string; readonly time: string } {
  const { date, minute } = localTimeAt(ms, timeZone);
  return { day: date, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

export function newDraft(pets: readonly InvolvedPet[], timeZone: string, now: number): IncidentDraft {
  return {
    ...{ pets, kind: 'injury', severity: 'minor', ...clockAt(now, timeZone) },
    ...{ location: '', description: '', actionsTaken: '', people: '', notify: true, reason: '' },
    photos: [],
  };
}

export function incidentDraftOf(incident: Incident, timeZone: string): IncidentDraft {
  const { pets, kind, severity, occurredAt, location, description, actionsTaken, people } = incident;
  return {
    ...{ pets, kind, severity, ...clockAt(Date.parse(occurredAt), timeZone), description },
    ...{ location: location ?? '', actionsTaken: actionsTaken ?? '', people: people ?? '' },
    ...{ notify: false, reason: '', photos: photosOnRecord(incident.photos) },
  };
}

/** The instant of this date and time in the business's time zone; null if it is not a valid date or time. */
export function instantOf(
  { day, time }: Pick<IncidentDraft, 'day' | 'time'>,
  timeZone: string,
): string | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (day === null || !found) return null;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  const guess = dayBeginsAt(day, timeZone) + minute * 60_000;
  // On a day on which the clock is set, the distance to midnight differs.
  const shown = localTimeAt(guess, timeZone);
  const shift = shown.date === day ? minute - shown.minute : calendarDateIn(guess, timeZone) < day ? 60 : -60;
  return new Date(guess + shift * 60_000).toISOString();
}

export interface DraftProblems {
  readonly pets?: true;
  readonly time?: 'invalid' | 'future';
  readonly description?: true;
  readonly photos?: 'sending' | 'failed';
  readonly reason?: true;
}

/** What has to be corrected before it can be saved. */
export function incidentProblems(
  draft: IncidentDraft,
  {
    timeZone,
    now,
    corrects,
  }: { readonly timeZone: string; readonly now: number; readonly corrects: boolean },
): DraftProblems {
  const at = instantOf(draft, timeZone);
  const photos = photoProblem(draft.photos);
  return {
    ...(draft.pets.length === 0 && { pets: true as const }),
    ...(at === null && { time: 'invalid' as const }),
    ...(at !== null && Date.parse(at) > now + 5 * 60_000 && { time: 'future' as const }),
    ...(draft.description.trim() === '' && { description: true as const }),
    ...(photos && { photos }),
    ...(corrects && draft.reason.trim() === '' && { reason: true as const }),
  };
}

/** The fields that are sent, the same for a new report and for a correction. */
export function incidentFacts(draft: IncidentDraft, occurredAt: string) {
  const said = (text: string) => text.trim() || null;
  return {
    ...{ kind: draft.kind, severity: draft.severity, occurredAt, description: draft.description.trim() },
    ...{ location: said(draft.location), actionsTaken: said(draft.actionsTaken), people: said(draft.people) },
  };
}
