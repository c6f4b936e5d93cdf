import { mayDo } from '@clearpaw/domain';
import { Lock, LogIn, LogOut, Mail, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { checkInPath } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { ConnectedPet, GetPetAppearance, PetBusiness } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { ConnectedPetFace } from './pet-face.tsx';
import { RemindDialog } from './remind-dialog.tsx';

interface PetHeroProps {
  readonly business: PetBusiness;
  readonly pet: Omit<ConnectedPet, 'customer' | 'isGuest'>;
  /** The team entered it, so no owner gets an email; null while it is not known. */
  readonly isGuest: boolean | null;
  /** It is checked in now. */
  readonly isHere: boolean;
  readonly verdictAppearance: GetPetAppearance;
  /** Why it is not cleared. */
  readonly reason: string | null;
  /** One line: breed, sex, age and weight, as far as the owner shares them. */
  readonly facts: ReactNode;
  /** Since when the business knows the pet. */
  readonly since: ReactNode;
}

/** Who the pet is on its own colour, whether it is cleared today, and what staff do next. */
export function PetHero(props: PetHeroProps) {
  const { business, pet, isGuest, isHere, verdictAppearance, reason, facts, since } = props;
  const { petId, petName, species, colour, alerts, verdict } = pet;
  const { kind, word } = verdictAppearance(verdict);
  return (
    <header
      data-blanket={portraitFor({ id: petId, name: petName, species, colour }).blanket}
      className="flex flex-col gap-5 rounded-brand bg-blanket p-5 md:flex-row md:items-center md:gap-7 md:p-7"
    >
      <span className="self-start rounded-full bg-surface/50 p-1.5">
        <ConnectedPetFace pet={pet} size={116} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="break-words type-name">{petName}</h1>
          <VerdictTag kind={kind} size="large">
            {word}
          </VerdictTag>
        </div>
        {reason && <p className="mt-2 type-strong">{reason}</p>}
        <p className="mt-2">{facts}</p>
        <p className="text-on-blanket-2 type-small">{since}</p>
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {alerts.map((alert) => (
            <Tag key={alert} tone="blanket" icon={TriangleAlert}>
              {alert}
            </Tag>
          ))}
        </div>
      </div>
      {!business.readOnly && <Actions {...{ business, pet, isGuest, isHere }} />}
    </header>
  );
}

type ActionsProps = Pick<PetHeroProps, 'business' | 'pet' | 'isGuest' | 'isHere'>;

/** What staff do next: the owner of a pet that is not cleared gets an email first. */
function Actions({ business, pet, isGuest, isHere }: ActionsProps) {
  const messages = connectedPetMessages;
  const [reminding, setReminding] = useState(false);
  const mayRemind = !isCleared(pet) && isGuest === false && mayDo(business.role, 'notifyOwners');
  return (
    <div className="flex shrink-0 flex-col gap-2.5 md:max-w-72">
      {mayRemind && (
        <Button icon={Mail} onPress={() => setReminding(true)}>
          {messages.emailMissing}
        </Button>
      )}
      <Admission {...{ business, pet, isHere, isMain: !mayRemind }} />
      <RemindDialog
        businessId={business.id}
        petIds={reminding ? [pet.petId] : null}
        onClose={() => setReminding(false)}
      />
    </div>
  );
}

const isCleared = ({ verdict }: Pick<ConnectedPet, 'verdict'>): boolean =>
  verdict === 'compliant' || verdict === 'expiring';

interface AdmissionProps extends Pick<PetHeroProps, 'business' | 'pet' | 'isHere'> {
  readonly isMain: boolean;
}

/** A pet that is here is checked out, a cleared one in; any other needs an override by someone who may. */
function Admission({ business, pet, isHere, isMain }: AdmissionProps) {
  const messages = connectedPetMessages;
  const { petName } = pet;
  const look = isHere
    ? { icon: LogOut, text: messages.checkOut, label: messages.checkOutOf(petName) }
    : isCleared(pet)
      ? { icon: LogIn, text: messages.judge, label: messages.judgePet(petName) }
      : { icon: Lock, text: messages.override, label: messages.overrideOf(petName) };
  if (look.icon === Lock && !mayDo(business.role, 'override')) {
    return (
      <p className="flex items-center gap-2 type-small">
        <Icon of={Lock} size={18} className="shrink-0" />
        {messages.needsManager}
      </p>
    );
  }
  return (
    <LinkButton
      href={checkInPath(pet)}
      icon={look.icon}
      variant={isMain && look.icon !== Lock ? 'primary' : 'quiet'}
      aria-label={look.label}
    >
      {look.text}
    </LinkButton>
  );
}
