import { Drawing } from '../icon/index.ts';
import { eyeCorners, type QrMatrix, qrPath } from './qr-path.ts';

interface QrCodeProps {
  readonly matrix: QrMatrix;
  readonly label: string;
  /** Modules of white around the code; readers need four. */
  readonly quiet?: number | undefined;
  readonly className?: string | undefined;
}

/** A code to be scanned: square modules, rounded eyes, ink on white in both themes. */
export function QrCode({ matrix, label, quiet = 4, className = 'w-full' }: QrCodeProps) {
  const size = matrix.length;
  const whole = size + quiet * 2;
  return (
    <Drawing label={label} viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} className={className}>
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#FFFFFF" />
      <path d={qrPath(matrix)} fill="#111C17" shapeRendering="crispEdges" />
      {eyeCorners(size).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.7" fill="none" stroke="#111C17" />
          <rect x={x + 2} y={y + 2} width="3" height="3" rx="0.9" fill="#111C17" />
        </g>
      ))}
    </Drawing>
  );
}
