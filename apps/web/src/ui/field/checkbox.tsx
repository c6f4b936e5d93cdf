import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (selected: boolean) => void;
  /** Some of the items that the checkbox represents are selected, and some are not. */
  readonly isIndeterminate?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  /** The id of the box itself, for summaries of errors that lead to it. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** The label if no text is shown beside the checkbox. */
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** Left out in tables, where `aria-label` names the box. */
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

const square =
  'grid size-5.5 shrink-0 place-items-center rounded-check border-2 border-line-strong bg-surface text-on-evergreen ' +
  'transition-colors duration-150 ease-calm group-hover:border-ink-3 ' +
  'peer-checked:border-evergreen peer-checked:bg-evergreen ' +
  'peer-indeterminate:border-evergreen peer-indeterminate:bg-evergreen ' +
  'peer-aria-invalid:border-stop peer-disabled:border-line peer-disabled:bg-sunken peer-disabled:text-ink-3 ' +
  'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2';

/** Yes or no, with its words beside it; the words are part of the target. The browser's own box lies beneath. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, onChange, isIndeterminate = false, isDisabled, isInvalid } = props;
  const { children, className, id, name, 'aria-label': label, 'aria-describedby': describedBy } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label
      className={classes(
        'group relative flex min-h-11 min-w-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        !children && 'justify-center',
        className,
      )}
    >
      <input
        ref={box}
        id={id}
        type="checkbox"
        className="peer sr-only"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
        name={name}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <span className={square}>
        {isIndeterminate ? <Icon of={Minus} size={16} /> : isSelected && <Icon of={Check} size={16} />}
      </span>
      {children && <span>{children}</span>}
    </label>
  );
}
