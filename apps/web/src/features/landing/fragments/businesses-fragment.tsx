import { BusinessTile, type TileHue } from '../../../ui/business/index.ts';
import { type VerdictKind, VerdictShape } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { SheetRow } from './sheet-row.tsx';

const appearances: readonly { readonly hue: TileHue; readonly verdict: VerdictKind }[] = [
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

/** Sample businesses, each with its verdict. */
export function BusinessesFragment() {
  const { businesses } = fragmentMessages;
  return (
    <ul className="-mx-1.5 grid gap-2">
      {businesses.map((name, index) => {
        const { hue, verdict } = appearances[index] ?? { hue: 'mist', verdict: 'ok' };
        return (
          <SheetRow
            key={name}
            start={<BusinessTile monogram={monogramOf(name)} hue={hue} size={36} />}
            end={<VerdictShape kind={verdict} />}
          >
            {name}
          </SheetRow>
        );
      })}
    </ul>
  );
}
