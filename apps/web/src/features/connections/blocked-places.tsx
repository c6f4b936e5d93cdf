import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PlaceTile, placeHue, placeLetters } from '../../ui/place/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { type PetConnection, useBlockedPlaces } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

interface BlockedPlacesProps {
  readonly petId: string;
  readonly onConnect: (place: PetConnection) => void;
}

/** The places a pet's owner keeps away; nothing where there are none. */
export function BlockedPlaces({ petId, onConnect }: BlockedPlacesProps) {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  const readOnly = useReadOnly();
  const places = useBlockedPlaces(petId).data?.items ?? [];
  if (places.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="type-strong">{words.keptAway}</h3>
      <Rows>
        {places.map((place) => (
          <Row
            key={place.businessId}
            start={<PlaceTile monogram={placeLetters(place.businessName)} hue={placeHue(place.businessId)} />}
            title={place.businessName}
            detail={words.keptAwaySince(format.since(place.blockedAt ?? place.connectedAt))}
            end={
              !readOnly && (
                <Button variant="ghost" onPress={() => onConnect(place)}>
                  {words.letSee}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
