import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { OwnLocation } from './location.ts';
import { locationMessages } from './messages.gen.ts';

interface LocationRowsProps {
  readonly locations: readonly OwnLocation[];
  readonly currentId: string;
  readonly onSwitch: (businessId: string) => void;
}

/** Every location, with a way to switch to it. */
export function LocationRows({ locations, currentId, onSwitch }: LocationRowsProps) {
  const messages = locationMessages;
  return (
    <Rows>
      {locations.map(({ id, name, detail }) => (
        <Row
          key={id}
          start={<BusinessTile monogram={businessInitials(name)} hue={businessHue(id)} />}
          title={name}
          detail={detail}
          end={
            id === currentId ? (
              <Tag tone="soft">{messages.current}</Tag>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={messages.switchTo(name)}
                onPress={() => onSwitch(id)}
              >
                {messages.switchShort}
              </Button>
            )
          }
        />
      ))}
    </Rows>
  );
}
