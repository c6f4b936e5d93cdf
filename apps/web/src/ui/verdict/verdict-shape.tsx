import { Drawing } from '../icon/index.ts';
import { classes } from '../style/index.ts';
import { glyphOf } from './glyph.tsx';
import { silhouetteOf } from './silhouette.tsx';
import type { VerdictKind } from './verdict-kind.ts';

interface VerdictShapeProps {
  readonly kind: VerdictKind;
  readonly size?: number | undefined;
  /** The label for screen readers if no text is shown beside the shape. */
  readonly label?: string | undefined;
  /** `screen` turns it inside out for the full-screen verdict: text colour filled, screen colour cut. */
  readonly ground?: 'page' | 'screen' | undefined;
  readonly className?: string | undefined;
}

/** A verdict by its silhouette: circle, rounded square, octagon, diamond. */
export function VerdictShape({ kind, size = 22, label, ground = 'page', className }: VerdictShapeProps) {
  const onScreen = ground === 'screen';
  return (
    <Drawing
      label={label}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-verdict={kind}
      className={classes('shrink-0 overflow-visible', className)}
    >
      <g
        // On a screen a ring of the ground parts it from the picture that it overlaps.
        className={
          onScreen ? 'fill-on-verdict-screen stroke-verdict-screen' : 'fill-verdict stroke-verdict-edge'
        }
        strokeWidth={onScreen ? 1.6 : 1.2}
      >
        {silhouetteOf(kind)}
      </g>
      <g
        className={
          onScreen ? 'stroke-verdict-screen text-verdict-screen' : 'stroke-on-verdict text-on-verdict'
        }
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {glyphOf(kind)}
      </g>
    </Drawing>
  );
}
