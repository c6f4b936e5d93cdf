import { dialOf } from '@clearpaw/domain';
import { Phone } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import type { KnownPet } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';

interface OwnerPanelProps {
  readonly petName: string;
  /** The team entered it; what is known about its owner is on the customer's page. */
  readonly isGuest: boolean;
  readonly contact: KnownPet['contact'];
  readonly contactShared: boolean;
  /** Their page, with all of their pets. */
  readonly customerId: string | null;
}

/** Whom to call about a pet, and who may pick it up; or that the owner does not share it. */
export function OwnerPanel({ petName, isGuest, contact, contactShared, customerId }: OwnerPanelProps) {
  const messages = connectedPetMessages;
  const link = customerId && (
    <TextLink href={paths.customer(customerId)} className="relative after:absolute after:-inset-3">
      {messages.openCustomer}
    </TextLink>
  );
  if (!contact) {
    const missing =
      contactShared && !isGuest
        ? messages.contactEmpty(petName)
        : messages.contactNotShared(isGuest, petName);
    return (
      <Panel title={messages.owner} action={link}>
        <p className="type-small text-ink-2">{missing}</p>
      </Panel>
    );
  }
  const { name, phone, emergency, pickups } = contact;
  return (
    <Panel title={messages.owner} action={link}>
      <Rows>
        <Row
          title={name}
          detail={messages.ownerDetail}
          end={phone && <PhoneLink name={name} phone={phone} />}
        />
        {emergency && (
          <Row
            title={emergency.name}
            detail={messages.emergencyDetail}
            end={<PhoneLink name={emergency.name} phone={emergency.phone} />}
          />
        )}
        {pickups.map((person) => (
          <Row
            key={`${person.name} ${person.phone}`}
            title={person.name}
            detail={messages.pickupDetail}
            end={<PhoneLink name={person.name} phone={person.phone} />}
          />
        ))}
      </Rows>
    </Panel>
  );
}

interface PhoneLinkProps {
  readonly name: string;
  readonly phone: string;
}

/** A press calls. */
function PhoneLink({ name, phone }: PhoneLinkProps) {
  const messages = connectedPetMessages;
  return (
    <LinkButton
      href={`tel:${dialOf(phone) ?? phone}`}
      variant="secondary"
      size="small"
      icon={Phone}
      aria-label={messages.call(name, phone)}
    >
      {phone}
    </LinkButton>
  );
}
