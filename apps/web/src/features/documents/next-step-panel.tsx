import { QrCode } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { DocumentDetail } from './use-documents.ts';

/** After a review: links to the pet's page, which shows what changed, and to its badge. */
export function NextStepPanel({ document }: { readonly document: DocumentDetail }) {
  const messages = documentMessages;
  const pet = useCall('getPet', { petId: document.petId });
  const count = document.vaccinationIds.length;
  if (!pet.data || count === 0) return null;
  const { name } = pet.data;
  return (
    <Panel title={messages.whatNext} lead={messages.whatNextLead(name, count)}>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.pet(document.petId)}>{messages.toRequirements(name)}</LinkButton>
        <LinkButton variant="secondary" icon={QrCode} href={paths.petBadge(document.petId)}>
          {messages.showBadge}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.petVaccinations(document.petId)}>
          {messages.toVaccinations}
        </LinkButton>
      </div>
    </Panel>
  );
}
