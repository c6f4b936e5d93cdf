import { LogOut } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useFormat, useWordsOf } from '../../../platform/words/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { Menu } from '../../../ui/overlay/index.ts';
import { PetAvatar } from '../../../ui/pet/index.ts';
import type { Portrait } from '../../../ui/portrait/index.ts';
import type { CheckIn } from '../check-in.ts';
import type { LookOf } from '../place-at-door.ts';
import { checkInWords } from '../words.ts';

interface FaceProps {
  readonly checkIn: CheckIn;
  readonly look: Portrait;
  readonly lookOf: LookOf;
  /** While checking out, a tap on the face is enough; else it opens what can be done. */
  readonly checkingOut: boolean;
  readonly leaving: boolean;
  /** Nobody can be checked out: the face is only shown. */
  readonly readOnly: boolean;
  readonly onCheckOut: () => void;
}

const faceLook =
  'group flex w-19 cursor-pointer flex-col items-center gap-1.5 rounded-card p-1.5 outline-none transition-colors duration-150 ease-calm ' +
  'hover:bg-sunken data-focus-visible:outline-3 data-focus-visible:outline-focus data-pending:opacity-45';

/** Somebody who is here: the face, the name, and a verdict only where it is an exception. */
export function Face(props: FaceProps) {
  const { checkIn, look, lookOf, checkingOut, leaving, readOnly, onCheckOut } = props;
  const words = useWordsOf(checkInWords);
  const format = useFormat();
  const { petName, verdict, arrivedAt } = checkIn;
  const { kind, word } = lookOf(verdict);
  const exception = verdict === 'compliant' ? undefined : kind;
  const since = words.hereSince(format.moment(arrivedAt));
  const name = checkingOut
    ? words.checkOutOf(petName)
    : [petName, exception && word, since].filter(Boolean).join(', ');
  const picture = (
    <>
      <span className="relative">
        <PetAvatar look={look} size={52} verdict={checkingOut ? undefined : exception} />
        {checkingOut && (
          <span className="-right-1 -bottom-1 absolute grid size-6 place-items-center rounded-full bg-evergreen text-on-evergreen ring-2 ring-surface">
            <Icon of={LogOut} size={16} />
          </span>
        )}
      </span>
      <span className="max-w-full truncate type-caption">{petName}</span>
    </>
  );
  if (readOnly) {
    return (
      <div className="flex w-19 flex-col items-center gap-1.5 p-1.5">
        <span className="sr-only">{name}</span>
        <span aria-hidden="true" className="contents">
          {picture}
        </span>
      </div>
    );
  }
  const face = (
    <Button
      isPending={leaving}
      aria-label={name}
      className={faceLook}
      {...(checkingOut ? { onPress: onCheckOut } : {})}
    >
      {picture}
    </Button>
  );
  if (checkingOut) return face;
  const out = { id: 'out', label: words.checkOut, detail: since, icon: LogOut, onAction: onCheckOut };
  return <Menu label={petName} placement="bottom start" trigger={face} items={[out]} />;
}
