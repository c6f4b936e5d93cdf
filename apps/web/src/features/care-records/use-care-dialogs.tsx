import { type ReactNode, useState } from 'react';
import type { TickList } from '../../ui/field/index.ts';
import { AddCareDialog, CorrectCareDialog } from './care-dialog.tsx';
import type { CareEntry, OwnKind } from './care-entry.ts';
import type { EntryAction } from './care-entry-row.tsx';
import { CareHistoryDialog } from './care-history-dialog.tsx';
import { isOwn } from './care-record.ts';
import { WithdrawCareDialog } from './withdraw-care-dialog.tsx';

type Open =
  | { readonly what: 'add'; readonly kind: OwnKind }
  | { readonly what: EntryAction; readonly entry: CareEntry };

interface CareDialogs {
  readonly add: (kind: OwnKind) => void;
  readonly open: (what: EntryAction, entry: CareEntry) => void;
  /** Rendered once in the panel. */
  readonly dialogs: ReactNode;
}

/** Adding a record, and everything that a row's menu opens. */
export function useCareDialogs(petId: string, proofField: TickList | undefined): CareDialogs {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return {
    add: (kind) => setOpen({ what: 'add', kind }),
    open: (what, entry) => setOpen({ what, entry }),
    dialogs: (
      <>
        {open?.what === 'add' && (
          <AddCareDialog petId={petId} kind={open.kind} proofField={proofField} onClose={close} />
        )}
        {open?.what === 'correct' && isOwn(open.entry) && (
          <CorrectCareDialog entry={open.entry} proofField={proofField} onClose={close} />
        )}
        {open?.what === 'withdraw' && <WithdrawCareDialog entry={open.entry} onClose={close} />}
        {open?.what === 'history' && <CareHistoryDialog entry={open.entry} onClose={close} />}
      </>
    ),
  };
}
