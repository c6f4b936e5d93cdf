import type { checkIns, OutputOf } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';
import type { Topic } from '../platform/database/index.ts';

/** An event that changes reminders or alerts people: its listeners look up the rest. */
export type NotificationTrigger =
  /** A pet's facts, state, records or connections changed. */
  | { readonly petChanged: string }
  /** A business published this version of its rules. */
  | { readonly rulesOf: string; readonly version: number }
  /** A business published a version of a waiver that has to be signed again. */
  | { readonly waiverOf: string; readonly waiverId: string; readonly version: number }
  /** A person's time zone or quiet hours changed. */
  | { readonly settingsOf: string };

/**
 * Events of a business that only programs follow. They have their own topic, because servers of an older release read
 * the others.
 */
export type ProgramEvent =
  | {
      readonly type: 'waiver.signed';
      readonly waiverId: string;
      readonly version: number;
      readonly petIds: readonly string[];
    }
  | { readonly type: 'review.waiting'; readonly petId: string; readonly recordId: string }
  /** Neither the kind nor the severity of the incident: those are read with a session. */
  | { readonly type: 'incident.recorded'; readonly incidentId: string; readonly petIds: readonly string[] };

/** The event says only that something changed; a listener reads the state again. */
type Nothing = Readonly<Record<string, never>>;

/** Every kind of event in the outbox, and its payload. */
export interface EventPayloads {
  /** By business: who may do what there, or see which pet, may have changed. */
  businessAccess: {
    readonly petId?: string;
    /** The pet's connection began or ended; absent if something else changed. */
    readonly connected?: boolean;
  };
  /** By pet: one of its carers may have lost access. */
  petAccess: Nothing;
  /** By business: an arrival or departure, as shown to its members. */
  checkIns: OutputOf<typeof checkIns.checkIn>;
  /** By business: a planned visit was made, changed, begun or ended. */
  visits: {
    readonly visitId: string;
    readonly petId: string;
    readonly change?: 'planned' | 'changed' | 'cancelled';
    readonly state?: string;
    readonly verdict?: Verdict;
  };
  /** By business: a connected pet's verdict changed. */
  verdicts: { readonly petId: string; readonly verdict: Verdict; readonly was: string };
  /** By business: more owners were reminded, or all of them. */
  dueReminders: Nothing;
  /** By business: more rows were imported, or all of them. */
  imports: Nothing;
  /** By person: more files of their whole export were imported, or all of it. */
  dataImports: Nothing;
  /** By person. */
  alerts: Nothing;
  /** By person. */
  entitlements: Nothing;
  /** By document: the progress of reading, or that it changed. */
  documents: { readonly progress?: number };
  /** Connections are due to be judged again. */
  rechecks: Nothing;
  notificationTriggers: NotificationTrigger;
  /** By business. */
  programEvents: ProgramEvent;
}

/** As stored and followed by servers of any release: these names never change. */
const prefixes = {
  businessAccess: 'access',
  petAccess: 'access:pet',
  checkIns: 'business',
  visits: 'visits',
  verdicts: 'verdicts',
  dueReminders: 'due-reminder',
  imports: 'import',
  dataImports: 'data-import',
  alerts: 'alerts',
  entitlements: 'entitlements',
  documents: 'document',
  rechecks: 'rechecks',
  notificationTriggers: 'alert-causes',
  programEvents: 'programs',
} as const satisfies Record<keyof EventPayloads, string>;

/** The topic of one kind of event: about one object, or for everyone. */
export function topicOf<Kind extends keyof EventPayloads>(
  kind: Kind,
  id?: string,
): Topic<EventPayloads[Kind]> {
  const name = id === undefined ? prefixes[kind] : `${prefixes[kind]}:${id}`;
  return name as Topic<EventPayloads[Kind]>;
}

/** An event of the outbox by its kind; `id` is its subject, and empty if its topic has none. */
export type OutboxEvent = {
  readonly [Kind in keyof EventPayloads]: {
    readonly kind: Kind;
    readonly id: string;
    readonly payload: EventPayloads[Kind];
  };
}[keyof EventPayloads];

/** Reads a stored event; null for a topic of another release. The payload has the type that its publisher was given. */
export function readOutboxEvent(topic: string, payload: unknown): OutboxEvent | null {
  const found = longestFirst.find(([, prefix]) => topic === prefix || topic.startsWith(`${prefix}:`));
  if (!found) return null;
  const [kind, prefix] = found;
  return { kind, id: topic.slice(prefix.length + 1), payload } as OutboxEvent;
}

/** The name of one topic can begin with the name of another. */
const longestFirst = Object.entries(prefixes).toSorted(([, a], [, b]) => b.length - a.length);
