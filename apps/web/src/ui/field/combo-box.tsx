import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ComboBox as AriaComboBox, Button, Group, Input, ListBox, Popover } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes, fieldStyle, given, popoverStyle } from '../style/index.ts';
import { FieldFoot } from './field-foot.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldMessages, toneOf } from './field-messages.ts';
import { Matched } from './matched.tsx';
import type { Option } from './option.ts';
import { OptionRow } from './option-row.tsx';
import { steady } from './steady.tsx';

interface ComboBoxProps<Id extends string> extends FieldMessages {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  /** With it the caller searches: `options` are then taken as already found. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /** Text controlled by the caller, together with `onSearch`; text that matches no option then stays. */
  readonly typed?: string | undefined;
  readonly allowsCustomValue?: boolean | undefined;
  /** The text above already asks the question, so the label is only for screen readers. */
  readonly isLabelHidden?: boolean | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly placeholder?: string | undefined;
  readonly suffix?: ReactNode | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

const everything = () => true;

/** One of many, found by typing. What was typed is underlined in each finding. */
export const ComboBox = steady(FoundField) as typeof FoundField;

function FoundField<Id extends string>(props: ComboBoxProps<Id>) {
  const {
    label,
    help,
    warning,
    error,
    optional,
    aside,
    options,
    onChange,
    onSearch,
    typed,
    icon,
    placeholder,
    suffix,
    isLabelHidden,
    className,
    ...rest
  } = props;
  const messages = uiMessages;
  const [ownText, setOwnText] = useState('');
  const text = typed ?? ownText;
  return (
    <AriaComboBox
      {...given(rest)}
      {...(typed === undefined ? {} : { inputValue: typed, allowsCustomValue: true })}
      {...(onSearch ? { defaultFilter: everything } : {})}
      onInputChange={(next) => {
        setOwnText(next);
        onSearch?.(next);
      }}
      defaultItems={options}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      allowsEmptyCollection
      menuTrigger="input"
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classes(fieldStyle.frame, className)}
    >
      <div className={isLabelHidden ? 'sr-only' : undefined}>
        <FieldLabel label={label} optional={optional} aside={aside} />
      </div>
      <Group className={fieldStyle.box(toneOf({ error, warning }))}>
        {icon && <Icon of={icon} className={fieldStyle.icon} />}
        <Input {...(placeholder ? { placeholder } : {})} className={fieldStyle.input} />
        {suffix}
        <Button className="-me-2.5 grid size-11 place-items-center rounded-chip text-ink-3 outline-none">
          <Icon of={ChevronDown} />
        </Button>
      </Group>
      <FieldFoot help={help} warning={warning} error={error} />
      <Popover offset={6} className={classes(popoverStyle, 'w-(--trigger-width)')}>
        <ListBox
          // Without it a finding would keep the mark of what was typed when it was first shown.
          dependencies={[text]}
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2.5 type-small text-ink-3">{messages.noMatches}</p>}
        >
          {(option: Option<Id>) => (
            <OptionRow
              option={option}
              shown={text ? <Matched text={option.label} part={text} /> : undefined}
            />
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
