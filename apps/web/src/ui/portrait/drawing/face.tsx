import { ink } from './head.ts';

interface DotEyesProps {
  readonly y: number;
  /** Half the distance between the eyes. */
  readonly apart: number;
  readonly rim?: string | undefined;
  readonly size?: readonly [rx: number, ry: number] | undefined;
}

/** Two ink dots without white; on a dark coat each has a lighter rim. */
export function DotEyes({ y, apart, rim, size = [6.8, 8] }: DotEyesProps) {
  const [rx, ry] = size;
  return [120 - apart, 120 + apart].map((x) => (
    <ellipse
      key={x}
      cx={x}
      cy={y}
      rx={rim ? rx + 1.3 : rx}
      ry={rim ? ry + 1.3 : ry}
      fill={ink}
      stroke={rim}
      strokeWidth={rim ? 2.6 : 0}
    />
  ));
}

interface MouthProps {
  /** Where the stroke starts at the nose. */
  readonly from: number;
  /** How far it runs down before it parts. */
  readonly fall: number;
  readonly width: number;
  readonly depth: number;
  readonly stroke?: number | undefined;
}

/** One stroke down from the nose, parting into a calm smile. */
export function Mouth({ from, fall, width, depth, stroke = 3.8 }: MouthProps) {
  const y = from + fall;
  const rise = y - fall * 0.36;
  const half = (side: 1 | -1): string =>
    `C${120 + side * width * 0.14} ${y + depth} ${120 + side * width * 0.8} ${y + depth} ${120 + side * width} ${rise}`;
  return (
    <path
      d={`M120 ${from}V${y}${half(-1)}M120 ${y}${half(1)}`}
      fill="none"
      stroke={ink}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface NoseProps {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour?: string | undefined;
}

/** A rounded triangle, flat on top. */
export function Nose({ top, width, height, colour = ink }: NoseProps) {
  const w = width / 2;
  const shoulder = top + height * 0.3;
  return (
    <path
      d={`M${120 - w} ${shoulder}C${120 - w} ${top + 0.06 * height} ${120 - w * 0.5} ${top} 120 ${top}C${120 + w * 0.5} ${top} ${120 + w} ${top + 0.06 * height} ${120 + w} ${shoulder}C${120 + w} ${top + height * 0.68} ${120 + w * 0.56} ${top + height} 120 ${top + height}C${120 - w * 0.56} ${top + height} ${120 - w} ${top + height * 0.68} ${120 - w} ${shoulder}Z`}
      fill={colour}
    />
  );
}
