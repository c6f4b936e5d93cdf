import { dialOf, mayDo } from '@clearpaw/domain';
import { Mail, Phone } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel, QuietPanel, Row, Rows } from '../../ui/surface/index.ts';
import type { CustomerBusiness, CustomerTask, KnownCustomer } from './customer.ts';
import { customerMessages } from './messages.gen.ts';

interface ContactPanelsProps {
  readonly business: CustomerBusiness;
  readonly customer: KnownCustomer;
  readonly name: string;
  readonly onTask: (task: CustomerTask) => void;
}

/** Whom to call, in an emergency too, and who may pick up; or that the owner does not share it. */
export function ContactPanels({ business, customer, name, onTask }: ContactPanelsProps) {
  const messages = customerMessages;
  const { contactShared, hasAccount, phone, email, emergency, pickups } = customer;
  const petIds = customer.pets.map(({ petId }) => petId);
  const ask = () => onTask({ is: 'ask', petIds, message: messages.shareContact });
  if (!contactShared) {
    return (
      <Panel title={messages.contact}>
        <p className="text-ink-2">{messages.contactNotShared(name)}</p>
        <p className="mt-2 type-small text-ink-3">{messages.contactHow}</p>
        {!business.readOnly && mayDo(business.role, 'notifyOwners') && (
          <Button variant="secondary" size="small" icon={Mail} className="mt-4" onPress={ask}>
            {messages.askContact}
          </Button>
        )}
      </Panel>
    );
  }
  return (
    <>
      <Panel title={messages.contact}>
        {phone === null && email === null && (
          <p className="text-ink-2">{hasAccount ? messages.contactEmpty(name) : messages.noPhone}</p>
        )}
        <Rows>
          {phone && <Row title={<Dial name={name} phone={phone} />} />}
          {email && <Row title={<Email email={email} />} />}
        </Rows>
        {hasAccount && <p className="mt-3 type-small text-ink-3">{messages.ownDetails}</p>}
      </Panel>
      {emergency ? (
        <Panel title={messages.emergency}>
          <Rows>
            <Row title={emergency.name} detail={<Dial {...emergency} />} />
          </Rows>
        </Panel>
      ) : (
        <QuietPanel title={messages.emergency}>{messages.noEmergency}</QuietPanel>
      )}
      {pickups.length > 0 ? (
        <Panel title={messages.pickups}>
          <Rows>
            {pickups.map((person) => (
              <Row key={`${person.name} ${person.phone}`} title={person.name} detail={<Dial {...person} />} />
            ))}
          </Rows>
          <p className="mt-3 type-small text-ink-3">{messages.pickupsFoot}</p>
        </Panel>
      ) : (
        <QuietPanel title={messages.pickups}>{messages.noPickups}</QuietPanel>
      )}
    </>
  );
}

/** A press calls. */
function Dial({ name, phone }: { readonly name: string; readonly phone: string }) {
  const messages = customerMessages;
  return (
    <TextLink
      href={`tel:${dialOf(phone) ?? phone}`}
      className="inline-flex min-h-11 items-center gap-2"
      aria-label={messages.callPerson(name, phone)}
    >
      <Icon of={Phone} size={18} />
      {phone}
    </TextLink>
  );
}

function Email({ email }: { readonly email: string }) {
  return (
    <TextLink href={`mailto:${email}`} className="inline-flex min-h-11 items-center gap-2">
      <Icon of={Mail} size={18} />
      <span className="[overflow-wrap:anywhere]">{email}</span>
    </TextLink>
  );
}
