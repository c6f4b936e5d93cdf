import type { IncidentKind, Need, Requirement, ReviewableKind, Stage } from '@clearpaw/domain';

/** A record that a business asks for again, as its rule names it. */
export interface DueRecord {
  /** As the business calls it; null where the requirement says it in the reader's language. */
  readonly title: string | null;
  /** Null where the rule is no longer there. */
  readonly requirement: Requirement | null;
  readonly state: 'missing' | 'expired_on' | 'expires_on' | 'expires_soon' | 'expired' | 'to_complete';
  /** The day of `expired_on` and `expires_on`. */
  readonly day: string | null;
}

type Contents = {
  /** By the plan of a pet. */
  readonly renewal: {
    readonly petName: string;
    readonly need: Need;
    readonly stage: Stage;
    readonly businesses: readonly string[];
    readonly today: string;
  };
  readonly due: {
    readonly business: string;
    readonly message: string | null;
    readonly pets: readonly { readonly name: string; readonly items: readonly DueRecord[] }[];
  };
  readonly incident: {
    readonly business: string;
    readonly pet: string;
    readonly kind: IncidentKind;
    /** ISO 8601, UTC. */
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly location: string | null;
    readonly description: string;
    readonly actionsTaken: string | null;
    readonly isCorrected: boolean;
  };
  readonly rules_changed: { readonly business: string; readonly pet: string; readonly from: string };
  readonly reviewed: {
    readonly business: string;
    readonly pet: string;
    readonly isVerified: boolean;
    readonly note: string | null;
    readonly subject:
      | { readonly kind: ReviewableKind }
      | { readonly vaccine: string; readonly vaccineName: string | null };
  };
  readonly clinic_added: { readonly clinic: string; readonly pet: string };
  readonly clinic_answered: {
    readonly clinic: string;
    readonly pet: string;
    readonly confirmed: number;
    readonly corrected: number;
    readonly declined: number;
  };
  readonly document_read: { readonly pet: string; readonly document: string };
  readonly waiver_changed: {
    readonly business: string;
    readonly title: string;
    readonly pets: readonly string[];
  };
  readonly waiver_asked: {
    readonly business: string;
    readonly title: string;
    readonly pets: readonly string[];
  };
  readonly checked_in: { readonly business: string; readonly pet: string };
  readonly new_viewer: { readonly business: string; readonly pet: string };
  /** To a team, or to care for a pet. */
  readonly invitation: { readonly email: string } & (
    | { readonly teamOf: string }
    | { readonly careOf: string }
  );
  readonly payment_failed: object;
  readonly reviews_waiting: {
    readonly business: string;
    readonly count: number;
    /** Null where they are of several pets. */
    readonly pet: string | null;
  };
  readonly arrival_waiting: { readonly business: string; readonly pet: string };
  /** An owner says that a guest is their pet. */
  readonly guest_merge: { readonly business: string; readonly pet: string; readonly guest: string };
  readonly at_capacity: {
    readonly business: string;
    readonly service: string;
    readonly here: number;
    readonly room: number;
  };
  readonly week: {
    readonly business: string;
    readonly admitted: number;
    readonly denied: number;
    readonly pets: number;
    readonly connected: number;
    readonly good: number;
    readonly waiting: number;
  };
};

/** What an alert says, by name. */
export type AlertName = keyof Contents;

/** What an alert says, without words: they are those of its reader's language. */
export type AlertContent = { readonly [N in AlertName]: { readonly name: N } & Contents[N] }[AlertName];

/** The content of one name. */
export type ContentOf<N extends AlertName> = Extract<AlertContent, { readonly name: N }>;
