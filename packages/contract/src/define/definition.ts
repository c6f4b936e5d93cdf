import type { z } from 'zod';

/** A function answered once. */
export interface UnaryDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'unary';
  readonly input: I;
  readonly output: O;
  /** False only where outsiders may call. */
  readonly signIn: boolean;
}

/** A function that answers with messages until either side ends it. */
export interface StreamDefinition<I extends z.ZodType = z.ZodType, M extends z.ZodType = z.ZodType> {
  readonly kind: 'stream';
  readonly input: I;
  readonly message: M;
  readonly signIn: boolean;
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
}

export function unary<I extends z.ZodType, O extends z.ZodType>(
  input: I,
  output: O,
  options: Options = {},
): UnaryDefinition<I, O> {
  return { kind: 'unary', input, output, signIn: options.signIn ?? true };
}

export function stream<I extends z.ZodType, M extends z.ZodType>(
  input: I,
  message: M,
  options: Options = {},
): StreamDefinition<I, M> {
  return { kind: 'stream', input, message, signIn: options.signIn ?? true };
}
