import type { OutputOf, waivers } from '@clearpaw/contract';
import type { Service } from '@clearpaw/domain';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, SavedNote, Spinner } from '../../ui/feedback/index.ts';
import { Checkbox, TextField } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { useWide } from '../../ui/style/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { SigningPolicy, type SigningTerms } from './signing-policy.tsx';
import { usePublishWaiver, type WaiverDraft } from './use-publish-waiver.ts';
import { WaiverPreview } from './waiver-preview.tsx';
import { type Source, WaiverSource } from './waiver-source.tsx';
import { type TemplateDraft, WaiverTemplates } from './waiver-templates.tsx';

interface WaiverEditorProps {
  readonly businessId: string;
  /** Null for a new waiver. */
  readonly waiverId: string | null;
  /** A new waiver's first text. A draft stored on this device comes before it. */
  readonly template?: TemplateDraft | undefined;
  readonly services: readonly Service[];
  readonly onDone: () => void;
}

/** A waiver's text next to a preview for owners; for a change, with the differences from the current version. */
export function WaiverEditor({ businessId, waiverId, template, services, onDone }: WaiverEditorProps) {
  const current = useCall('getWaiverToSign', { waiverId: waiverId ?? '' }, { enabled: waiverId !== null });
  if (waiverId !== null && current.isError) return <Banner tone="stop">{current.error.message}</Banner>;
  if (waiverId !== null && !current.data) return <Spinner />;
  return (
    <EditorForm
      businessId={businessId}
      current={current.data ?? null}
      template={template}
      services={services}
      onDone={onDone}
    />
  );
}

function isDraft(read: unknown): read is WaiverDraft {
  const { title, body } = Object(read) as Partial<WaiverDraft>;
  return typeof title === 'string' && typeof body === 'string';
}

/** Publishing stays in sight below a long text. */
const bottomBar = 'sticky bottom-24 z-10 -mx-2 rounded-card bg-surface p-2 shadow-e3 md:bottom-4';

interface EditorFormProps {
  readonly businessId: string;
  readonly current: OutputOf<typeof waivers.getWaiverToSign> | null;
  readonly template: TemplateDraft | undefined;
  readonly services: readonly Service[];
  readonly onDone: () => void;
}

const termsOf = (current: EditorFormProps['current']): SigningTerms => ({
  resign: current?.resign ?? 'material',
  forMinors: current?.forMinors ?? false,
  requiredFor: null,
});

function EditorForm({ businessId, current, template, services, onDone }: EditorFormProps) {
  const messages = waiverMessages;
  const isWide = useWide();
  const { title = '', body = '' } = current ?? template ?? {};
  const draftKey = `waiver:${current?.id ?? businessId}`;
  const { draft, setDraft, clear, kept } = useDraft(draftKey, { title, body }, isDraft);
  const [source, setSource] = useState<Source>(current?.format ?? 'text');
  const [pdf, setPdf] = useState<File | null>(null);
  const terms = termsOf(current);
  const [policy, setPolicy] = useState<SigningTerms>(terms);
  const [material, setMaterial] = useState(false);
  const { publish, busy, problem } = usePublishWaiver(businessId, current?.id ?? null, () => {
    showToast({ text: messages.published(draft.title) });
    clear();
    onDone();
  });
  const isPdf = source === 'pdf';
  // Nothing that was typed is ever replaced.
  const offersTemplates = !current && !isPdf && draft.body.trim() === '';
  const save = () => publish({ ...draft, pdf: isPdf ? pdf : null, material, policy });
  const unchanged = draft.body === current?.body && JSON.stringify(policy) === JSON.stringify(terms);
  const empty = isPdf ? pdf === null : draft.body.trim() === '' || unchanged;
  const actions = (
    <div className="flex flex-wrap items-center gap-3 max-lg:*:flex-1">
      {kept && isWide && <SavedNote>{messages.draftKept}</SavedNote>}
      <Button variant="ghost" onPress={onDone}>
        {messages.cancel}
      </Button>
      <Button
        busy={busy && (isPdf ? messages.uploading : messages.publishing)}
        isDisabled={empty || draft.title.trim() === ''}
        onPress={save}
      >
        {messages.publish}
      </Button>
    </div>
  );
  const refused = problem && (
    <Banner tone="stop" announce="alert">
      {problem.message}
    </Banner>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" actions={isWide && actions}>
        {current ? messages.changeTitle(current.title) : messages.write}
      </PageTitle>
      {isWide && refused}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {offersTemplates && <WaiverTemplates onUse={setDraft} />}
          {!current && (
            <TextField
              label={messages.name}
              placeholder={messages.namePlaceholder}
              value={draft.title}
              onChange={(title) => setDraft({ ...draft, title })}
            />
          )}
          <WaiverSource
            source={source}
            onSource={setSource}
            body={draft.body}
            onBody={(body) => setDraft({ ...draft, body })}
            pdf={pdf}
            onPdf={setPdf}
          />
        </div>
        {!isPdf && (isWide || draft.body !== '') && (
          <div className="min-w-0 lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
            <WaiverPreview title={draft.title} before={current?.body ?? null} body={draft.body} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1">
          <Panel title={messages.whoSigns}>
            <div className="flex flex-col gap-5">
              {current && <Material isMaterial={material} onChange={setMaterial} />}
              <SigningPolicy policy={policy} services={services} onChange={setPolicy} />
            </div>
          </Panel>
          {!isWide && refused}
          {!isWide && <div className={bottomBar}>{actions}</div>}
        </div>
      </div>
    </div>
  );
}

interface MaterialProps {
  readonly isMaterial: boolean;
  readonly onChange: (isMaterial: boolean) => void;
}

function Material({ isMaterial, onChange }: MaterialProps) {
  const messages = waiverMessages;
  return (
    <div>
      <Checkbox isSelected={isMaterial} onChange={onChange}>
        {messages.material}
      </Checkbox>
      <p className="ps-9 type-small text-ink-2">{messages.materialDetail}</p>
    </div>
  );
}
