/** How wide an animal is below its head, in the 240 box, and how far its collar hangs below the dog's. */
export interface Build {
  readonly neck: number;
  readonly shoulder: number;
  readonly drop: number;
}

interface TorsoPaths {
  readonly neck: string;
  readonly neckShade: string;
  readonly body: string;
  readonly bodyShade: string;
  readonly bib: string;
  readonly collar: string;
  readonly collarShade: string;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
const at = (x: number, y: number): string => `${n(120 + x)} ${n(y)}`;

/** Every plane below the head, as paths. Shoulders leave the box below, so the planes go on to y = 320. */
export const torsoOf = ({ neck, shoulder, drop }: Build): TorsoPaths => {
  const top = 190 + drop;
  const start = neck + 2.6;
  const width = shoulder - start;
  const outer = [start + width * 0.235, start + width * 0.81, shoulder + 3, shoulder + 4] as const;
  const down = (side: 1 | -1): string =>
    `C${at(side * outer[0], top + 13)} ${at(side * outer[1], top + 24)} ${at(side * shoulder, 239)} ` +
    `C${at(side * outer[2], 250)} ${at(side * outer[3], 270)} ${at(side * outer[3], 320)}`;
  const up =
    `C${at(outer[3], 270)} ${at(outer[2], 250)} ${at(shoulder, 239)} ` +
    `C${at(outer[1], top + 24)} ${at(outer[0], top + 13)} ${at(start, top)}`;
  const cut = neck * 0.55;
  const collarTop = 174 + drop;
  return {
    neck: `M${at(-neck, 128)} L${at(neck, 128)} L${at(neck, top + 8)} L${at(-neck, top + 8)}Z`,
    neckShade: `M${at(cut, 128)} L${at(neck, 128)} L${at(neck, top + 8)} L${at(cut, top + 8)}Z`,
    body: `M${at(-start, top)} ${down(-1)} L${at(outer[3], 320)} ${up}Z`,
    bodyShade: `M${at(start, top)} L${at(neck * 0.74, top + 1)} C${at(neck * 0.98, top + 15)} ${at(neck * 1.16, top + 32)} ${at(neck * 1.17, 240)} L${at(neck * 1.17, 320)} L${at(outer[3], 320)} ${up}Z`,
    bib: `M${at(-neck * 0.46, top + 5)} C${at(-neck * 0.68, top + 15)} ${at(-neck * 0.77, top + 31)} ${at(-neck * 0.77, 241)} L${at(-neck * 0.72, 320)} L${at(neck * 0.72, 320)} L${at(neck * 0.77, 241)} C${at(neck * 0.77, top + 31)} ${at(neck * 0.68, top + 15)} ${at(neck * 0.46, top + 5)}Z`,
    collar: `M${at(-neck, collarTop)} Q${at(0, collarTop + 18)} ${at(neck, collarTop)} L${at(neck, collarTop + 13)} L${at(neck + 3, collarTop + 16)} Q${at(0, collarTop + 40)} ${at(-neck - 3, collarTop + 16)} L${at(-neck, collarTop + 13)}Z`,
    collarShade: `M${at(cut, collarTop + 6.3)} Q${at(neck * 0.775, collarTop + 4)} ${at(neck, collarTop)} L${at(neck, collarTop + 13)} L${at(neck + 3, collarTop + 16)} Q${at(0.757 * (neck + 3), collarTop + 21.8)} ${at(cut, collarTop + 24.8)}Z`,
  };
};
