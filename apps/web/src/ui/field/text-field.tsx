import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { classes, fieldLook, given, type Loose } from '../look/index.ts';
import { FieldFoot } from './field-foot.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldWords, toneOf } from './field-words.ts';

export interface TextFieldProps
  extends Loose<Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>>,
    FieldWords {
  readonly icon?: LucideIcon | undefined;
  readonly placeholder?: string | undefined;
  /** Stands inside the box at its end: a unit, a button. */
  readonly suffix?: ReactNode | undefined;
  /** Figures of equal width, for codes, lots and chips. */
  readonly figures?: boolean | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    warning,
    error,
    optional,
    aside,
    icon,
    placeholder,
    suffix,
    figures,
    className,
    inputRef,
    ...rest
  } = props;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...given(rest)}
      isInvalid={Boolean(error)}
      className={classes(fieldLook.frame, className)}
    >
      <FieldLabel label={label} optional={optional} aside={aside} />
      <div className={fieldLook.box(toneOf({ error, warning }))}>
        {icon && <Icon of={icon} className={fieldLook.icon} />}
        <Input
          {...(placeholder ? { placeholder } : {})}
          {...(inputRef ? { ref: inputRef } : {})}
          className={classes(fieldLook.input, figures && 'tabular-nums')}
        />
        {suffix}
      </div>
      <FieldFoot help={help} warning={warning} error={error} />
    </AriaTextField>
  );
}
