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
import { Tag } from './tag.tsx';

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
  readonly look: Portrait;
  readonly clip: string;
  readonly tag: boolean;
}

/** The whole animal in its 240 box: shoulders, collar, tag, and the head leaning a little. */
export function Bust({ look, clip, tag }: BustProps) {
  if (look.species === 'other') return <PawMark />;
  const Head = heads[look.species];
  const build = buildOf(look.species);
  const coat = coatOf(look.coat);
  return (
    <>
      <Shoulders build={build} coat={coat} collar={look.collar} />
      {tag && <Tag drop={build.drop} initial={look.initial} />}
      <g transform={`rotate(${look.turn} 120 160)`}>
        <Head look={look} coat={coat} clip={clip} />
      </g>
    </>
  );
}
