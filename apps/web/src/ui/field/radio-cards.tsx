import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';
import { radioDisc } from './radio-style.ts';

export interface RadioCard<Id extends string> {
  readonly id: Id;
  readonly title: ReactNode;
  /** Fills the card's upper part; the disc stands after the title. Without it the card is small, its disc before the title. */
  readonly picture?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

interface RadioCardsProps<Id extends string> {
  readonly label: string;
  readonly showLabel?: boolean | undefined;
  readonly cards: readonly RadioCard<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  /** `warning` is used for questions in an amber box. */
  readonly tone?: 'plain' | 'warning' | undefined;
  /** Beside each other from tablets on; without it, all in one row. */
  readonly columns?: 2 | undefined;
  readonly className?: string | undefined;
}

const card =
  'group/radio relative flex cursor-pointer flex-col overflow-hidden bg-surface outline-none transition-shadow duration-150 ease-calm ' +
  'inset-ring data-hovered:inset-ring-line-strong data-selected:inset-ring-3 data-selected:inset-ring-evergreen data-selected:shadow-e3 ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2';

const mark =
  'grid size-9 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-surface text-transparent ' +
  'group-data-selected/radio:border-evergreen group-data-selected/radio:bg-evergreen group-data-selected/radio:text-on-evergreen';

/** One of two or three, each a card that shows what it means. */
export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const { label, showLabel, cards, value, onChange, tone = 'plain', columns, className } = props;
  return (
    <AriaRadioGroup
      value={value}
      onChange={(chosen) => {
        const picked = cards.find(({ id }) => id === chosen);
        if (picked) onChange(picked.id);
      }}
      className={classes('flex flex-col gap-3', className)}
    >
      <Label className={showLabel ? 'type-label' : 'sr-only'}>{label}</Label>
      <div
        className={
          columns ? 'grid grid-cols-2 gap-3' : 'grid gap-3 md:auto-cols-fr md:grid-flow-col md:gap-5'
        }
      >
        {cards.map(({ id, title, picture, children }) => (
          <Radio
            key={id}
            value={id}
            className={classes(
              card,
              picture ? 'rounded-pet' : 'rounded-button',
              tone === 'warning' ? 'inset-ring-soon-edge' : 'inset-ring-line',
            )}
          >
            {picture && (
              <span className="block shrink-0 overflow-hidden p-0.75 [&>*]:rounded-t-[25px]">{picture}</span>
            )}
            <span className={classes('block', picture ? 'p-5 md:px-8 md:py-6' : 'px-4 py-3')}>
              <span
                className={classes(
                  'flex items-center gap-3',
                  picture ? 'justify-between type-h2' : 'type-strong',
                )}
              >
                {!picture && <span className={radioDisc} />}
                {title}
                {picture && (
                  <span className={mark}>
                    <Icon of={Check} strong />
                  </span>
                )}
              </span>
              {!picture && children ? <span className="block ps-8.5">{children}</span> : children}
            </span>
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
