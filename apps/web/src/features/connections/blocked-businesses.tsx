import { useFormat } from '../../platform/messages/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { Button } from '../../ui/button/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { connectionMessages } from './messages.gen.ts';
import { type PetConnection, useBlockedBusinesses } from './use-pet-connections.ts';

interface BlockedBusinessesProps {
  readonly petId: string;
  readonly onConnect: (business: PetConnection) => void;
}

/** The businesses that a pet's owner has blocked; empty if there are none. */
export function BlockedBusinesses({ petId, onConnect }: BlockedBusinessesProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const businesses = useBlockedBusinesses(petId).data?.items ?? [];
  if (businesses.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="type-strong">{messages.keptAway}</h3>
      <Rows>
        {businesses.map((business) => (
          <Row
            key={business.businessId}
            start={
              <BusinessTile
                monogram={businessInitials(business.businessName)}
                hue={businessHue(business.businessId)}
              />
            }
            title={business.businessName}
            detail={messages.keptAwaySince(format.since(business.blockedAt ?? business.connectedAt))}
            end={
              !readOnly && (
                <Button variant="ghost" onPress={() => onConnect(business)}>
                  {messages.letSee}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
