import type { z } from 'zod';
import type { ApiScope, OwnerScope } from './api-scope.ts';

/** A function answered once. */
export interface UnaryDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'unary';
  readonly input: I;
  readonly output: O;
  /** False only where outsiders may call. */
  readonly signIn: boolean;
  /** What an API key needs to call it; null: no key may. */
  readonly scope: ApiScope | null;
  /** What an app needs that a pet owner has connected; null: no such app may call it. */
  readonly ownerScope: OwnerScope | null;
  /** What it does, in one sentence for the reference of the API. */
  readonly summary: string;
}

/** A function that answers with messages until either side ends it. */
export interface StreamDefinition<I extends z.ZodType = z.ZodType, M extends z.ZodType = z.ZodType> {
  readonly kind: 'stream';
  readonly input: I;
  readonly message: M;
  readonly signIn: boolean;
  readonly scope: null;
  readonly ownerScope: null;
  readonly summary: string;
}

export type CallDefinition = UnaryDefinition | StreamDefinition;
export type Contract = Readonly<Record<string, CallDefinition>>;

/** What a caller may send (defaults not yet filled in). */
export type InputOf<D extends CallDefinition> = z.input<D['input']>;
/** What a caller gets back: the result, or each message of a stream. */
export type OutputOf<D extends CallDefinition> = D extends UnaryDefinition
  ? z.output<D['output']>
  : D extends StreamDefinition
    ? z.output<D['message']>
    : never;

interface Options {
  readonly signIn?: boolean;
  readonly scope?: ApiScope;
  readonly ownerScope?: OwnerScope;
  readonly summary?: string;
}

export function unary<I extends z.ZodType, O extends z.ZodType>(
  input: I,
  output: O,
  options: Options = {},
): UnaryDefinition<I, O> {
  const { signIn = true, scope = null, ownerScope = null, summary = '' } = options;
  return { kind: 'unary', input, output, signIn, scope, ownerScope, summary };
}

export function stream<I extends z.ZodType, M extends z.ZodType>(
  input: I,
  message: M,
  options: Omit<Options, 'scope' | 'ownerScope'> = {},
): StreamDefinition<I, M> {
  const { signIn = true, summary = '' } = options;
  return { kind: 'stream', input, message, signIn, scope: null, ownerScope: null, summary };
}
