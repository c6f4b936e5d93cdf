import { Search, X } from 'lucide-react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Input,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes, fieldStyle, given, type Loose } from '../style/index.ts';

interface SearchFieldProps extends Loose<Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'>> {
  /** What can be searched; also shown inside the field while it is empty. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The only field whose label is its placeholder, because the icon makes its purpose clear. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  const messages = uiMessages;
  return (
    <AriaSearchField {...given(rest)} aria-label={label} className={classes('group w-full', className)}>
      <div className={fieldStyle.box()}>
        <Icon of={Search} className={fieldStyle.icon} />
        <Input
          placeholder={label}
          className={classes(fieldStyle.input, '[&::-webkit-search-cancel-button]:hidden')}
        />
        <Button
          aria-label={messages.close}
          className="-me-2.5 grid size-11 place-items-center rounded-chip text-ink-3 hover:text-ink group-data-empty:invisible"
        >
          <Icon of={X} size={18} />
        </Button>
      </div>
    </AriaSearchField>
  );
}
