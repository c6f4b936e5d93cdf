import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../../../platform/files/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { classes, useWide } from '../../../ui/style/index.ts';
import { documentMessages } from '../messages.gen.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';
import { type PageFrame, PageScan } from './page-scan.tsx';
import { firstZoom, nextTurn, type PageZoom, pageZooms, type QuarterTurns, zoomBy } from './page-zoom.ts';

interface PageViewerProps {
  readonly document: Pick<DocumentDetail, 'pages' | 'storagePath'>;
  /** The rows found on the pages. */
  readonly frames?: readonly PageFrame[];
  readonly onSelect?: (id: string) => void;
  /** As high as its column or the window, and stays while the column beside it scrolls. */
  readonly fills?: boolean;
}

const noFrames: readonly PageFrame[] = [];
const doNothing = () => undefined;
/** From below the header to the lower end of the window, but no further than the rows beside it. */
const filling =
  'xl:sticky xl:top-22 xl:h-[min(100%,calc(100dvh-6.5rem))] xl:min-h-[min(44rem,calc(100dvh-6.5rem))]';

/** The pages beside their rows: zoomed, rotated, or as the original file. */
export function PageViewer(props: PageViewerProps) {
  const { document, frames = noFrames, onSelect = doNothing, fills = false } = props;
  const messages = documentMessages;
  const isWide = useWide();
  const [zoom, setZoom] = useState(() =>
    firstZoom(
      frames.map(({ place }) => place),
      isWide,
    ),
  );
  const [turns, setTurns] = useState<QuarterTurns>(0);
  const { pages } = document;
  if (pages.length === 0) return <p className="p-6 text-ink-2">{messages.noPicture}</p>;
  return (
    <div
      className={classes('relative flex flex-col overflow-clip rounded-feature bg-sunken', fills && filling)}
    >
      <section
        data-pages
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={messages.pages}
        className={classes(
          'flex max-h-[min(40dvh,22rem)] flex-col gap-4 overflow-auto p-3 pb-18 md:p-5 md:pb-20',
          fills ? 'xl:absolute xl:inset-0 xl:max-h-none' : 'xl:max-h-[calc(100dvh-9rem)]',
        )}
      >
        {pages.map((page, index) => (
          <PageScan
            key={page.path}
            page={page}
            label={messages.page(index + 1)}
            frames={frames.filter(({ place }) => place.page === index + 1)}
            zoom={zoom}
            turns={turns}
            onSelect={onSelect}
          />
        ))}
      </section>
      <PageTools
        zoom={zoom}
        onZoom={setZoom}
        onTurn={() => setTurns(nextTurn(turns))}
        storagePath={document.storagePath}
      />
    </div>
  );
}

interface PageToolsProps {
  readonly zoom: PageZoom;
  readonly onZoom: (zoom: PageZoom) => void;
  readonly onTurn: () => void;
  readonly storagePath: string;
}

/** A button on the deep bar. */
const tool =
  'text-on-deep! hover:bg-on-deep/16! disabled:border-transparent! disabled:bg-transparent! disabled:text-on-deep/45!';

function PageTools({ zoom, onZoom, onTurn, storagePath }: PageToolsProps) {
  const messages = extractionMessages;
  const url = useObjectUrl(storagePath);
  return (
    <div
      data-ground="deep"
      className="sticky bottom-2 z-1 mx-auto -mt-15 mb-2 flex w-fit items-center gap-1 rounded-button bg-deeper p-1 text-on-deep xl:mt-auto"
    >
      <IconButton
        className={tool}
        icon={ZoomOut}
        label={messages.zoomOut}
        isDisabled={zoom === pageZooms[0]}
        onPress={() => onZoom(zoomBy(zoom, -1))}
      />
      <span className="min-w-12 text-center type-small font-semibold tabular-nums" aria-live="polite">
        {messages.zoom(zoom)}
      </span>
      <IconButton
        className={tool}
        icon={ZoomIn}
        label={messages.zoomIn}
        isDisabled={zoom === pageZooms.at(-1)}
        onPress={() => onZoom(zoomBy(zoom, 1))}
      />
      <IconButton className={tool} icon={RotateCw} label={messages.turn} onPress={onTurn} />
      {url && (
        <LinkButton
          href={url}
          variant="ghost"
          className={tool}
          size="small"
          square
          aria-label={messages.download}
        >
          <Icon of={Download} />
        </LinkButton>
      )}
    </div>
  );
}
