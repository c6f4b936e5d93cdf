import { Panel } from '../../ui/surface/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { templateMessages } from './template-messages.gen.ts';
import { TextChanges } from './text-changes.tsx';
import { WaiverText } from './waiver-text.tsx';

interface WaiverPreviewProps {
  readonly title: string;
  readonly body: string;
  /** The current version's text; null for a new waiver. */
  readonly before: string | null;
}

/** The differences from the current version, and the waiver as owners see it. */
export function WaiverPreview({ title, body, before }: WaiverPreviewProps) {
  const messages = waiverMessages;
  return (
    <div className="flex flex-col gap-6">
      {before !== null && body !== before && (
        <Panel title={messages.changes}>
          <TextChanges before={before} after={body} />
        </Panel>
      )}
      <section aria-label={messages.preview} className="rounded-feature bg-sunken p-4 md:p-5">
        <h2 className="mb-4 type-h2-panel">{messages.preview}</h2>
        <div className="flex min-h-72 flex-col gap-3 rounded-card bg-surface p-5 shadow-e2 [overflow-wrap:anywhere] md:p-7">
          {body.trim() === '' ? (
            <Example title={title} />
          ) : (
            <>
              <p className="type-h2-page empty:hidden">{title}</p>
              <WaiverText source={body} />
            </>
          )}
        </div>
      </section>
    </div>
  );
}

/** What a waiver looks like, until there is a text. */
function Example({ title }: { readonly title: string }) {
  const { names, texts, shownInPreview } = templateMessages;
  return (
    <>
      <p className="text-ink-2 type-small">{shownInPreview}</p>
      <div aria-hidden="true" className="flex max-h-120 flex-col gap-3 overflow-hidden text-ink-2">
        <p className="type-h2-page">{title.trim() || names.daycare}</p>
        <WaiverText source={texts.daycare} />
      </div>
    </>
  );
}
