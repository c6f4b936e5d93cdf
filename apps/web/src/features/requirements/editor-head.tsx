import { type BusinessKind, calendarDateIn, presetsFor } from '@clearpaw/domain';
import { WandSparkles } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { requirementMessages } from './messages.gen.ts';
import { RuleFileMenu } from './rule-file-menu.tsx';
import { takePreset } from './take-preset.ts';
import type { RequirementsEditor } from './use-requirements-editor.ts';
import type { RuleFileActions } from './use-rule-file.ts';

interface EditorHeadProps {
  readonly editor: RequirementsEditor;
  readonly business: { readonly kind: BusinessKind; readonly timeZone: string };
  readonly mayPublish: boolean;
  readonly file: RuleFileActions;
}

/** Shows the version in force, the draft being written, the presets, and what is done with files. */
export function EditorHead({ editor, business, mayPublish, file }: EditorHeadProps) {
  const messages = requirementMessages;
  const format = useFormat();
  const { published, dirty, rules } = editor;
  const version = published?.version ?? 0;
  const begun = published?.effectiveFrom ?? calendarDateIn(Date.now(), business.timeZone);
  const since = format.day(begun);
  const unpublished = dirty ? messages.lead.firstDraft : messages.lead.none;
  const inForce = dirty
    ? messages.lead.draft(version + 1, version, since)
    : messages.lead.same(version, since);
  return (
    <PageTitle
      kind="business"
      lead={version === 0 ? unpublished : inForce}
      actions={
        <>
          {mayPublish && (
            <Menu
              label={messages.fromPreset}
              trigger={
                <Button variant="quiet" icon={WandSparkles}>
                  {messages.fromPreset}
                </Button>
              }
              items={presetsFor(business.kind).map((preset) => ({
                id: preset.id,
                label: preset.name,
                detail: preset.detail,
                onAction: () => takePreset(editor, preset),
              }))}
            />
          )}
          {(mayPublish || rules.length > 0) && <RuleFileMenu file={file} mayLoad={mayPublish} />}
        </>
      }
    >
      {messages.title}
    </PageTitle>
  );
}
