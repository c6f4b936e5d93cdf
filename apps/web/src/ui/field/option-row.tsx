import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { optionStyle } from '../style/index.ts';
import type { Option } from './option.ts';

interface OptionRowProps {
  readonly option: Option;
  /** The label as shown, when it marks what was typed. */
  readonly shown?: ReactNode | undefined;
}

/** A choice in an open list, with a check when it is the chosen one. */
export function OptionRow({ option, shown }: OptionRowProps) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={Boolean(option.disabled)}
      className={optionStyle}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1">
            <span className="block" lang={option.lang}>
              {shown ?? option.label}
            </span>
            {option.detail && (
              <span className="block font-normal type-small text-ink-2">{option.detail}</span>
            )}
          </span>
          {option.note && (
            <span className="max-w-[45%] text-end font-normal type-caption text-ink-3">{option.note}</span>
          )}
          {isSelected && <Icon of={Check} size={18} />}
        </>
      )}
    </ListBoxItem>
  );
}
