import { type BusinessKind, businessKinds, isTimeZoneName } from '@clearpaw/domain';
import type { businessMessages } from './messages.gen.ts';

/** A business being set up. */
export interface BusinessDraft {
  readonly name: string;
  readonly kind: BusinessKind | null;
  readonly timeZone: string | null;
}

/** A draft in which nothing is missing. */
export interface NewBusiness {
  readonly name: string;
  readonly kind: BusinessKind;
  readonly timeZone: string;
}

export type BusinessProblems = { readonly [Field in keyof BusinessDraft]?: string };

const longestName = 80;

/** What was read back from the device, if it still has the shape of a draft. */
export function isBusinessDraft(read: unknown): read is BusinessDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { name, kind, timeZone } = read as Record<string, unknown>;
  const isKind = kind === null || businessKinds.some((known) => known === kind);
  return typeof name === 'string' && isKind && (timeZone === null || typeof timeZone === 'string');
}

/** A business that can be created, or what is still wrong, by field. */
export function checkBusiness(
  { name, kind, timeZone }: BusinessDraft,
  messages: typeof businessMessages,
): { readonly business: NewBusiness } | { readonly problems: BusinessProblems } {
  const trimmed = name.trim();
  const zone = timeZone !== null && isTimeZoneName(timeZone) ? timeZone : null;
  if (trimmed !== '' && trimmed.length <= longestName && kind !== null && zone !== null) {
    return { business: { name: trimmed, kind, timeZone: zone } };
  }
  return {
    problems: {
      ...(trimmed === '' ? { name: messages.nameRequired } : {}),
      ...(trimmed.length > longestName ? { name: messages.nameLong } : {}),
      ...(kind === null ? { kind: messages.kindRequired } : {}),
      ...(zone === null ? { timeZone: messages.timeZoneRequired } : {}),
    },
  };
}
