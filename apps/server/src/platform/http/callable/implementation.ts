import type { z } from 'zod';
import type { Sealer } from '../../auth/index.ts';
import type { Billing } from '../../billing/index.ts';
import type { Budgets } from '../../budgets/index.ts';
import type { Clock } from '../../clock/index.ts';
import type { Config } from '../../config/index.ts';
import type { Store } from '../../database/index.ts';
import type { EventFeed } from '../../events/index.ts';
import type { JobQueue } from '../../jobs/index.ts';
import type { MailService } from '../../mail/index.ts';
import type { Objects } from '../../objects/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { ApiClient } from './api-client.ts';

/** The parts of the platform that functions use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly events: EventFeed;
  readonly objects: Objects;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly log: Log;
  /** Encrypts secrets, so that the database alone is not enough to read them. */
  readonly sealer: Sealer;
  /** Null if payments are impossible: production without keys. */
  readonly billing: Billing | null;
  readonly jobs: JobQueue;
  /** How much accounts, addresses and recipients have used of their limits. */
  readonly budgets: Budgets;
  readonly mail: MailService;
}

/** Where a call comes from: evidence stored with a signature, never a proof of the caller's identity. */
export interface Origin {
  readonly address: string;
  readonly agent: string;
}

/**
 * One call: its caller and its input. `uid` is '' only in functions that need no sign-in; for a program it is the id of
 * its key.
 */
export interface Call<Name extends string = string> {
  readonly name: Name;
  readonly uid: string;
  /** The caller's session; null without a sign-in, and for a token of the previous release. */
  readonly sessionId: string | null;
  /** Null if a person calls. */
  readonly apiClient: ApiClient | null;
  readonly now: Date;
  readonly origin: Origin;
  /** Fires when the caller has disconnected or the deadline has passed. */
  readonly signal: AbortSignal;
  readonly services: Services;
}

export type UnaryHandler<I, O, Name extends string = string> = (call: Call<Name>, input: I) => Promise<O>;
export type StreamHandler<I, M, Name extends string = string> = (
  call: Call<Name>,
  input: I,
) => AsyncIterable<M>;

/** The parts of a function's definition that the dispatcher needs. */
export type Definition =
  | {
      readonly kind: 'unary';
      readonly input: z.ZodType;
      readonly output: z.ZodType;
      readonly signIn: boolean;
      readonly scope: string | null;
      readonly ownerScope: string | null;
      readonly summary: string;
    }
  | {
      readonly kind: 'stream';
      readonly input: z.ZodType;
      readonly message: z.ZodType;
      readonly signIn: boolean;
      readonly scope: string | null;
      readonly ownerScope: string | null;
      readonly summary: string;
    };

/** The handler of a function: it receives the parsed input and returns what the output schema accepts. */
export type Implementation<D extends Definition, Name extends string = string> = D extends {
  readonly kind: 'unary';
}
  ? UnaryHandler<z.output<D['input']>, z.input<D['output']>, Name>
  : D extends { readonly kind: 'stream'; readonly message: infer M extends z.ZodType }
    ? StreamHandler<z.output<D['input']>, z.input<M>, Name>
    : never;

/** One handler for each function of a contract; a missing one does not compile. */
export type Implementations<C extends Readonly<Record<string, Definition>>> = {
  readonly [Name in keyof C & string]: Implementation<C[Name], Name>;
};
