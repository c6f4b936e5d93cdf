import type { ReactNode } from 'react';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection, usePetConnections } from './use-pet-connections.ts';

interface BusinessRowsProps {
  readonly businesses: ReturnType<typeof usePetConnections>;
  /** The skeleton while the businesses load. */
  readonly skeleton: ReactNode;
  readonly detailOf: (business: PetConnection) => ReactNode;
  readonly endOf: (business: PetConnection) => ReactNode;
}

/** A pet's businesses, one per row; or that there is none, or that they could not be loaded. */
export function BusinessRows({ businesses, skeleton, detailOf, endOf }: BusinessRowsProps) {
  const messages = connectionMessages;
  return (
    <>
      {businesses.isPending && skeleton}
      <CallErrorPanel call={businesses} />
      {businesses.data?.items.length === 0 && (
        <p className="type-small text-ink-2">{messages.noBusinesses}</p>
      )}
      <Rows>
        {(businesses.data?.items ?? []).map((business) => (
          <Row
            key={business.businessId}
            start={
              <BusinessTile
                monogram={businessInitials(business.businessName)}
                hue={businessHue(business.businessId)}
              />
            }
            title={business.businessName}
            detail={detailOf(business)}
            end={endOf(business)}
          />
        ))}
      </Rows>
    </>
  );
}
