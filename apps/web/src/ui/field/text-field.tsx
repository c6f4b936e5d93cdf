import type { LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/index.ts';
import { classes, fieldStyle, type Loose } from '../style/index.ts';
import type { FieldMessages } from './field-messages.ts';
import { TextFrame } from './text-frame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

export interface TextFieldProps extends Loose<Partial<InputProps>>, FieldMessages {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'time' | 'url' | undefined;
  /** The id of the box itself, for summaries of errors that lead to it. */
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Shown inside the field at its end: a unit, a button. */
  readonly suffix?: ReactNode | undefined;
  /** Digits of equal width, for codes, lot numbers and microchip numbers. */
  readonly figures?: boolean | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, help, warning, error, optional, aside, id, className, ...box } = props;
  const { value, onChange, isDisabled, icon, suffix, figures, inputRef, ...rest } = box;
  const messages = { label, help, warning, error, optional, aside };
  return (
    <TextFrame {...messages} id={id} className={className}>
      {(links) => (
        <>
          {icon && <Icon of={icon} className={fieldStyle.icon} />}
          <input
            {...rest}
            {...links}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            disabled={isDisabled}
            className={classes(fieldStyle.input, figures && 'tabular-nums')}
          />
          {suffix}
        </>
      )}
    </TextFrame>
  );
}
