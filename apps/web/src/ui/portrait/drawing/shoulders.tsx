import type { Coat } from '../coats.ts';
import type { Collar } from '../portrait.ts';
import { type Build, torsoOf } from './torso.ts';

const collars: Record<Collar, { readonly band: string; readonly shade: string }> = {
  evergreen: { band: '#1F6B52', shade: '#17513E' },
  clay: { band: '#C5533D', shade: '#A2412E' },
  marigold: { band: '#F2B02A', shade: '#D9951A' },
};

interface ShouldersProps {
  readonly build: Build;
  readonly coat: Coat;
  readonly collar: Collar;
}

/** Neck, shoulders, bib and collar: three planes and a band. */
export function Shoulders({ build, coat, collar }: ShouldersProps) {
  const torso = torsoOf(build);
  const { band, shade } = collars[collar];
  return (
    <>
      <path d={torso.neck} fill={coat.coat} />
      <path d={torso.neckShade} fill={coat.shade} />
      <path d={torso.body} fill={coat.coat} />
      <path d={torso.bodyShade} fill={coat.shade} />
      <path d={torso.bib} fill={coat.light} />
      <path d={torso.collar} fill={band} />
      <path d={torso.collarShade} fill={shade} />
    </>
  );
}
