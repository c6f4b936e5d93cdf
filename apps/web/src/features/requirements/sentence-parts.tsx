import type { Rule } from '@clearpaw/domain';
import { Fragment, type ReactNode, useState } from 'react';
import { SentenceWord } from '../../ui/sentence/index.ts';
import { SentenceChip } from '../../ui/sentence-chip/index.ts';
import { DayDialog } from './day-dialog.tsx';
import { requirementMessages } from './messages.gen.ts';
import { NameDialog } from './name-dialog.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { type Choice, isSlot, type SentencePart, type Slot } from './sentence-part.ts';

type RequirementMessages = typeof requirementMessages;

interface SentencePartsProps {
  readonly parts: readonly SentencePart[];
  /** The values in force, by variable; null for a new sentence. */
  readonly before: ReadonlyMap<string, string> | null;
  readonly readOnly: boolean;
  readonly onChange: (rule: Rule) => void;
}

const otherId = 'other';

/** The available choices, and a last entry for entering a value that is not in the list. */
function choicesOf({ choices, number, name, date }: Slot, messages: RequirementMessages): readonly Choice[] {
  if (name) return [...choices, { id: otherId, label: name.other }];
  if (date) return [...choices, { id: otherId, label: messages.words.anotherDay }];
  return number ? [...choices, { id: otherId, label: messages.other }] : choices;
}

/** The sentence, with a chip for every variable. */
export function SentenceParts({ parts, before, readOnly, onChange }: SentencePartsProps) {
  const messages = requirementMessages;
  const [asking, setAsking] = useState<Slot | null>(null);
  const choose = (slot: Slot, id: string) => {
    if (id === otherId) setAsking(slot);
    else onChange(slot.choose(id));
  };
  const draw = (part: Exclude<SentencePart, string>, index: number) => {
    const key = isSlot(part) ? part.id : `fixed-${index}`;
    if (!isSlot(part)) return <SentenceWord key={key}>{part.fixed}</SentenceWord>;
    const changed = before !== null && before.get(part.id) !== part.value;
    if (readOnly) {
      return (
        <SentenceWord key={key} changed={changed}>
          {part.value}
        </SentenceWord>
      );
    }
    return (
      <SentenceChip
        key={key}
        label={part.label}
        value={part.value}
        choices={choicesOf(part, messages)}
        selected={part.selected}
        changed={changed}
        onSelect={(id) => choose(part, id)}
      />
    );
  };
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place in the sentence
        <Fragment key={index}>
          {typeof part === 'string' ? (
            withoutSign(part, parts[index - 1])
          ) : (
            <WithSign sign={signOf(parts[index + 1])}>{draw(part, index)}</WithSign>
          )}
        </Fragment>
      ))}
      {asking && (
        <AskingDialog
          asking={asking}
          onClose={() => setAsking(null)}
          onRule={(rule) => {
            setAsking(null);
            onChange(rule);
          }}
        />
      )}
    </>
  );
}

/** The comma or full stop with which a piece of text begins. */
const signOf = (part: SentencePart | undefined): string =>
  (typeof part === 'string' && /^[.,;:]+/.exec(part)?.[0]) || '';

/** A piece of text without the sign that stands with the chip before it. */
const withoutSign = (text: string, before: SentencePart | undefined): string =>
  typeof before === 'object' ? text.slice(signOf(text).length) : text;

interface WithSignProps {
  readonly sign: string;
  readonly children: ReactNode;
}

/** A chip with the sign after it, so that no line begins with a comma; the chip leaves room for the sign. */
function WithSign({ sign, children }: WithSignProps) {
  if (sign === '') return children;
  return (
    <span className="whitespace-nowrap *:max-w-[calc(100%-0.5em)] *:whitespace-normal">
      {children}
      {sign}
    </span>
  );
}

interface AskingDialogProps {
  readonly asking: Slot;
  readonly onClose: () => void;
  readonly onRule: (rule: Rule) => void;
}

/** Asks for the name, the day or the number that the list leaves out. */
function AskingDialog({ asking, onClose, onRule }: AskingDialogProps) {
  const { name, date, number, label } = asking;
  if (name) return <NameDialog label={label} asked={name} onClose={onClose} onRule={onRule} />;
  if (date) {
    const current = asking.selected ?? '';
    return (
      <DayDialog label={label} current={current} onClose={onClose} onDay={(day) => onRule(date.set(day))} />
    );
  }
  if (!number) return null;
  return (
    <NumberDialog
      label={label}
      bounds={number}
      onClose={onClose}
      onNumber={(value) => onRule(number.set(value))}
    />
  );
}
