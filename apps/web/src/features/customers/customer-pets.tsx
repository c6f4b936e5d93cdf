import { mayDo, type Rule, reasonAgainst } from '@clearpaw/domain';
import { CalendarPlus, Lock, LogIn, Mail, ShieldPlus, TriangleAlert, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkInPath, newIncidentPath, paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Count, Tag } from '../../ui/tag/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type {
  CustomerBusiness,
  CustomerPet,
  CustomerTask,
  GetCustomerAppearance,
  KnownCustomer,
} from './customer.ts';
import { customerMessages } from './messages.gen.ts';

interface CustomerPetsProps {
  readonly business: CustomerBusiness;
  readonly customer: KnownCustomer;
  readonly verdictAppearance: GetCustomerAppearance;
  readonly onTask: (task: CustomerTask) => void;
}

/** The connected pets with today's verdict; each leads to its page. */
export function CustomerPets({ business, customer, verdictAppearance, onTask }: CustomerPetsProps) {
  const messages = customerMessages;
  const { pets, hasAccount, id } = customer;
  const requirements = useCall('getRequirements', { businessId: business.id });
  const rules = (requirements.data?.rules ?? []) as readonly Rule[];
  const guestForm = new URLSearchParams([
    ['lane', 'guest'],
    ['customer', id],
  ]);
  return (
    <Panel
      title={
        <span className="flex items-center gap-2.5">
          {messages.pets}
          {pets.length > 0 && <Count tone="plain">{pets.length}</Count>}
        </span>
      }
      lead={hasAccount ? undefined : messages.addPetLead}
      action={
        !hasAccount &&
        !business.readOnly && (
          <LinkButton href={`${paths.scan}?${guestForm}`} variant="secondary" size="small" icon={UserPlus}>
            {messages.addPet}
          </LinkButton>
        )
      }
    >
      {pets.length === 0 && <p className="text-ink-2">{messages.noPets}</p>}
      <Rows>
        {pets.map((pet) => (
          <PetRow
            key={pet.petId}
            pet={pet}
            reason={reasonAgainst(pet.report, rules)}
            verdictAppearance={verdictAppearance}
            admission={!business.readOnly && <Admission business={business} pet={pet} />}
            actions={!business.readOnly && <PetActions {...{ business, customer, pet, onTask }} />}
          />
        ))}
      </Rows>
    </Panel>
  );
}

interface PetRowProps {
  readonly pet: CustomerPet;
  /** Why it is not cleared. */
  readonly reason: string | null;
  readonly verdictAppearance: GetCustomerAppearance;
  /** The way to its check-in. */
  readonly admission: ReactNode;
  readonly actions: ReactNode;
}

function PetRow({ pet, reason, verdictAppearance, admission, actions }: PetRowProps) {
  const messages = customerMessages;
  const format = useFormat();
  const { kind, word } = verdictAppearance(pet.verdict);
  return (
    <Row
      start={<PetPhoto pet={{ ...pet, id: pet.petId, name: pet.petName }} size={52} />}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink href={paths.businessPet(pet.petId)} className="relative after:absolute after:-inset-3">
            {pet.petName}
          </TextLink>
          <VerdictTag kind={kind}>{word}</VerdictTag>
        </span>
      }
      menu={actions}
      detail={[pet.breed, reason].filter(Boolean).join(' · ') || undefined}
      end={
        (pet.alerts.length > 0 || pet.openCheckIn || admission) && (
          <span className="flex flex-wrap items-center gap-2 md:justify-end">
            {pet.alerts.length > 0 && (
              <ul aria-label={messages.careAlerts(pet.petName)} className="flex flex-wrap gap-2">
                {pet.alerts.map((alert) => (
                  <li key={alert}>
                    <Tag tone="changed" icon={TriangleAlert}>
                      {alert}
                    </Tag>
                  </li>
                ))}
              </ul>
            )}
            {pet.openCheckIn && (
              <Tag tone="sunken">{messages.here(format.moment(pet.openCheckIn.arrivedAt))}</Tag>
            )}
            {!pet.openCheckIn && admission}
          </span>
        )
      }
    />
  );
}

const failingOf = ({ report }: CustomerPet) =>
  report.checks.find(
    ({ level, status }) => level === 'required' && (status === 'missing' || status === 'expired'),
  );

/** A cleared pet is checked in; any other needs an override, with a reason, by someone who may. */
function Admission({ business, pet }: { readonly business: CustomerBusiness; readonly pet: CustomerPet }) {
  const messages = customerMessages;
  const isCleared = pet.verdict === 'compliant' || pet.verdict === 'expiring';
  if (!isCleared && !mayDo(business.role, 'override')) return null;
  return (
    <LinkButton
      href={checkInPath(pet)}
      variant="secondary"
      size="small"
      icon={isCleared ? LogIn : Lock}
      aria-label={isCleared ? messages.checkInOf(pet.petName) : messages.overrideOf(pet.petName)}
    >
      {isCleared ? messages.checkIn(1) : messages.override}
    </LinkButton>
  );
}

interface PetActionsProps extends Pick<CustomerPetsProps, 'business' | 'customer' | 'onTask'> {
  readonly pet: CustomerPet;
}

function PetActions({ business, customer, pet, onTask }: PetActionsProps) {
  const messages = customerMessages;
  const mayAsk = customer.hasAccount && failingOf(pet) !== undefined && mayDo(business.role, 'notifyOwners');
  const ask = () => onTask({ is: 'ask', petIds: [pet.petId] });
  const incident = newIncidentPath({ id: pet.petId, name: pet.petName });
  const items = [
    { id: 'plan', label: messages.plan, icon: CalendarPlus, onAction: () => onTask({ is: 'plan', pet }) },
    ...(mayAsk ? [{ id: 'ask', label: messages.askRecord, icon: Mail, onAction: ask }] : []),
    { id: 'incident', label: messages.reportIncident, icon: ShieldPlus, href: incident },
  ];
  return <Menu label={messages.actionsFor(pet.petName)} items={items} />;
}
