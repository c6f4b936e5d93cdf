import { calendarDateIn, nameOfVaccine, replacedDoses } from '@clearpaw/domain';
import { History, Pencil, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { EmptyState } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { Menu, type MenuItem } from '../../ui/overlay/index.ts';
import type { Portrait } from '../../ui/portrait/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { RecordProof } from '../../ui/record/index.ts';
import { classes, useWide } from '../../ui/style/index.ts';
import { Card, Fold } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { vaccinationMessages } from './messages.gen.ts';
import { proofLevelOf } from './proof-level.ts';
import { labelEndOf } from './protections.ts';
import type { Vaccination } from './use-vaccinations.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface RecordListProps {
  readonly doses: readonly Vaccination[];
  /** The pet shown in the empty state. */
  readonly look: Portrait;
  /** Further actions for a record that counts. */
  readonly itemsFor?: ((dose: Vaccination, title: string) => readonly MenuItem[]) | undefined;
  /** The documents that can be attached as proof. */
  readonly proofField?: TickList | undefined;
  /** Notes about a record. */
  readonly notesOf?: ((dose: Vaccination) => ReactNode) | undefined;
}

type Open = { readonly what: 'correct' | 'withdraw' | 'history'; readonly dose: Vaccination } | null;

/**
 * The recorded doses, newest first. Those that no longer count stay in the list and are marked; those that later ones
 * have replaced come last.
 */
export function RecordList({ doses, look, itemsFor, proofField, notesOf }: RecordListProps) {
  const messages = vaccinationMessages;
  const isWide = useWide();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const doseOf = (what: 'correct' | 'withdraw' | 'history') => (open?.what === what ? open.dose : null);
  if (doses.length === 0) {
    return (
      <Card>
        <EmptyState appearance={look} title={messages.noRecords}>
          {messages.noRecordsLead}
        </EmptyState>
      </Card>
    );
  }
  const replaced = replacedDoses(doses.filter(({ state }) => state === 'active'));
  const earlier = doses.filter((dose) => replaced.has(dose));
  const rows = (shown: readonly Vaccination[]) => (
    <ul className="divide-y divide-line">
      {shown.map((dose) => (
        <RecordRow
          key={dose.id}
          dose={dose}
          isReplaced={replaced.has(dose)}
          itemsFor={itemsFor}
          notesOf={notesOf}
          onOpen={(what) => setOpen({ what, dose })}
        />
      ))}
    </ul>
  );
  return (
    <Card padding="none">
      {rows(doses.filter((dose) => !replaced.has(dose)))}
      {earlier.length > 0 && (
        <Fold
          title={<h3>{messages.earlierDoses}</h3>}
          count={earlier.length}
          isOpen={isWide}
          className="border-line border-t"
          lineClassName="rounded-none! bg-sunken px-5 py-2 md:px-6"
        >
          {rows(earlier)}
        </Fold>
      )}
      <CorrectDialog
        key={doseOf('correct')?.id ?? 'none'}
        dose={doseOf('correct')}
        proofField={proofField}
        onClose={close}
      />
      <WithdrawDialog dose={doseOf('withdraw')} onClose={close} />
      <HistoryDialog dose={doseOf('history')} onClose={close} />
    </Card>
  );
}

const isBeforeToday = (day: string | null | undefined): boolean =>
  day != null && day < calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

interface RecordRowProps extends Pick<RecordListProps, 'itemsFor' | 'notesOf'> {
  readonly dose: Vaccination;
  /** Whether a later dose has replaced it, so that its end does not matter. */
  readonly isReplaced: boolean;
  readonly onOpen: (what: 'correct' | 'withdraw' | 'history') => void;
}

function RecordRow({ dose, isReplaced, itemsFor, notesOf, onOpen }: RecordRowProps) {
  const messages = vaccinationMessages;
  const format = useFormat();
  const name = nameOfVaccine(dose);
  const labelEnd = labelEndOf(dose);
  const dates = [
    messages.given(format.day(dose.administeredOn)),
    dose.expiresOn && messages.endsOn(format.day(dose.expiresOn)),
    !dose.expiresOn && labelEnd && messages.endsByLabel(format.day(labelEnd)),
  ];
  const printed = [
    dose.product,
    dose.manufacturer,
    dose.clinic,
    dose.doseNumber && messages.doseNumbered(dose.doseNumber),
    dose.lotNumber && messages.lotNumber(dose.lotNumber),
    dose.tagNumber && messages.tagNumber(dose.tagNumber),
  ].filter(Boolean);
  const counts = dose.state === 'active';
  const hasExpired = counts && !isReplaced && isBeforeToday(dose.expiresOn ?? labelEnd);
  const readOnly = useReadOnly();
  const history = {
    id: 'history',
    label: messages.history,
    icon: History,
    onAction: () => onOpen('history'),
  };
  const changes = [
    { id: 'correct', label: messages.correct, icon: Pencil, onAction: () => onOpen('correct') },
    {
      id: 'withdraw',
      label: messages.withdraw,
      icon: Undo2,
      tone: 'danger' as const,
      onAction: () => onOpen('withdraw'),
    },
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 max-md:relative md:flex-nowrap md:px-6">
      <div className="min-w-0 flex-1 basis-60 max-md:pe-9">
        <p className="flex flex-wrap items-center gap-2">
          <span
            className={classes(
              'type-strong',
              isReplaced && 'text-ink-2',
              !counts && 'text-ink-3 line-through',
            )}
          >
            {name}
          </span>
          {hasExpired && <Tag tone="stop">{messages.expired}</Tag>}
        </p>
        <p className="type-small text-ink-2">{dates.filter(Boolean).join(', ')}</p>
        {printed.length > 0 && <p className="truncate type-small text-ink-3">{printed.join(', ')}</p>}
        {notesOf?.(dose)}
      </div>
      {dose.state === 'active' ? (
        <RecordProof level={proofLevelOf(dose.evidence)}>{messages.proof[dose.evidence]}</RecordProof>
      ) : (
        <Tag tone="sunken">{messages[dose.state]}</Tag>
      )}
      <div className="max-md:absolute max-md:end-2.5 max-md:top-1.5">
        <Menu
          label={messages.more(name)}
          items={counts && !readOnly ? [...(itemsFor?.(dose, name) ?? []), ...changes, history] : [history]}
        />
      </div>
    </li>
  );
}
