import type { Rule } from '@clearpaw/domain';
import { Fragment, useState } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { SentenceWord } from '../../ui/sentence/index.ts';
import { SentenceChip } from '../../ui/sentence-chip/index.ts';
import { type RequirementMessages, requirementMessages } from './messages.ts';
import { NameDialog } from './name-dialog.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { type Choice, isSlot, type SentencePart, type Slot } from './sentence-part.ts';

interface SentencePartsProps {
  readonly parts: readonly SentencePart[];
  /** What is in force, by variable; null for a sentence that is new. */
  readonly before: ReadonlyMap<string, string> | null;
  readonly readOnly: boolean;
  readonly onChange: (rule: Rule) => void;
}

const otherId = 'other';

/** What can be chosen, and a last entry that asks for what the list leaves out. */
function choicesOf({ choices, number, name }: Slot, messages: RequirementMessages): readonly Choice[] {
  if (name) return [...choices, { id: otherId, label: messages.ownVaccine }];
  return number ? [...choices, { id: otherId, label: messages.other }] : choices;
}

/** The sentence, with a chip for everything that can vary. */
export function SentenceParts({ parts, before, readOnly, onChange }: SentencePartsProps) {
  const messages = useMessages(requirementMessages);
  const [asking, setAsking] = useState<Slot | null>(null);
  const choose = (slot: Slot, id: string) => {
    if (id === otherId) setAsking(slot);
    else onChange(slot.choose(id));
  };
  const shown = parts.map((part, index) => {
    if (typeof part === 'string') return part;
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
  });
  return (
    <>
      {shown.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place in the sentence
        <Fragment key={index}>{piece}</Fragment>
      ))}
      {asking?.name && (
        <NameDialog
          label={asking.label}
          maxLength={asking.name.maxLength}
          onClose={() => setAsking(null)}
          onName={(name) => {
            setAsking(null);
            if (asking.name) onChange(asking.name.set(name));
          }}
        />
      )}
      {asking?.number && (
        <NumberDialog
          label={asking.label}
          bounds={asking.number}
          onClose={() => setAsking(null)}
          onNumber={(value) => {
            setAsking(null);
            if (asking.number) onChange(asking.number.set(value));
          }}
        />
      )}
    </>
  );
}
