import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import { classes, fieldStyle, given } from '../style/index.ts';
import { FieldFoot } from './field-foot.tsx';
import { FieldLabel } from './field-label.tsx';
import type { FieldMessages } from './field-messages.ts';
import type { Option } from './option.ts';
import { radioDisc } from './radio-style.ts';
import { steady } from './steady.tsx';

interface RadioGroupProps<Id extends string> extends FieldMessages {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly direction?: 'row' | 'column' | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of two to five, all in sight. */
export const RadioGroup = steady(RadioField) as typeof RadioField;

function RadioField<Id extends string>(props: RadioGroupProps<Id>) {
  const {
    label,
    help,
    warning,
    error,
    optional,
    aside,
    options,
    value,
    onChange,
    direction = 'row',
    className,
    ...rest
  } = props;
  return (
    <AriaRadioGroup
      {...given(rest)}
      value={value}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onChange(option.id);
      }}
      isInvalid={Boolean(error)}
      className={classes(fieldStyle.frame, className)}
    >
      <FieldLabel label={label} optional={optional} aside={aside} />
      <div className={classes('flex flex-wrap gap-x-6', direction === 'column' && 'flex-col')}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={Boolean(option.disabled)}
            className="group/radio flex min-h-11 cursor-pointer items-center gap-3 outline-none data-disabled:text-ink-3"
          >
            <span className={radioDisc} />
            <span>
              {option.label}
              {option.detail && <span className="block type-small text-ink-3">{option.detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot help={help} warning={warning} error={error} />
    </AriaRadioGroup>
  );
}
