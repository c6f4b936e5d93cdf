import type { z } from 'zod';
import type { ApiScope, OwnerScope } from './api-scope.ts';

/** A function that is answered once. */
export interface UnaryDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'unary';
  readonly input: I;
  readonly output: O;
  /** False only for functions that may be called without signing in. */
  readonly signIn: boolean;
  /** The scope that an API key needs for a call; null if no key may call. */
  readonly scope: ApiScope | null;
  /** The scope that an app connected by a pet owner needs for a call; null if no such app may call. */
  readonly ownerScope: OwnerScope | null;
  /** What the function does, in one sentence for the API reference. */
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

/** What a caller sends, before defaults are filled in. */
export type InputOf<D extends CallDefinition> = z.input<D['input']>;
/** What a caller receives: the result, or each message of a stream. */
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
