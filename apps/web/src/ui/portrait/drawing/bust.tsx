import type { ComponentType } from 'react';
import { coatOf } from '../coats.ts';
import type { Portrait } from '../portrait.ts';
import type { PortraitSpecies } from '../species.ts';
import { BirdHead } from './bird-head.tsx';
import { buildOf } from './builds.ts';
import { CatHead } from './cat-head.tsx';
import { DogHead } from './dog-head.tsx';
import { FerretHead } from './ferret-head.tsx';
import type { HeadProps } from './head.ts';
import { HorseHead } from './horse-head.tsx';
import { PawMark } from './paw-mark.tsx';
import { RabbitHead } from './rabbit-head.tsx';
import { ReptileHead } from './reptile-head.tsx';
import { Shoulders } from './shoulders.tsx';
import { SmallMammalHead } from './small-mammal-head.tsx';
import { CollarTag } from './tag.tsx';

const heads: Record<Exclude<PortraitSpecies, 'other'>, ComponentType<HeadProps>> = {
  dog: DogHead,
  cat: CatHead,
  rabbit: RabbitHead,
  ferret: FerretHead,
  bird: BirdHead,
  reptile: ReptileHead,
  small_mammal: SmallMammalHead,
  horse: HorseHead,
};

interface BustProps {
  readonly appearance: Portrait;
  readonly clip: string;
  readonly tag: boolean;
}

/** The whole animal in its 240 box: shoulders, collar, tag, and the head leaning a little. */
export function Bust({ appearance, clip, tag }: BustProps) {
  if (appearance.species === 'other') return <PawMark />;
  const Head = heads[appearance.species];
  const build = buildOf(appearance.species);
  const coat = coatOf(appearance.coat);
  return (
    <>
      <Shoulders build={build} coat={coat} collar={appearance.collar} />
      {tag && <CollarTag drop={build.drop} initial={appearance.initial} />}
      <g transform={`rotate(${appearance.turn} 120 160)`}>
        <Head appearance={appearance} coat={coat} clip={clip} />
      </g>
    </>
  );
}
