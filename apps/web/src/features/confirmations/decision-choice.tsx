import { type ConfirmationDecision, confirmationDecisions } from '@clearpaw/domain';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';

interface DecisionChoiceProps {
  readonly label: string;
  readonly icons: Readonly<Record<ConfirmationDecision, LucideIcon>>;
  /** Null until one is chosen: nothing is preselected for the clinic. */
  readonly value: ConfirmationDecision | null;
  readonly onChange: (decision: ConfirmationDecision) => void;
}

const chosen: Readonly<Record<ConfirmationDecision, string>> = {
  confirm: 'has-checked:bg-evergreen has-checked:text-on-evergreen',
  correct: 'has-checked:bg-marigold has-checked:text-on-marigold',
  decline: 'has-checked:bg-deep has-checked:text-on-deep',
};

/** One of three answers, each with its own color, icon and word. */
export function DecisionChoice({ label, icons, value, onChange }: DecisionChoiceProps) {
  const messages = clinicPageMessages;
  const name = useId();
  return (
    <fieldset className="flex w-full max-w-105 overflow-hidden md:w-90 rounded-button border border-line-strong">
      <legend className="sr-only">{label}</legend>
      {confirmationDecisions.map((id) => (
        <label
          key={id}
          className={`flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-1.5 border-line-strong px-1 type-label not-first-of-type:border-s has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus ${chosen[id]}`}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className="sr-only"
          />
          <Icon of={icons[id]} size={18} />
          {messages.decisions[id]}
        </label>
      ))}
    </fieldset>
  );
}
