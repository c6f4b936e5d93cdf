import { useEffect, useRef } from 'react';
import { useObjectUrl } from '../../../platform/files/index.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/feedback/index.ts';
import { classes } from '../../../ui/style/index.ts';
import type { DocumentDetail, Proposal } from '../use-documents.ts';
import type { PageZoom, QuarterTurns } from './page-zoom.ts';

type PageRegion = Proposal['place'];

/** A row and its frame on the page. */
export interface PageFrame {
  readonly id: string;
  readonly number: number;
  readonly place: PageRegion;
  readonly isActive: boolean;
  readonly isUnread: boolean;
}

interface PageScanProps {
  readonly page: DocumentDetail['pages'][number];
  readonly label: string;
  readonly frames: readonly PageFrame[];
  readonly zoom: PageZoom;
  readonly turns: QuarterTurns;
  readonly onSelect: (id: string) => void;
}

const widths: Record<PageZoom, string> = {
  100: 'w-full',
  150: 'w-[150%]',
  200: 'w-[200%]',
  300: 'w-[300%]',
};

/** One page with a numbered frame around each row found on it; pressing a frame opens its row. */
export function PageScan({ page, label, frames, zoom, turns, onSelect }: PageScanProps) {
  const url = useObjectUrl(page.path);
  if (!url) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-96 w-full" shape="card" />
      </Skeleton>
    );
  }
  const { width, height } = page;
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const turn = `translate(${across / 2} ${down / 2}) rotate(${turns * 90}) translate(${-width / 2} ${-height / 2})`;
  return (
    <svg
      viewBox={`0 0 ${across} ${down}`}
      role="img"
      aria-label={label}
      className={classes('block h-auto max-w-none shrink-0 bg-white shadow-(--e2)', widths[zoom])}
    >
      <g transform={turn}>
        <image href={url} width={width} height={height} />
        {frames.map((frame) => (
          <Frame key={frame.id} frame={frame} page={page} turns={turns} onSelect={onSelect} />
        ))}
      </g>
    </svg>
  );
}

interface FrameProps extends Pick<PageScanProps, 'page' | 'turns' | 'onSelect'> {
  readonly frame: PageFrame;
}

function Frame({ frame, page, turns, onSelect }: FrameProps) {
  const { id, number, place, isActive, isUnread } = frame;
  const box = useRef<SVGGElement>(null);
  useEffect(() => {
    const own = box.current;
    if (!own) return;
    if (isActive) bringIntoView(own);
    const open = () => onSelect(id);
    own.addEventListener('click', open);
    return () => own.removeEventListener('click', open);
  }, [isActive, id, onSelect]);
  const unit = page.width / 100;
  const [x, y] = [place.x * page.width - unit, place.y * page.height - unit * 0.6];
  const [width, height] = [place.width * page.width + 2 * unit, place.height * page.height + 1.2 * unit];
  // Keeps the numbers of close rows apart.
  const radius = Math.min(unit * 1.9, height * 0.55);
  const center = `translate(${x - radius} ${y + height / 2}) rotate(${-turns * 90})`;
  return (
    <g ref={box} className="cursor-pointer" data-row={number} data-active={isActive || undefined}>
      <rect
        {...{ x, y, width, height }}
        rx={unit}
        strokeWidth={unit * (isActive ? 0.5 : 0.3)}
        className={frameTone(isActive, isUnread)}
      />
      <g transform={center}>
        <circle r={radius} className={numberTone(isActive, isUnread)} />
        <text
          fontSize={radius * 1.2}
          textAnchor="middle"
          dominantBaseline="central"
          className={classes('font-semibold', figureTone(isActive, isUnread))}
        >
          {isUnread ? '?' : number}
        </text>
      </g>
    </g>
  );
}

function frameTone(isActive: boolean, isUnread: boolean): string {
  if (isUnread) return 'fill-stop-hover/8 stroke-stop-hover';
  return isActive ? 'fill-marigold/20 stroke-evergreen' : 'fill-transparent stroke-marigold';
}

function numberTone(isActive: boolean, isUnread: boolean): string {
  if (isUnread) return 'fill-stop-hover';
  return isActive ? 'fill-evergreen' : 'fill-marigold';
}

function figureTone(isActive: boolean, isUnread: boolean): string {
  if (isUnread) return 'fill-on-stop';
  return isActive ? 'fill-on-evergreen' : 'fill-on-marigold';
}

/** Scrolls the pages inside their own container, never the window, so that the row's fields stay where they are. */
function bringIntoView(frame: SVGGElement): void {
  const pages = frame.closest('[data-pages]');
  if (!pages) return;
  const [own, seen] = [frame.getBoundingClientRect(), pages.getBoundingClientRect()];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pages.scrollTo({
    // A row that is wider than the picture is read from its begin.
    left: pages.scrollLeft + own.left - seen.left - Math.max(12, (seen.width - own.width) / 2),
    top: pages.scrollTop + own.top - seen.top - (seen.height - own.height) / 2,
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
