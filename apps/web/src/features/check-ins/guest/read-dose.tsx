import { Pencil, ScanText } from 'lucide-react';
import { Fragment } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { classes } from '../../../ui/style/index.ts';
import type { GuestDoseDraft } from './guest-draft.ts';
import { guestMessages } from './messages.gen.ts';

interface ReadDoseProps {
  readonly dose: GuestDoseDraft;
  readonly vaccine: string;
  readonly label: string;
  readonly onChange: () => void;
}

/** What was read on the photo, to compare with it line by line. */
export function ReadDose({ dose, vaccine, label, onChange }: ReadDoseProps) {
  const messages = guestMessages;
  const format = useFormat();
  const facts = [
    [messages.vaccine, vaccine],
    [messages.given, dose.administeredOn && format.longDay(dose.administeredOn)],
    [messages.ends, dose.expiresOn && format.longDay(dose.expiresOn)],
  ] as const;
  return (
    <div className="mt-2 flex items-start justify-between gap-4 md:items-center">
      <dl className="grid min-w-0 flex-1 grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
        {facts.map(
          ([term, fact]) =>
            fact && (
              <Fragment key={term}>
                <dt className="text-ink-2 type-small">{term}</dt>
                <dd className="tabular-nums">{fact}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <Button
        variant="secondary"
        size="small"
        icon={Pencil}
        aria-label={label}
        className="shrink-0 max-md:w-11 max-md:px-0!"
        onPress={onChange}
      >
        <span className="max-md:hidden">{messages.change}</span>
      </Button>
    </div>
  );
}

/** Says that the dates were read by the computer, until someone changes them. */
export function ReadHint({ isUnsure }: { readonly isUnsure: boolean }) {
  const messages = guestMessages;
  return (
    <p
      className={classes(
        'mt-3 flex items-center gap-2 type-small',
        isUnsure ? 'text-warn-ink' : 'text-evergreen-ink',
      )}
    >
      <ScanText className="size-4 shrink-0" aria-hidden="true" />
      {isUnsure ? messages.doseUnsure : messages.doseRead}
    </p>
  );
}
