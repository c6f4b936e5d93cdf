import { Button } from 'react-aria-components';
import { Menu, type MenuItem } from '../overlay/index.ts';
import { sentenceWordStyle } from '../sentence/index.ts';
import { classes } from '../style/index.ts';

interface SentenceChipProps {
  /** What is chosen here, for screen readers: "Vaccine". */
  readonly label: string;
  /** The value as worded in the sentence: "from the last 6 months". */
  readonly value: string;
  readonly choices: readonly MenuItem[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly changed?: boolean | undefined;
}

/** A variable of a sentence that opens its choices. */
export function SentenceChip({ label, value, choices, selected, onSelect, changed }: SentenceChipProps) {
  return (
    <Menu
      label={label}
      items={choices}
      selected={selected}
      onSelect={onSelect}
      placement="bottom start"
      trigger={
        <Button
          aria-label={`${value}, ${label}`}
          className={classes(
            sentenceWordStyle.shape,
            sentenceWordStyle.open,
            sentenceWordStyle[changed ? 'changed' : 'plain'],
            'relative cursor-pointer font-[inherit] after:absolute after:-inset-y-1.5 after:inset-x-0',
          )}
        >
          {value}
        </Button>
      }
    />
  );
}
