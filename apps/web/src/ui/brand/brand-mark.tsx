import { Drawing } from '../icon/index.ts';
export type BrandTone = 'evergreen' | 'deep' | 'paper' | 'marigold';

const tones: Record<BrandTone, { readonly tile: string; readonly toes: string; readonly check: string }> = {
  evergreen: { tile: 'fill-evergreen', toes: 'fill-on-evergreen', check: 'stroke-marigold' },
  deep: { tile: 'fill-deep', toes: 'fill-on-deep', check: 'stroke-marigold' },
  paper: { tile: 'fill-on-deep', toes: 'fill-deep', check: 'stroke-marigold' },
  marigold: { tile: 'fill-marigold', toes: 'fill-deep', check: 'stroke-on-deep' },
};

interface BrandMarkProps {
  readonly size?: number | undefined;
  readonly tone?: BrandTone | undefined;
  /** The label for screen readers if the mark is shown without the name. */
  readonly label?: string | undefined;
}

/** Three toes and a pad that is a check, whose tip is the fourth toe. */
export function BrandMark({ size = 40, tone = 'evergreen', label }: BrandMarkProps) {
  const { tile, toes, check } = tones[tone];
  return (
    <Drawing label={label} width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <rect width="40" height="40" rx="12.5" className={tile} />
      <g className={toes}>
        <ellipse cx="9.3" cy="18.2" rx="2.7" ry="3.6" transform="rotate(-24 9.3 18.2)" />
        <ellipse cx="15.6" cy="11.4" rx="2.9" ry="3.9" transform="rotate(-8 15.6 11.4)" />
        <ellipse cx="23.6" cy="10.9" rx="2.9" ry="3.9" transform="rotate(10 23.6 10.9)" />
      </g>
      <path
        d="M12.6 24.8 18.6 30.4 31 17.6"
        fill="none"
        strokeWidth="6.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={check}
      />
    </Drawing>
  );
}
