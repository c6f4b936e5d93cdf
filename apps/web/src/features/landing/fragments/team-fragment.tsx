import { PersonTile } from '../../../ui/business/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { SheetRow } from './sheet-row.tsx';

/** Sample members with their roles. */
export function TeamFragment() {
  const { team } = fragmentMessages;
  return (
    <ul className="-mx-1.5 grid gap-2">
      {Object.entries(team).map(([initials, { name, role }]) => (
        <SheetRow
          key={initials}
          start={<PersonTile initials={initials} className="size-9! text-[0.8125rem]!" />}
          end={<span className="text-ink-3 type-small">{role}</span>}
        >
          {name}
        </SheetRow>
      ))}
    </ul>
  );
}
