import { type BusinessKind, calendarDateIn, presetsFor, type RequirementPreset } from '@clearpaw/domain';
import { WandSparkles } from 'lucide-react';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { RequirementsEditor } from './use-requirements-editor.ts';
import { requirementWords } from './words.ts';

interface EditorHeadProps {
  readonly editor: RequirementsEditor;
  readonly place: { readonly kind: BusinessKind; readonly timeZone: string };
  readonly mayPublish: boolean;
}

/** Which version is in force, which one is being written, and the presets. */
export function EditorHead({ editor, place, mayPublish }: EditorHeadProps) {
  const words = useWordsOf(requirementWords);
  const format = useFormat();
  const { published, dirty, rules, setRules } = editor;
  const version = published?.version ?? 0;
  const begun = published?.effectiveFrom ?? calendarDateIn(Date.now(), place.timeZone);
  const since = format.day(begun);
  const unpublished = dirty ? words.lead.firstDraft : words.lead.none;
  const inForce = dirty ? words.lead.draft(version + 1, version, since) : words.lead.same(version, since);
  const take = (preset: RequirementPreset) => {
    setRules(preset.rules);
    showToast({ words: words.presetTaken(preset.name, preset.source), onUndo: () => setRules(rules) });
  };
  return (
    <PageTitle
      kind="business"
      lead={version === 0 ? unpublished : inForce}
      actions={
        mayPublish && (
          <Menu
            label={words.fromPreset}
            trigger={
              <Button variant="quiet" icon={WandSparkles}>
                {words.fromPreset}
              </Button>
            }
            items={presetsFor(place.kind).map((preset) => ({
              id: preset.id,
              label: preset.name,
              detail: preset.detail,
              onAction: () => take(preset),
            }))}
          />
        )
      }
    >
      {words.title}
    </PageTitle>
  );
}
