import { Phone, UserRound } from 'lucide-react';
import { Icon } from '../icon/index.ts';

interface VerdictPeopleProps {
  readonly name: string;
  /** The name with what the person is, for screen readers: "Owner: Maya Okafor". */
  readonly label: string;
  /** Null if none is known. */
  readonly phone: { readonly shown: string; readonly href: string; readonly label: string } | null;
}

/** Whom to call about the pet, right below the answer, where it is seen without scrolling. */
export function VerdictPeople({ name, label, phone }: VerdictPeopleProps) {
  return (
    <div className="flex flex-wrap justify-center gap-2 font-semibold text-[0.9375rem] leading-6">
      <p className="flex min-h-11 items-center gap-2 rounded-full bg-verdict-box px-3.5">
        <Icon of={UserRound} size={18} />
        <span aria-hidden="true" className="[overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="sr-only">{label}</span>
      </p>
      {phone && (
        <a
          href={phone.href}
          aria-label={phone.label}
          className="flex min-h-11 items-center gap-2 rounded-full bg-verdict-box px-3.5 tabular-nums"
        >
          <Icon of={Phone} size={18} />
          <span className="whitespace-nowrap underline underline-offset-4">{phone.shown}</span>
        </a>
      )}
    </div>
  );
}
