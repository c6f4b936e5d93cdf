import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

interface VerdictNote {
  readonly id: string;
  readonly icon: LucideIcon;
  /** "Bordetella: too early". */
  readonly title: ReactNode;
  /** The cure, or what to tell the owner. */
  readonly detail?: ReactNode | undefined;
}

/** Care alerts or reasons, on a patch of the screen's own colour. */
export function VerdictNotes({ notes }: { readonly notes: readonly VerdictNote[] }) {
  return (
    <ul className="divide-y divide-on-verdict-screen/20 rounded-feature bg-verdict-box px-5 py-0.5">
      {notes.map(({ id, icon, title, detail }) => (
        <li key={id} className="flex gap-4 py-3.5">
          <Icon of={icon} size={22} strong className="mt-0.5" />
          <div>
            <p className="font-semibold text-[1.125rem] leading-6.5">{title}</p>
            {detail && <p className="leading-6">{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
