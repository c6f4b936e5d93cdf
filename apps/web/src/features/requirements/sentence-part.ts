import type { Rule } from '@clearpaw/domain';

/** One choice of a variable. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** A variable of a sentence: what it says now, what it could say, and the rule each choice makes. */
export interface Slot {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly selected: string | null;
  readonly choose: (choiceId: string) => Rule;
  /** Where any name will do. */
  readonly name?: TypedName;
  /** Where any day will do: the rule it makes. */
  readonly date?: { readonly set: (day: string) => Rule };
  /** Where any number will do: its bounds, and the rule it makes. */
  readonly number?: {
    readonly min: number;
    readonly max: number;
    /** Steps of a tenth are possible. */
    readonly tenths?: boolean | undefined;
    readonly set: (value: number) => Rule;
  };
}

/** A name that is typed, because no list has it. */
export interface TypedName {
  readonly maxLength: number;
  /** The last entry of the list: "Another vaccine…". */
  readonly other: string;
  readonly question: string;
  readonly help: string;
  readonly required: string;
  /** Whether something is left of it once it is written as a rule stores it. */
  readonly fits?: (name: string) => boolean;
  readonly set: (name: string) => Rule;
}

/** A piece of a sentence: words, words that stand out but cannot be changed here, or a variable. */
export type SentencePart = string | { readonly fixed: string } | Slot;

export const isSlot = (part: SentencePart): part is Slot => typeof part === 'object' && 'choose' in part;

/** The sentence as one reads it. */
export function sentenceTextOf(parts: readonly SentencePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'fixed' in part ? part.fixed : part.value))
    .join('');
}
