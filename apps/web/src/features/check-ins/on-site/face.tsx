import { LogOut, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useFormat } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance } from '../scanner-business.ts';

interface FaceProps {
  readonly checkIn: CheckIn;
  readonly verdictAppearance: GetVerdictAppearance;
  /** While checking out, a press checks the pet out; otherwise it opens its details and actions. */
  readonly checkingOut: boolean;
  readonly leaving: boolean;
  /** The details of this pet are open. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onCheckOut: () => void;
}

const faceStyle =
  'group flex w-19 cursor-pointer flex-col items-center gap-1.5 rounded-card p-1.5 outline-none transition-colors duration-150 ease-calm ' +
  'hover:bg-sunken data-focus-visible:outline-3 data-focus-visible:outline-focus data-pending:opacity-45';

/** A pet on site: its photo, its name, a flag for care alerts, and a verdict only if it is an exception. */
export function Face(props: FaceProps) {
  const { checkIn, verdictAppearance, checkingOut, leaving, isOpen, onOpen, onCheckOut } = props;
  const messages = checkInMessages;
  const format = useFormat();
  const { petName, verdict, arrivedAt, alerts } = checkIn;
  const { kind, word } = verdictAppearance(verdict);
  const exception = verdict === 'compliant' ? undefined : kind;
  const since = messages.hereSince(format.moment(arrivedAt));
  const said = [petName, exception && word, alerts.length > 0 && messages.careAlert, since];
  return (
    <Button
      isPending={leaving}
      aria-label={checkingOut ? messages.checkOutOf(petName) : said.filter(Boolean).join(', ')}
      {...(checkingOut ? {} : { 'aria-expanded': isOpen })}
      className={classes(faceStyle, isOpen && 'bg-evergreen-tint')}
      onPress={checkingOut ? onCheckOut : onOpen}
    >
      <span className="relative">
        <PetPhoto pet={faceOf(checkIn)} size={52} verdict={checkingOut ? undefined : exception} />
        {alerts.length > 0 && !checkingOut && (
          <span className="-end-1.5 -top-1 absolute grid size-5.5 place-items-center rounded-full bg-marigold-tint text-marigold-ink ring-2 ring-surface">
            <Icon of={TriangleAlert} size={16} />
          </span>
        )}
        {checkingOut && (
          <span className="-end-1 -bottom-1 absolute grid size-6 place-items-center rounded-full bg-evergreen text-on-evergreen ring-2 ring-surface">
            <Icon of={LogOut} size={16} />
          </span>
        )}
      </span>
      <span className="max-w-full truncate type-caption">{petName}</span>
    </Button>
  );
}
