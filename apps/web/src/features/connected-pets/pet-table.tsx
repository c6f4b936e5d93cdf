import type { Rule } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { DataTable, type Selection } from '../../ui/table/index.ts';
import type { ConnectedPet, GetPetAppearance } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { useConnectionDetails } from './use-connection-details.ts';
import { usePetColumns } from './use-pet-columns.tsx';

interface PetTableProps {
  readonly businessId: string;
  readonly pages: readonly (readonly ConnectedPet[])[];
  readonly verdictAppearance: GetPetAppearance;
  readonly selection: Selection | undefined;
  readonly foot: ReactNode;
}

/** The pets that were found, with whose they are and what changes next. */
export function PetTable({ businessId, pages, verdictAppearance, selection, foot }: PetTableProps) {
  const messages = connectedPetMessages;
  const details = useConnectionDetails(businessId, pages);
  const requirements = useCall('getRequirements', { businessId });
  const rules = requirements.isPending ? null : ((requirements.data?.rules ?? []) as readonly Rule[]);
  const columns = usePetColumns({ verdictAppearance, details, rules });
  return (
    <>
      {details.failed && <CallErrorPanel call={details.failed} title={messages.detailsFailed} />}
      <DataTable
        caption={messages.title}
        compact
        columns={columns}
        rows={pages.flat()}
        keyOf={({ petId }) => petId}
        nameOf={({ petName }) => petName}
        hrefOf={({ petId }) => paths.businessPet(petId)}
        selection={selection}
        foot={foot}
      />
    </>
  );
}
