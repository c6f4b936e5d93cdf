import type { TextareaHTMLAttributes } from 'react';
import { classes, fieldStyle, type Loose } from '../style/index.ts';
import type { FieldMessages } from './field-messages.ts';
import { TextFrame } from './text-frame.tsx';

type AreaProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoFocus' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'rows' | 'spellCheck'
>;

interface TextAreaProps extends Loose<Partial<AreaProps>>, FieldMessages {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, help, warning, error, optional, aside, id, className, ...box } = props;
  const { value, onChange, isDisabled, rows = 3, ...rest } = box;
  const messages = { label, help, warning, error, optional, aside };
  return (
    <TextFrame {...messages} id={id} className={className}>
      {(links) => (
        <textarea
          {...rest}
          {...links}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          className={classes(fieldStyle.input, 'resize-y')}
        />
      )}
    </TextFrame>
  );
}
