import type { clinics, OutputOf } from '@clearpaw/contract';
import { type ClinicTrustMode, clinicTrustModes, clinicTrusts } from '@clearpaw/domain';
import { useAction, usePages } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { RadioCards, Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { clinicMessages } from './messages.gen.ts';

type Clinic = OutputOf<typeof clinics.setClinicTrust>;

interface ClinicsPanelProps {
  readonly business: { readonly id: string; readonly clinicTrust: ClinicTrustMode };
  readonly mayEdit: boolean;
}

/** Whose confirmations count at a business; each choice is saved at once. */
export function ClinicsPanel({ business, mayEdit }: ClinicsPanelProps) {
  const messages = clinicMessages;
  const list = usePages('listClinics', { businessId: business.id });
  const clinics = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const update = useAction('updateBusiness');
  const saveMode = (clinicTrust: ClinicTrustMode) => {
    if (mayEdit) update.mutate({ businessId: business.id, clinicTrust }, outcome(messages.saved));
  };
  const cards = clinicTrustModes.map((id) => ({ id, ...messages.modes[id] }));
  const chosen = update.isPending ? (update.variables?.clinicTrust ?? null) : business.clinicTrust;
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        <RadioCards label={messages.whose} showLabel cards={cards} value={chosen} onChange={saveMode} />
        <CallErrorPanel call={list} />
        {list.isPending && (
          <Skeleton>
            <SkeletonBlock shape="card" className="h-16 w-full" />
          </Skeleton>
        )}
        {list.data && clinics.length === 0 && <p className="type-small text-ink-2">{messages.none}</p>}
        {clinics.length > 0 && (
          <>
            <p className="type-small text-ink-2">{messages.callFirst}</p>
            <ul className="divide-y divide-line">
              {clinics.map((clinic) => (
                <ClinicRow key={clinic.clinicId} businessId={business.id} clinic={clinic} mayEdit={mayEdit} />
              ))}
            </ul>
          </>
        )}
        {list.hasNextPage && (
          <Button variant="ghost" size="small" onPress={() => void list.fetchNextPage()}>
            {messages.more}
          </Button>
        )}
      </fieldset>
    </Panel>
  );
}

const outcome = (text: string) => ({
  onSuccess: () => showToast({ text }),
  onError: (problem: Error) => showToast({ text: problem.message, tone: 'error' as const }),
});

interface ClinicRowProps {
  readonly businessId: string;
  readonly clinic: Clinic;
  readonly mayEdit: boolean;
}

function ClinicRow({ businessId, clinic, mayEdit }: ClinicRowProps) {
  const messages = clinicMessages;
  const setTrust = useAction('setClinicTrust');
  const { clinicId, name, emailDomain, location, isKnown, records, trust } = clinic;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="type-strong">{name}</p>
        <p className="type-small text-ink-2">{[emailDomain, location].filter(Boolean).join(', ')}</p>
        <p className="type-small text-ink-2">
          {isKnown ? messages.known : messages.unknown}. {messages.records(records)}.
        </p>
      </div>
      <Select
        label={messages.trust(name)}
        className="w-52"
        isDisabled={!mayEdit || setTrust.isPending}
        options={clinicTrusts.map((id) => ({ id, label: messages.trusts[id] }))}
        value={trust}
        onChange={(next) => setTrust.mutate({ businessId, clinicId, trust: next }, outcome(messages.saved))}
      />
    </li>
  );
}
