import { Lock } from 'lucide-react';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { Changes } from './rule-draft.ts';
import type { RequirementsEditor } from './use-requirements-editor.ts';
import { requirementWords } from './words.ts';

interface PublishPanelProps {
  readonly editor: RequirementsEditor;
  readonly mayPublish: boolean;
  /** The plan has ended; that, and not the role, is why nothing can be published. */
  readonly lapsed: boolean;
}

/** What publishing would do, and the button that does it. */
export function PublishPanel({ editor, mayPublish, lapsed }: PublishPanelProps) {
  const words = useWordsOf(requirementWords);
  const { published, changes, dirty, busy, isStale, problem } = editor;
  const next = (published?.version ?? 0) + 1;
  const publish = async () => {
    const version = await editor.publish();
    if (version !== null) showToast({ words: words.published(version) });
  };
  const discard = () => {
    const kept = editor.rules;
    editor.discard();
    showToast({ words: words.discarded, onUndo: () => editor.setRules(kept) });
  };
  return (
    <Panel title={words.publishTitle} className="lg:sticky lg:top-7">
      {dirty ? <ChangeList changes={changes} /> : <p className="text-ink-2 type-small">{words.noChanges}</p>}
      {dirty && <p className="mt-4 text-ink-2 type-small">{words.inForce}</p>}
      {problem?.kind === 'other' && (
        <Banner tone="stop" announce="alert" title={words.publishFailed} className="mt-4">
          {problem.message}
        </Banner>
      )}
      {problem?.kind === 'issues' && (
        <Banner tone="stop" announce="alert" title={words.fixFirst} className="mt-4">
          {problem.rest.join(' ')}
        </Banner>
      )}
      <div className="mt-5 flex flex-col gap-2.5">
        <Button
          size="lead"
          wide
          isDisabled={!mayPublish || !dirty || isStale}
          busy={busy && words.publishing}
          onPress={() => void publish()}
        >
          {words.publish(next)}
        </Button>
        {!mayPublish && (
          <p className="flex items-center gap-2 text-ink-2 type-small">
            <Icon of={Lock} size={18} />
            {lapsed ? words.needsPlan : words.needsManager}
          </p>
        )}
        {mayPublish && dirty && (
          <Button variant="ghost" size="small" onPress={discard}>
            {words.discard}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function ChangeList({ changes: { added, changed, removed, moved } }: { readonly changes: Changes }) {
  const words = useWordsOf(requirementWords);
  const said = [
    added > 0 && words.changes.added(added),
    changed > 0 && words.changes.changed(changed),
    removed > 0 && words.changes.removed(removed),
    moved && words.changes.moved,
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
