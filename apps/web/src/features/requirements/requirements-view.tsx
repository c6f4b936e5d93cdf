import {
  type BusinessKind,
  calendarDateIn,
  type MemberRole,
  mayDo,
  presetsFor,
  type Service,
} from '@clearpaw/domain';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Banner, CallErrorPanel, SavedNote, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { closeToasts } from '../../ui/toast/index.ts';
import { EditorHead } from './editor-head.tsx';
import { FileResultBanner } from './file-result-banner.tsx';
import { requirementMessages } from './messages.gen.ts';
import { PublishPanel } from './publish-panel.tsx';
import { isAskedAt } from './rule-draft.ts';
import { SentenceList } from './sentence-list.tsx';
import { takePreset } from './take-preset.ts';
import { type RequirementsEditor, useRequirementsEditor } from './use-requirements-editor.ts';
import { useRuleFile } from './use-rule-file.ts';
import { VersionList } from './version-list.tsx';

interface RequirementsViewProps {
  readonly business: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly kind: BusinessKind;
    readonly services: readonly Service[];
    readonly role: MemberRole;
    /** Whether the plan has ended, so that nothing can be published. */
    readonly readOnly: boolean;
  };
}

const noIssues: ReadonlyMap<string, readonly string[]> = new Map();

/** The requirements of a business, as sentences. */
export function RequirementsView({ business }: RequirementsViewProps) {
  const messages = requirementMessages;
  const editor = useRequirementsEditor(business.id);
  const mayPublish = !business.readOnly && mayDo(business.role, 'publishRequirements');
  const file = useRuleFile(editor, business);
  // Their Undo changes an editor that is no longer there.
  useEffect(() => closeToasts, []);
  const { inForce, published, problem, isStale, dirty } = editor;
  if (inForce.isError && published === null) {
    return <CallErrorPanel call={inForce} title={messages.loadFailed} />;
  }
  if (published === null) return <EditorSkeleton />;
  return (
    <div className="flex flex-col gap-5">
      <EditorHead editor={editor} business={business} mayPublish={mayPublish} file={file} />
      {file.result && <FileResultBanner result={file.result} onClose={file.close} />}
      {isStale && (
        <Banner
          tone="soon"
          announce="alert"
          title={messages.staleTitle(published.version)}
          action={
            <Button variant="warning" size="small" onPress={editor.rebase}>
              {messages.compare(published.version)}
            </Button>
          }
        >
          {messages.staleLead}
        </Banner>
      )}
      <Editor
        business={business}
        editor={editor}
        mayPublish={mayPublish}
        lapsed={business.readOnly}
        dirty={dirty}
        issues={problem?.kind === 'issues' ? problem.byRule : noIssues}
      />
    </div>
  );
}

interface EditorProps {
  readonly business: RequirementsViewProps['business'];
  readonly editor: RequirementsEditor;
  readonly mayPublish: boolean;
  readonly lapsed: boolean;
  readonly dirty: boolean;
  readonly issues: ReadonlyMap<string, readonly string[]>;
}

function Editor({ business, editor, mayPublish, lapsed, dirty, issues }: EditorProps) {
  const { services } = business;
  const messages = requirementMessages;
  const [chosen, setChosen] = useState<string | null>(null);
  const service = services.find(({ code }) => code === chosen) ?? services[0] ?? null;
  const today = calendarDateIn(Date.now(), business.timeZone);
  const [preset] = presetsFor(business.kind);
  const countOf = (code: string) => editor.rules.filter((rule) => isAskedAt(rule, code)).length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {services.length > 1 && (
          <Segments
            label={messages.service}
            segments={services.map(({ code, name }) => ({ id: code, label: name, count: countOf(code) }))}
            value={service?.code ?? ''}
            onChange={setChosen}
          />
        )}
        {dirty && <SavedNote>{messages.draftKept}</SavedNote>}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <SentenceList
          rules={editor.rules}
          published={editor.publishedRules}
          services={services}
          service={service}
          today={today}
          issues={issues}
          readOnly={!mayPublish}
          onRules={editor.setRules}
          preset={preset ? { name: preset.name, take: () => takePreset(editor, preset) } : null}
        />
        <div className="flex flex-col gap-6 lg:sticky lg:top-7">
          <PublishPanel
            editor={editor}
            mayPublish={mayPublish}
            lapsed={lapsed}
            businessId={business.id}
            today={today}
          />
          <VersionList
            businessId={business.id}
            today={today}
            onStart={mayPublish ? editor.setRules : null}
            draft={editor.rules}
          />
        </div>
      </div>
    </>
  );
}

function EditorSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-6">
      <SkeletonBlock className="h-10 w-72" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <SkeletonBlock shape="card" className="h-112 w-full" />
        <SkeletonBlock shape="card" className="h-60 w-full" />
      </div>
    </Skeleton>
  );
}
