import { Button } from 'react-aria-components';
import { useWordsOf } from '../../platform/words/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PlaceTile, placeHue, placeLetters } from '../../ui/place/index.ts';
import { PlaceSwitcher } from '../../ui/shell/index.ts';
import type { Place } from './place.ts';
import { businessWords } from './words.ts';

interface PlaceMenuProps {
  readonly places: readonly Place[];
  readonly current: Place;
  readonly onChoose: (placeId: string) => void;
  /** Below the name; what kind of business it is where left out. */
  readonly detail?: string | undefined;
}

/** Which place this is; a menu where there are several. */
export function PlaceMenu({ places, current, onChoose, detail }: PlaceMenuProps) {
  const words = useWordsOf(businessWords);
  const several = places.length > 1;
  const face = (
    <PlaceSwitcher
      tile={<PlaceTile monogram={placeLetters(current.name)} hue={placeHue(current.id)} size={36} />}
      name={current.name}
      detail={detail ?? words.kinds[current.kind]}
      switches={several}
    />
  );
  if (!several) return face;
  return (
    <Menu
      label={words.switchPlace}
      placement="bottom start"
      items={places.map(({ id, name, kind }) => ({ id, label: name, detail: words.kinds[kind] }))}
      selected={current.id}
      onSelect={onChoose}
      trigger={
        <Button className="block w-full cursor-pointer rounded-card outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2">
          {face}
          <span className="sr-only">{words.switchPlace}</span>
        </Button>
      }
    />
  );
}
