import { TriangleAlert, X } from 'lucide-react';
import { useFormat, useWordsOf } from '../../../platform/words/index.ts';
import { Button, IconButton } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { Tag } from '../../../ui/tag/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import type { LookOf, PlaceAtDoor } from '../place-at-door.ts';
import { checkInWords } from '../words.ts';
import { useWide } from './use-wide.ts';

interface PetPanelProps {
  readonly place: PlaceAtDoor;
  readonly checkIn: CheckIn;
  readonly lookOf: LookOf;
  readonly leaving: boolean;
  readonly onCheckOut: () => void;
  readonly onClose: () => void;
}

/** The pet whose face was pressed: what to mind, since when it is here, its record and its check-out. */
export function PetPanel(props: PetPanelProps) {
  const { checkIn, onClose } = props;
  const words = useWordsOf(checkInWords);
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
      <IconButton icon={X} label={words.close} className="absolute end-2 top-2" onPress={onClose} />
      <h2 className="pe-10 type-h2-panel">{checkIn.petName}</h2>
      <About {...props} />
    </Card>
  );
}

function About({ place, checkIn, lookOf, leaving, onCheckOut }: PetPanelProps) {
  const words = useWordsOf(checkInWords);
  const format = useFormat();
  const { kind, word } = lookOf(checkIn.verdict);
  const service = place.services.find(({ code }) => code === checkIn.service)?.name ?? words.noService;
  return (
    <div className="mt-3 flex flex-col gap-4 text-ink">
      <div className="flex items-center gap-4">
        <PetPhoto pet={faceOf(checkIn)} size={76} />
        <div>
          <VerdictTag kind={kind}>{word}</VerdictTag>
          <p className="mt-2 type-small text-ink-2">
            {service} · {words.hereSince(format.moment(checkIn.arrivedAt))}
          </p>
        </div>
      </div>
      {checkIn.alerts.length > 0 && (
        <ul aria-label={words.careAlerts} className="flex flex-wrap gap-2">
          {checkIn.alerts.map((alert) => (
            <li key={alert}>
              <Tag tone="changed" icon={TriangleAlert}>
                {alert}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        {!place.readOnly && (
          <Button busy={leaving && words.working} onPress={onCheckOut}>
            {words.checkOut}
          </Button>
        )}
        <LinkButton href={`/business/pets/${checkIn.petId}`} variant="secondary">
          {words.openRecord}
        </LinkButton>
      </div>
    </div>
  );
}
