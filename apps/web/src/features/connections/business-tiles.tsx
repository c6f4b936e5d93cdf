import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import type { VerdictKind } from '../../ui/verdict/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

const mostShown = 4;

interface BusinessTilesProps {
  readonly connections: readonly PetConnection[];
  readonly kindOf: (verdict: PetConnection['verdict']) => VerdictKind;
}

/** The businesses by their initials, each with its verdict; and how many clear the pet. */
export function BusinessTiles({ connections, kindOf }: BusinessTilesProps) {
  const messages = connectionMessages;
  const good = connections.filter(({ verdict }) => verdict === 'compliant' || verdict === 'expiring').length;
  if (connections.length === 0) return null;
  return (
    <div className="flex items-center gap-4">
      <span className="flex gap-3">
        {connections.slice(0, mostShown).map(({ businessId, businessName, verdict }) => (
          <BusinessTile
            key={businessId}
            monogram={businessInitials(businessName)}
            hue={businessHue(businessId)}
            size={36}
            verdict={kindOf(verdict)}
          />
        ))}
      </span>
      <span className="type-small text-ink-2">{messages.businessesCount(good, connections.length)}</span>
    </div>
  );
}
