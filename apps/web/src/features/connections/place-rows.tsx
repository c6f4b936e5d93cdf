import type { ReactNode } from 'react';
import { useWordsOf } from '../../platform/words/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { PlaceTile, placeHue, placeLetters } from '../../ui/place/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import type { PetConnection, usePetConnections } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

interface PlaceRowsProps {
  readonly places: ReturnType<typeof usePetConnections>;
  /** The true layout, while the places are on their way. */
  readonly skeleton: ReactNode;
  readonly detailOf: (place: PetConnection) => string;
  readonly endOf: (place: PetConnection) => ReactNode;
}

/** The places of a pet, one a row; or that there is none, or that they could not be read. */
export function PlaceRows({ places, skeleton, detailOf, endOf }: PlaceRowsProps) {
  const words = useWordsOf(connectionWords);
  return (
    <>
      {places.isPending && skeleton}
      {places.isError && (
        <ErrorPanel onRetry={() => void places.refetch()}>{places.error.message}</ErrorPanel>
      )}
      {places.data?.items.length === 0 && <p className="type-small text-ink-2">{words.noPlaces}</p>}
      <Rows>
        {(places.data?.items ?? []).map((place) => (
          <Row
            key={place.businessId}
            start={<PlaceTile monogram={placeLetters(place.businessName)} hue={placeHue(place.businessId)} />}
            title={place.businessName}
            detail={detailOf(place)}
            end={endOf(place)}
          />
        ))}
      </Rows>
    </>
  );
}
