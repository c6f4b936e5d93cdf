import type { Rule } from '@clearpaw/domain';

/** One choice of a variable. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** A variable of a sentence: its current value, its possible values, and the rule that each choice results in. */
export interface Slot {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly selected: string | null;
  readonly choose: (choiceId: string) => Rule;
  /** Set if any name can be entered. */
  readonly name?: TypedName;
  /** Set if any day can be chosen; gives the rule that results. */
  readonly date?: { readonly set: (day: string) => Rule };
  /** Set if any number can be entered: its bounds, and the rule that results. */
  readonly number?: {
    readonly min: number;
    readonly max: number;
    /** Whether tenths can be entered. */
    readonly tenths?: boolean | undefined;
    readonly set: (value: number) => Rule;
  };
}

/** A name that is typed because it is in no list. */
export interface TypedName {
  readonly maxLength: number;
  /** The last entry of the list: "Another vaccine…". */
  readonly other: string;
  readonly question: string;
  readonly help: string;
  readonly required: string;
  /** Whether anything is left of the name once it is written the way rules store it. */
  readonly fits?: (name: string) => boolean;
  readonly set: (name: string) => Rule;
}

/** A piece of a sentence: plain text, emphasized text that cannot be changed here, or a variable. */
export type SentencePart = string | { readonly fixed: string } | Slot;

export const isSlot = (part: SentencePart): part is Slot => typeof part === 'object' && 'choose' in part;

/** The full text of the sentence. */
export function sentenceTextOf(parts: readonly SentencePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'fixed' in part ? part.fixed : part.value))
    .join('');
}
