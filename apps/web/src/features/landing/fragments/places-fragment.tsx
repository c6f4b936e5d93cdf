import { useWordsOf } from '../../../platform/words/index.ts';
import { PlaceTile, type TileHue } from '../../../ui/place/index.ts';
import { type VerdictKind, VerdictShape } from '../../../ui/verdict/index.ts';
import { SheetRow } from './sheet-row.tsx';
import { fragmentWords } from './words.ts';

const looks: readonly { readonly hue: TileHue; readonly verdict: VerdictKind }[] = [
  { hue: 'clay', verdict: 'ok' },
  { hue: 'marigold', verdict: 'ok' },
  { hue: 'sage', verdict: 'soon' },
];

const monogramOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** The places a pet goes to, each with its answer. */
export function PlacesFragment() {
  const { places } = useWordsOf(fragmentWords);
  return (
    <ul className="-mx-1.5 grid gap-2">
      {places.map((name, index) => {
        const { hue, verdict } = looks[index] ?? { hue: 'mist', verdict: 'ok' };
        return (
          <SheetRow
            key={name}
            start={<PlaceTile monogram={monogramOf(name)} hue={hue} size={36} />}
            end={<VerdictShape kind={verdict} />}
          >
            {name}
          </SheetRow>
        );
      })}
    </ul>
  );
}
