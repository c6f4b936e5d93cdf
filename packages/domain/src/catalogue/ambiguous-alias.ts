import parsing from './data/parsing.json' with { type: 'json' };
import { plainText } from './written-text.ts';

/** A spelling that several vaccines share, and the antigens all of them carry. */
export type AmbiguousAlias = {
  readonly alias: string;
  readonly candidates: readonly string[];
  readonly safeAntigens: readonly string[];
};

/** Every spelling that the catalogue calls ambiguous. */
export const ambiguousAliases: readonly AmbiguousAlias[] = parsing.ambiguousAliases;

const byPlainText: ReadonlyMap<string, AmbiguousAlias> = new Map(
  ambiguousAliases.map((alias) => [plainText(alias.alias), alias]),
);

/** The ambiguity of a spelling in plain text, or null. */
export function findAmbiguousAlias(plain: string): AmbiguousAlias | null {
  return byPlainText.get(plain) ?? null;
}
