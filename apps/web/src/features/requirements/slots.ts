import {
  type Evidence,
  evidenceLevels,
  type Rule,
  type Species,
  type StayEnd,
  speciesList,
} from '@clearpaw/domain';
import type { AskedLevel } from './asked-level.ts';
import { withAppliesTo, withRequirement } from './change-rule.ts';
import type { requirementMessages } from './messages.gen.ts';
import { sayAny } from './say-names.ts';
import type { Choice, SentencePart, Slot } from './sentence-part.ts';

type RequirementMessages = typeof requirementMessages;

const pairs: readonly (readonly Species[])[] = [
  ['dog', 'cat'],
  ['dog', 'cat', 'ferret'],
];

/** Which pets the rule applies to: all, one species, or a usual combination. */
export function speciesSlot(
  rule: Rule,
  messages: RequirementMessages,
  after: (rule: Rule) => Rule = (changed) => changed,
): Slot {
  const current = rule.appliesTo?.species ?? [];
  const idOf = (list: readonly Species[]) => list.join(' ') || 'any';
  const labelOf = (list: readonly Species[]) =>
    list.length === 0 ? messages.anyPet : sayAny(list.map((one) => messages.species[one]));
  const lists = [[], ...speciesList.map((one) => [one]), ...pairs, current];
  const byId = new Map(lists.map((list) => [idOf(list), list]));
  return {
    id: 'species',
    label: messages.labels.species,
    value: labelOf(current),
    choices: Array.from(byId, ([id, list]) => ({ id, label: labelOf(list) })),
    selected: idOf(current),
    choose(id) {
      const list = byId.get(id) ?? [];
      return after(withAppliesTo(rule, { species: list.length > 0 ? list : undefined }));
    },
  };
}

interface NumberOptions {
  readonly id: string;
  readonly label: string;
  readonly current: number;
  readonly usual: readonly number[];
  readonly say: (value: number) => string;
  readonly bounds: readonly [min: number, max: number];
  /** The label for "none", if that can be chosen. */
  readonly none?: Choice;
  readonly detailOf?: (value: number) => string | undefined;
  readonly tenths?: boolean;
  readonly set: (value: number | undefined) => Rule;
}

/** A number: the usual values, the current one, and any other. */
export function numberSlot({
  current,
  usual,
  say,
  none,
  detailOf,
  set,
  bounds,
  tenths,
  ...rest
}: NumberOptions): Slot {
  const values = Array.from(new Set([...usual, current])).toSorted((a, b) => a - b);
  const [min, max] = bounds;
  return {
    ...rest,
    value: say(current),
    choices: [
      ...(none ? [none] : []),
      ...values.map((value) => ({ id: String(value), label: say(value), detail: detailOf?.(value) })),
    ],
    selected: String(current),
    choose: (id) => set(id === none?.id ? undefined : Number(id)),
    number: { min, max, tenths, set },
  };
}

/** The levels of proof, and the stricter one that does not accept reviews by other businesses. */
const proofLevels = [
  'owner',
  'document',
  'reviewed',
  'ours',
  'clinic',
] as const satisfies readonly AskedLevel[];

/** The required level of proof. */
export function evidenceSlot(rule: Rule, current: Evidence, messages: RequirementMessages): Slot {
  const { requirement } = rule;
  const isOurs = 'reviewedBy' in requirement && requirement.reviewedBy === 'us' && current === 'reviewed';
  const selected = isOurs ? 'ours' : current;
  return {
    id: 'evidence',
    label: messages.labels.evidence,
    value: messages.evidence[selected],
    choices: proofLevels.map((id) => ({
      id,
      label: messages.evidence[id],
      detail: messages.evidenceDetail[id],
    })),
    selected,
    choose(id) {
      if (id === 'ours') return withRequirement(rule, { evidence: 'reviewed', reviewedBy: 'us' });
      const evidence = evidenceLevels.find((level) => level === id);
      return withRequirement(rule, {
        evidence: evidence === 'owner' ? undefined : evidence,
        reviewedBy: undefined,
      });
    },
  };
}

/** ", with a document as proof"; empty if any record counts. */
export function proofParts(
  rule: Rule,
  evidence: Evidence | undefined,
  messages: RequirementMessages,
): readonly SentencePart[] {
  if (evidence === undefined || evidence === 'owner') return [];
  return [messages.proof, evidenceSlot(rule, evidence, messages), messages.asProof];
}

/** Up to which end of the stay the record must be valid. */
export function throughSlot(rule: Rule, through: StayEnd, messages: RequirementMessages): Slot {
  const ends = ['departure', 'arrival'] as const;
  return {
    id: 'through',
    label: messages.labels.through,
    value: messages.through[through],
    choices: ends.map((id) => ({ id, label: messages.through[id], detail: messages.throughDetail[id] })),
    selected: through,
    choose: (id) => withRequirement(rule, { through: id === 'arrival' ? 'arrival' : undefined }),
  };
}

/** Turns a typed name into the code used in records: "Giardia antigen" becomes giardia-antigen. */
export function codeOfName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 40).replaceAll(/^-|-$/g, '');
}

interface CodeOptions {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly messages: RequirementMessages;
  readonly say: (name: string) => string;
  /** The label for entering a name that is in no list: "Another test…". */
  readonly other?: string;
  readonly set: (code: string) => Rule;
}

/** A code that a sentence can name. A code from an earlier edition can still be chosen. */
export function codeSlot({ code, names, messages, say, other, set }: CodeOptions): Slot {
  const plain = (one: string) => names[one] ?? one.replaceAll(/[-_]/g, ' ');
  const codes = Array.from(new Set([...Object.keys(names), code]));
  const { labels, words } = messages;
  const name = other && {
    maxLength: 40,
    other,
    question: other,
    help: words.codeHelp,
    required: words.codeRequired,
    fits: (typed: string) => codeOfName(typed) !== '',
    set: (typed: string) => set(codeOfName(typed)),
  };
  return {
    id: 'subject',
    label: labels.subject,
    value: say(plain(code)),
    choices: codes.map((id) => ({ id, label: say(plain(id)) })),
    selected: code,
    choose: set,
    ...(name ? { name } : {}),
  };
}
