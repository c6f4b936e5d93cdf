import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { DateField } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { closeToasts, showToast } from '../../ui/toast/index.ts';
import { requirementMessages } from './messages.gen.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { publishMessages } from './publish-messages.gen.ts';
import { RecheckProgress } from './recheck-progress.tsx';
import type { Changes } from './rule-draft.ts';
import type { RequirementsEditor } from './use-requirements-editor.ts';

interface PublishPanelProps {
  readonly editor: RequirementsEditor;
  readonly mayPublish: boolean;
  readonly businessId: string;
  /** Today at the business. Rules may take effect on this day or later. */
  readonly today: string;
  /** Whether the plan has ended. In that case publishing is blocked by the plan, not by the role. */
  readonly lapsed: boolean;
}

/** Shows what publishing would change, with the button that publishes. */
export function PublishPanel({ editor, mayPublish, businessId, today, lapsed }: PublishPanelProps) {
  const messages = publishMessages;
  const { changes, dirty, busy, isStale, problem } = editor;
  const next = editor.latestVersion + 1;
  const [begins, setBegins] = useState<string | null>(null);
  const publish = async () => {
    const later = begins !== null && begins !== today ? begins : undefined;
    const version = await editor.publish(later);
    if (version === null) return;
    setBegins(null);
    // The undo toasts apply to the draft, which has just been published.
    closeToasts();
    showToast({ text: later ? messages.publishedLater(version) : messages.published(version) });
  };
  const discard = () => {
    const kept = editor.rules;
    editor.discard();
    showToast({ text: messages.discarded, onUndo: () => editor.setRules(kept) });
  };
  return (
    <Panel title={messages.publishTitle}>
      {dirty ? (
        <ChangeList changes={changes} />
      ) : (
        <p className="text-ink-2 type-small">{messages.noChanges}</p>
      )}
      {dirty && mayPublish && <PreviewPanel businessId={businessId} rules={editor.rules} />}
      {!dirty && <RecheckProgress businessId={businessId} />}
      {dirty && mayPublish && (
        <DateField
          className="mt-4"
          label={messages.beginsOn}
          help={begins === null || begins === today ? messages.inForce : messages.inForceLater}
          value={begins ?? today}
          min={today}
          onChange={setBegins}
        />
      )}
      {problem?.kind === 'stale' && !isStale && (
        <Banner
          tone="soon"
          announce="alert"
          title={requirementMessages.staleTitle(editor.latestVersion)}
          className="mt-4"
        >
          {messages.staleLater}
        </Banner>
      )}
      {problem?.kind === 'other' && (
        <Banner tone="stop" announce="alert" title={messages.publishFailed} className="mt-4">
          {problem.message}
        </Banner>
      )}
      {problem?.kind === 'issues' && (
        <Banner tone="stop" announce="alert" title={messages.fixFirst} className="mt-4">
          {problem.rest.join(' ')}
        </Banner>
      )}
      <div className="mt-5 flex flex-col gap-2.5">
        <Button
          size="lead"
          wide
          isDisabled={!mayPublish || !dirty || isStale}
          busy={busy && messages.publishing}
          onPress={() => void publish()}
        >
          {messages.publish(next)}
        </Button>
        {!mayPublish && (
          <p className="flex items-center gap-2 text-ink-2 type-small">
            <Icon of={Lock} size={18} />
            {lapsed ? messages.needsPlan : messages.needsManager}
          </p>
        )}
        {mayPublish && dirty && (
          <Button variant="ghost" size="small" onPress={discard}>
            {messages.discard}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function ChangeList({ changes: { added, changed, removed, moved } }: { readonly changes: Changes }) {
  const messages = publishMessages;
  const said = [
    added > 0 && messages.changes.added(added),
    changed > 0 && messages.changes.changed(changed),
    removed > 0 && messages.changes.removed(removed),
    moved && messages.changes.moved,
  ].filter((line) => line !== false);
  return (
    <ul className="flex flex-col gap-1.5">
      {said.map((line) => (
        <li key={line} className="flex items-center gap-2.5">
          <span aria-hidden="true" className="h-0.5 w-3 rounded-bar bg-marigold" />
          {line}
        </li>
      ))}
    </ul>
  );
}
