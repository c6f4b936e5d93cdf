import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { classes, fieldStyle, given, popoverStyle } from '../style/index.ts';
import { FieldFoot } from './field-foot.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldMessages, toneOf } from './field-messages.ts';
import type { Option } from './option.ts';
import { OptionRow } from './option-row.tsx';
import { steady } from './steady.tsx';

interface SelectProps<Id extends string> extends FieldMessages {
  readonly id?: string | undefined;
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly placeholder?: string | undefined;
  /** Only where what is beside it says what is chosen; screen readers still say the label. */
  readonly isLabelHidden?: boolean | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of a few. More than a dozen belong into a combo box. */
export const Select = steady(ChoiceField) as typeof ChoiceField;

function ChoiceField<Id extends string>(props: SelectProps<Id>) {
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
    placeholder,
    isLabelHidden,
    className,
    ...rest
  } = props;
  const chosen = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange(option.id);
  };
  return (
    <AriaSelect
      {...given(rest)}
      value={value}
      onChange={chosen}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      placeholder={placeholder ?? ' '}
      className={classes(fieldStyle.frame, className)}
    >
      <div className={isLabelHidden ? 'sr-only' : undefined}>
        <FieldLabel label={label} optional={optional} aside={aside} />
      </div>
      <Button
        className={classes(
          fieldStyle.box(toneOf({ error, warning })),
          'text-start outline-none data-focus-visible:inset-ring-2 data-focus-visible:ring-4',
          error
            ? 'data-focus-visible:ring-stop/18'
            : 'data-focus-visible:inset-ring-evergreen data-focus-visible:ring-evergreen/18 data-pressed:inset-ring-evergreen',
        )}
      >
        <SelectValue className="min-w-0 flex-1 py-2.5 wrap-anywhere data-placeholder:text-ink-3">
          {({ selectedText, defaultChildren }) => {
            const lang = options.find(({ id }) => id === value)?.lang;
            return <span lang={lang}>{selectedText || defaultChildren}</span>;
          }}
        </SelectValue>
        <Icon of={ChevronDown} className={fieldStyle.icon} />
      </Button>
      <FieldFoot help={help} warning={warning} error={error} />
      <Popover offset={6} className={classes(popoverStyle, 'min-w-(--trigger-width)')}>
        <ListBox items={options} className="outline-none">
          {(option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
