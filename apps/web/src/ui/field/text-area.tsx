import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';
import { classes, fieldLook, given, type Loose } from '../look/index.ts';
import { FieldFoot } from './field-foot.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldWords, toneOf } from './field-words.ts';

interface TextAreaProps
  extends Loose<Omit<TextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>>,
    FieldWords {
  readonly placeholder?: string | undefined;
  readonly rows?: number | undefined;
  readonly className?: string | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, help, warning, error, optional, aside, placeholder, rows = 3, className, ...rest } = props;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...given(rest)}
      isInvalid={Boolean(error)}
      className={classes(fieldLook.frame, className)}
    >
      <FieldLabel label={label} optional={optional} aside={aside} />
      <div className={fieldLook.box(toneOf({ error, warning }))}>
        <AriaTextArea
          rows={rows}
          {...(placeholder ? { placeholder } : {})}
          className={classes(fieldLook.input, 'resize-y')}
        />
      </div>
      <FieldFoot help={help} warning={warning} error={error} />
    </AriaTextField>
  );
}
