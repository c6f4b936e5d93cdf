import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { usePages } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { AccountPanel } from './account-panel.tsx';
import { patientMessages } from './patient-messages.gen.ts';
import { RequestsPanel } from './requests-panel.tsx';

interface PatientsViewProps {
  readonly business: { readonly id: string; readonly role: MemberRole };
}

/** The pages of a clinic: open requests, its patients, and how much its records count. */
export function PatientsView({ business }: PatientsViewProps) {
  const messages = patientMessages;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={messages.lead}>
        {messages.title}
      </PageTitle>
      <RequestsPanel businessId={business.id} />
      <PatientList businessId={business.id} />
      <AccountPanel businessId={business.id} mayProve={mayDo(business.role, 'proveClinic')} />
    </div>
  );
}

const atOnce = 30;

function PatientList({ businessId }: { readonly businessId: string }) {
  const messages = patientMessages;
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const list = usePages('listPatients', { businessId, limit: atOnce, ...(search && { search }) });
  const patients = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title={messages.title}>
      <TextField
        label={messages.search}
        autoComplete="off"
        className="mb-5 w-full max-w-100"
        value={typed}
        onChange={setTyped}
      />
      <CallErrorPanel call={list} title={messages.failed} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-20" shape="card" />
        </Skeleton>
      )}
      {patients?.length === 0 && (
        <p className="text-ink-2 type-small">{search ? messages.noneFound : messages.none}</p>
      )}
      <Rows>
        {patients?.map(({ petId, petName, breed, ownerName, connectedAt }) => (
          <Row
            key={petId}
            title={<TextLink href={paths.patient(petId)}>{petName}</TextLink>}
            detail={[breed, ownerName].filter(Boolean).join(' · ')}
            end={messages.since(format.day(connectedAt.slice(0, 10)))}
          />
        ))}
      </Rows>
      {list.hasNextPage && (
        <Button variant="ghost" onPress={() => void list.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </Panel>
  );
}
