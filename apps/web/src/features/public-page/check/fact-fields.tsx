import { type AskedFact, type GuestQuestions, sexes } from '@clearpaw/domain';
import { DateField, RadioGroup, Select, TextField } from '../../../ui/field/index.ts';
import type { CheckDraft } from './check-draft.ts';
import { checkMessages } from './check-messages.gen.ts';

/** What every part of the form needs. */
export interface CheckPartProps {
  readonly draft: CheckDraft;
  readonly questions: GuestQuestions;
  readonly onChange: (part: Partial<CheckDraft>) => void;
}

/** The facts about the pet itself that the rules need. */
export function FactFields(props: CheckPartProps) {
  return props.questions.facts.map((fact) => <FactField key={fact} fact={fact} {...props} />);
}

function FactField({ fact, draft, onChange }: CheckPartProps & { readonly fact: AskedFact }) {
  const messages = checkMessages;
  const yesNo = (['yes', 'no'] as const).map((id) => ({ id, label: messages[id] }));
  switch (fact) {
    case 'bornOn':
      return (
        <DateField
          label={messages.bornOn}
          help={messages.bornOnHelp}
          value={draft.bornOn}
          onChange={(bornOn) => onChange({ bornOn })}
        />
      );
    case 'sex':
      return (
        <Select
          label={messages.sex}
          options={sexes.map((id) => ({ id, label: messages.sexes[id] }))}
          value={draft.sex}
          onChange={(sex) => onChange({ sex })}
        />
      );
    case 'sterilized':
    case 'microchip':
      return (
        <RadioGroup
          label={messages[fact]}
          options={yesNo}
          value={draft[fact]}
          onChange={(answer) => onChange({ [fact]: answer })}
        />
      );
    case 'weightKg':
      return (
        <TextField
          label={messages.weight}
          inputMode="decimal"
          value={draft.weightKg}
          onChange={(weightKg) => onChange({ weightKg })}
        />
      );
  }
}
