import { Stethoscope } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAll } from '../../platform/data/index.ts';
import type { MenuItem } from '../../ui/overlay/index.ts';
import { AskClinicDialog } from './ask-clinic-dialog.tsx';
import { askClinicMessages } from './ask-clinic-messages.gen.ts';
import { type ConfirmableRecord, openRequests } from './confirmable-record.ts';
import { ConfirmationNotes, OpenRequests } from './confirmation-notes.tsx';

interface Patient {
  readonly id: string;
  readonly name: string;
  readonly access: string;
  readonly clinic: { readonly name: string; readonly email?: string | undefined } | null;
}

export interface AskClinic {
  /** The entries of a record's menu; none while a request is open. */
  readonly itemsFor: (record: ConfirmableRecord) => readonly MenuItem[];
  /** Asks about one record, wherever it was chosen. */
  readonly dialogFor: (record: ConfirmableRecord, onClose: () => void) => ReactNode;
  readonly notesFor: (record: Pick<ConfirmableRecord, 'id' | 'confirmation'>) => ReactNode;
  /** The open requests, once above the records. */
  readonly openRequests: ReactNode;
  /** Rendered once on the page. */
  readonly dialog: ReactNode;
}

/**
 * The owner's ways to ask a clinic, from a record and from the reason that it would resolve.
 * @param others further records for the same email
 */
export function useAskClinic(pet: Patient, others: readonly ConfirmableRecord[]): AskClinic {
  const messages = askClinicMessages;
  const [asked, setAsked] = useState<ConfirmableRecord | null>(null);
  const requests = useAll('listConfirmations', { petId: pet.id }).data?.items ?? [];
  const isAsked = ({ id }: Pick<ConfirmableRecord, 'id'>) => openRequests(requests, id).length > 0;
  const itemsFor = (record: ConfirmableRecord): readonly MenuItem[] => {
    if (pet.access === 'read' || isAsked(record)) return [];
    const onAction = () => setAsked(record);
    return [{ id: 'clinic', label: messages.ask, icon: Stethoscope, onAction }];
  };
  const notesFor: AskClinic['notesFor'] = (record) => (
    <ConfirmationNotes record={record} requests={requests} />
  );
  const dialogFor: AskClinic['dialogFor'] = (record, onClose) => (
    <AskClinicDialog
      key={record.id}
      pet={pet}
      clinic={pet.clinic}
      records={[
        record,
        ...others.filter((other) => other.id !== record.id && !other.confirmation && !isAsked(other)),
      ]}
      chosen={[record.id]}
      onClose={onClose}
    />
  );
  return {
    ...{ itemsFor, dialogFor, notesFor, openRequests: <OpenRequests requests={requests} /> },
    dialog: asked && dialogFor(asked, () => setAsked(null)),
  };
}
