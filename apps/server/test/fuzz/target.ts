/** A value of a JSON or CBOR document. */
export type Tree =
  | null
  | undefined
  | boolean
  | number
  | string
  | Uint8Array
  | readonly Tree[]
  | ReadonlyMap<number | string, Tree>
  | { readonly [key: string]: Tree };

interface Kinds {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly tree: Tree;
}

/** A parser under attack. */
export interface FuzzTarget<Kind extends keyof Kinds = keyof Kinds> {
  readonly name: string;
  readonly kind: Kind;
  /** Valid inputs, from which others are made. */
  readonly seeds: readonly Kinds[Kind][];
  /** Parts that belong to the format. */
  readonly words?: readonly string[];
  /** The longest input, in characters or bytes. */
  readonly longest?: number;
  /** One of how many executions it gets, because it takes that much longer than others; 1 unless stated. */
  readonly cost?: number;
  /** Parses the input and throws if a promise is not kept. Errors that the parser declares are handled here. */
  readonly check: (input: Kinds[Kind]) => void | Promise<void>;
}

export type Input = Kinds[keyof Kinds];

export const textTarget = (target: Omit<FuzzTarget<'text'>, 'kind'>): FuzzTarget =>
  ({ ...target, kind: 'text' }) as unknown as FuzzTarget;
export const bytesTarget = (target: Omit<FuzzTarget<'bytes'>, 'kind'>): FuzzTarget =>
  ({ ...target, kind: 'bytes' }) as unknown as FuzzTarget;
export const treeTarget = (target: Omit<FuzzTarget<'tree'>, 'kind'>): FuzzTarget =>
  ({ ...target, kind: 'tree' }) as unknown as FuzzTarget;
