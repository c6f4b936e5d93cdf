import { findingOf, type RequirementKind } from '@clearpaw/domain';
import {
  CalendarDays,
  CircleHelp,
  ClipboardCheck,
  FileText,
  FlaskConical,
  type LucideIcon,
  Nfc,
  PenLine,
  Pill,
  Scale,
  Scissors,
  Syringe,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import type { MissingItem } from './missing-groups.ts';
import { missingMessages } from './missing-messages.gen.ts';

/** The icon of each kind; a kind without one gets the general icon. */
const icons: Readonly<Partial<Record<RequirementKind, LucideIcon>>> = {
  vaccination: Syringe,
  test: FlaskConical,
  treatment: Pill,
  document: FileText,
  waiver: PenLine,
  sterilization: Scissors,
  microchip: Nfc,
  age: CalendarDays,
  weight: Scale,
  declaration: CircleHelp,
  question: CircleHelp,
};

interface MissingRowProps {
  readonly item: MissingItem;
  /** The control that resolves it; empty if only waiting helps. */
  readonly control: ReactNode;
}

/** One item: the requirement, what was found and what helps, and the control. */
export function MissingRow({ item, control }: MissingRowProps) {
  const messages = missingMessages;
  const format = useFormat();
  const { title, check, rule, cure, passesFrom, blocks } = item;
  const waits = cure.step.action === 'wait';
  const note = check.level === 'recommended' ? messages.recommended : blocks ? null : messages.soon;
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0">
      {/* The line that connects an item to the one above it. */}
      <span
        aria-hidden
        className="-top-4 -translate-x-1/2 absolute start-5 h-4 w-1 bg-marigold rtl:translate-x-1/2"
      />
      <span
        className={classes(
          'grid size-10 shrink-0 place-items-center rounded-full border-2',
          waits
            ? 'border-wait bg-wait-tint text-wait-ink'
            : 'border-marigold bg-marigold-tint text-marigold-ink',
        )}
      >
        <Icon of={icons[rule.requirement.kind] ?? ClipboardCheck} size={20} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-4 [li:last-child>&]:border-b-0 [li:last-child>&]:pb-0">
        <div className="min-w-0 flex-1 basis-56">
          <p className="type-strong [overflow-wrap:anywhere]">
            {title}
            {note && <span className="font-normal text-ink-2 type-small"> · {note}</span>}
          </p>
          <p className="text-ink-2 type-small">
            {findingOf(check, rule, { format: format.day, passesFrom })} {cure.owner}
          </p>
        </div>
        <div className="empty:hidden max-md:w-full max-md:*:w-full md:min-w-62 md:*:w-full">{control}</div>
      </div>
    </li>
  );
}
