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
  /** While checking out, a press on the face checks the pet out; else it opens what is known and can be done. */
  readonly checkingOut: boolean;
  readonly leaving: boolean;
  /** What is known of this pet is open. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onCheckOut: () => void;
}

const faceStyle =
  'group flex w-19 cursor-pointer flex-col items-center gap-1.5 rounded-card p-1.5 outline-none transition-colors duration-150 ease-calm ' +
  'hover:bg-sunken data-focus-visible:outline-3 data-focus-visible:outline-focus data-pending:opacity-45';

/** A pet that is here: its face, its name, a flag for what to mind, and a verdict only where it is an exception. */
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
          <span className="-right-1 -bottom-1 absolute grid size-6 place-items-center rounded-full bg-evergreen text-on-evergreen ring-2 ring-surface">
            <Icon of={LogOut} size={16} />
          </span>
        )}
      </span>
      <span className="max-w-full truncate type-caption">{petName}</span>
    </Button>
  );
}
