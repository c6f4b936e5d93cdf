import { type GivenVaccine, mayDo, productName } from '@clearpaw/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { useWindowTitle } from '../../platform/navigation/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { GetPetAppearance, PetBusiness } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { NotePanel } from './note-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { ConnectedPetFace } from './pet-face.tsx';
import { RecordsPanels } from './records-panels.tsx';
import { useLiveVerdicts } from './use-live-verdicts.ts';
import { VisitsPanel } from './visits-panel.tsx';

interface PetViewProps {
  readonly business: PetBusiness;
  readonly petId: string;
  readonly verdictAppearance: GetPetAppearance;
  /** The reasons for the verdict; rules belong to another feature. */
  readonly reasons: ReactNode;
  /** The coming visits of the pet with this name. */
  readonly planned: (petName: string) => ReactNode;
  readonly vaccineName: (dose: GivenVaccine) => string;
}

/** One pet as shown to the business: verdict, visits, staff's notes, and what the owner shares. */
export function PetView({ business, petId, verdictAppearance, reasons, planned, vaccineName }: PetViewProps) {
  const messages = connectedPetMessages;
  const format = useFormat();
  const known = useCall('getConnectedPet', { businessId: business.id, petId });
  const care = useCall('getCareAtBusiness', { businessId: business.id, petId });
  useLiveVerdicts(business.id);
  useWindowTitle(known.data?.petName, productName);
  if (known.isError) {
    return <CallErrorPanel call={known} title={messages.petFailed} />;
  }
  if (!known.data) return <PageSkeleton cards={2} />;
  const pet = known.data;
  const { kind, word } = verdictAppearance(pet.verdict);
  const isGuest = care.isPending ? null : (care.data?.isGuest ?? false);
  const facts = [
    pet.breed,
    pet.colour,
    isGuest !== null && messages.since(isGuest, format.since(pet.connectedAt)),
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.title, href: paths.businessPets }, { label: pet.petName }]} />
      <PageTitle
        kind="business"
        picture={<ConnectedPetFace pet={pet} size={72} />}
        lead={facts.filter(Boolean).join(' · ')}
        aside={<VerdictTag kind={kind}>{word}</VerdictTag>}
      >
        {pet.petName}
      </PageTitle>
      {pet.alerts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {pet.alerts.map((alert) => (
            <Tag key={alert} tone="changed" icon={TriangleAlert}>
              {alert}
            </Tag>
          ))}
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={messages.today}>{reasons}</Panel>
          <RecordsPanels petId={petId} isGuest={isGuest} scope={pet.scope} vaccineName={vaccineName} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {planned(pet.petName)}
          {isGuest !== null && <OwnerPanel {...pet} isGuest={isGuest} />}
          <NotePanel
            businessId={business.id}
            petId={petId}
            saved={{ note: pet.note, flags: pet.flags }}
            mayWrite={!business.readOnly && mayDo(business.role, 'notePets')}
          />
          <VisitsPanel
            businessId={business.id}
            petId={petId}
            visits={pet.visits}
            turnedAway={pet.turnedAway}
          />
        </div>
      </div>
    </div>
  );
}
