import { TriangleAlert, X } from 'lucide-react';
import { newIncidentPath, paths } from '../../../paths/index.ts';
import { useCall } from '../../../platform/data/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button, IconButton } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { useWide } from '../../../ui/style/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { Tag } from '../../../ui/tag/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { PickupNames } from '../group/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';

interface PetPanelProps {
  readonly business: ScannerBusiness;
  readonly checkIn: CheckIn;
  readonly verdictAppearance: GetVerdictAppearance;
  readonly leaving: boolean;
  readonly onCheckOut: () => void;
  readonly onClose: () => void;
}

/** The selected pet: care alerts, its time of arrival, its record and its check-out. */
export function PetPanel(props: PetPanelProps) {
  const { checkIn, onClose } = props;
  const messages = checkInMessages;
  const wide = useWide();
  if (!wide) {
    return (
      <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={checkIn.petName}>
        <About {...props} />
      </Dialog>
    );
  }
  return (
    <Card as="section" shape="feature" aria-label={checkIn.petName} className="relative shadow-e3">
      <div className="absolute end-2 top-2">
        <IconButton icon={X} label={messages.close} onPress={onClose} />
      </div>
      <h2 className="pe-10 type-h2-panel">{checkIn.petName}</h2>
      <About {...props} />
    </Card>
  );
}

function About({ business, checkIn, verdictAppearance, leaving, onCheckOut }: PetPanelProps) {
  const messages = checkInMessages;
  const format = useFormat();
  const { kind, word } = verdictAppearance(checkIn.verdict);
  const known = useCall('getConnectedPet', { businessId: business.id, petId: checkIn.petId });
  const service = business.services.find(({ code }) => code === checkIn.service)?.name ?? messages.noService;
  return (
    <div className="mt-3 flex flex-col gap-4 text-ink">
      <div className="flex items-center gap-4">
        <PetPhoto pet={faceOf(checkIn)} size={76} />
        <div>
          <VerdictTag kind={kind}>{word}</VerdictTag>
          <p className="mt-2 type-small text-ink-2">
            {service} · {messages.hereSince(format.moment(checkIn.arrivedAt))}
          </p>
        </div>
      </div>
      {checkIn.alerts.length > 0 && (
        <ul aria-label={messages.careAlerts} className="flex flex-wrap gap-2">
          {checkIn.alerts.map((alert) => (
            <li key={alert}>
              <Tag tone="changed" icon={TriangleAlert}>
                {alert}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {known.data && (
        <PickupNames
          customer={{
            contactShared: known.data.contact !== null,
            pickups: known.data.contact?.pickups ?? [],
          }}
        />
      )}
      <Actions
        business={business}
        checkIn={checkIn}
        customerId={known.data?.customerId ?? null}
        leaving={leaving}
        onCheckOut={onCheckOut}
      />
    </div>
  );
}

interface ActionsProps extends Pick<PetPanelProps, 'business' | 'checkIn' | 'leaving' | 'onCheckOut'> {
  readonly customerId: string | null;
}

/** The most used button comes last, because on a phone a message covers the rows above it. */
function Actions({ business, checkIn, customerId, leaving, onCheckOut }: ActionsProps) {
  const messages = checkInMessages;
  const { petId, petName } = checkIn;
  return (
    <>
      <div className="flex flex-wrap gap-2.5 *:grow empty:hidden">
        {!business.readOnly && (
          <LinkButton href={newIncidentPath({ id: petId, name: petName })} variant="secondary">
            {messages.reportIncident}
          </LinkButton>
        )}
        {customerId && (
          <LinkButton href={paths.customer(customerId)} variant="secondary">
            {messages.openCustomer}
          </LinkButton>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <LinkButton href={paths.businessPet(petId)} variant="secondary">
          {messages.openRecord}
        </LinkButton>
        {!business.readOnly && (
          <Button busy={leaving && messages.working} onPress={onCheckOut}>
            {messages.checkOut}
          </Button>
        )}
      </div>
    </>
  );
}
