import { paths } from '../../../paths/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LinkButton, TextLink } from '../../../ui/link/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { Row, Rows } from '../../../ui/surface/index.ts';
import { unsignedMessages } from './messages.gen.ts';
import { useAsking } from './use-asking.ts';
import type { UnsignedPet } from './use-unsigned-pets.ts';

interface UnsignedRowsProps {
  readonly waiverId: string;
  readonly pets: readonly UnsignedPet[];
  readonly mayAsk: boolean;
}

/** The pets that are not signed for, each with what can be done about it. */
export function UnsignedRows({ waiverId, pets, mayAsk }: UnsignedRowsProps) {
  return (
    <Rows>
      {pets.map((pet) => (
        <Row
          key={pet.petId}
          start={<Face pet={pet} />}
          title={<TextLink href={paths.businessPet(pet.petId)}>{pet.petName}</TextLink>}
          detail={<Detail pet={pet} />}
          end={<Next waiverId={waiverId} pet={pet} mayAsk={mayAsk} />}
          roomy
        />
      ))}
    </Rows>
  );
}

function Face({ pet: { petId, petName, species, colour, photoPath } }: { readonly pet: UnsignedPet }) {
  return <PetPhoto pet={{ id: petId, name: petName, species, colour, photoPath }} size={44} />;
}

function Detail({ pet }: { readonly pet: UnsignedPet }) {
  const messages = unsignedMessages;
  const format = useFormat();
  const { reason, signedOn, signedVersion, ownerName, hasAccount } = pet;
  const day = signedOn === null ? '' : format.day(signedOn);
  const why = {
    never: messages.reasons.never,
    outdated: messages.outdatedVersion(signedVersion ?? 1, day),
    expired: messages.expiredSince(day),
  };
  return [ownerName, ...(hasAccount ? [] : [messages.guest]), why[reason]].filter(Boolean).join(' · ');
}

interface NextProps {
  readonly waiverId: string;
  readonly pet: UnsignedPet;
  readonly mayAsk: boolean;
}

/** An owner with an account is asked; a guest's owner signs on the device of the business. */
function Next({ waiverId, pet: { petId, petName, hasAccount, askedAt }, mayAsk }: NextProps) {
  const messages = unsignedMessages;
  const format = useFormat();
  const { ask, busy } = useAsking(waiverId);
  if (!hasAccount) {
    return (
      <LinkButton href={paths.kiosk(waiverId)} variant="quiet" size="small">
        {messages.signHere}
      </LinkButton>
    );
  }
  if (askedAt !== null) return messages.askedAt(format.dayTime(askedAt));
  if (!mayAsk) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy && messages.asking}
      aria-label={messages.askOwnerOf(petName)}
      onPress={() => ask({ petIds: [petId] })}
    >
      {messages.ask}
    </Button>
  );
}
