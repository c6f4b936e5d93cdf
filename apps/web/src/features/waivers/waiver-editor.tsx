import type { OutputOf, waivers } from '@clearpaw/contract';
import type { Service } from '@clearpaw/domain';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, Spinner } from '../../ui/feedback/index.ts';
import { Checkbox, TextField } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { SigningPolicy, type SigningTerms } from './signing-policy.tsx';
import { TextChanges } from './text-changes.tsx';
import { usePublishWaiver, type WaiverDraft } from './use-publish-waiver.ts';
import { type Source, WaiverSource } from './waiver-source.tsx';
import { WaiverTemplates } from './waiver-templates.tsx';
import { WaiverText } from './waiver-text.tsx';

interface WaiverEditorProps {
  readonly businessId: string;
  /** Null for a new waiver. */
  readonly waiverId: string | null;
  readonly services: readonly Service[];
  readonly onDone: () => void;
}

/** A waiver's text next to a preview for owners; for a change, with the differences from the current version. */
export function WaiverEditor({ businessId, waiverId, services, onDone }: WaiverEditorProps) {
  const current = useCall('getWaiverToSign', { waiverId: waiverId ?? '' }, { enabled: waiverId !== null });
  if (waiverId !== null && current.isError) return <Banner tone="stop">{current.error.message}</Banner>;
  if (waiverId !== null && !current.data) return <Spinner />;
  return (
    <EditorForm businessId={businessId} current={current.data ?? null} services={services} onDone={onDone} />
  );
}

function isDraft(read: unknown): read is WaiverDraft {
  const { title, body } = Object(read) as Partial<WaiverDraft>;
  return typeof title === 'string' && typeof body === 'string';
}

interface EditorFormProps {
  readonly businessId: string;
  readonly current: OutputOf<typeof waivers.getWaiverToSign> | null;
  readonly services: readonly Service[];
  readonly onDone: () => void;
}

function EditorForm({ businessId, current, services, onDone }: EditorFormProps) {
  const messages = waiverMessages;
  const start = { title: current?.title ?? '', body: current?.body ?? '' };
  const { draft, setDraft, clear } = useDraft(`waiver:${current?.id ?? businessId}`, start, isDraft);
  const [source, setSource] = useState<Source>(current?.format ?? 'text');
  const [pdf, setPdf] = useState<File | null>(null);
  const terms = {
    resign: current?.resign ?? 'material',
    forMinors: current?.forMinors ?? false,
    requiredFor: null,
  };
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
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business">{current ? messages.changeTitle(current.title) : messages.write}</PageTitle>
      <div className="grid gap-6 lg:grid-cols-2">
        {offersTemplates && (
          <div className="lg:col-start-2 lg:row-start-1">
            <WaiverTemplates onUse={setDraft} />
          </div>
        )}
        <div className="flex flex-col gap-5 lg:col-start-1 lg:row-start-1">
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
          {current && <Material isMaterial={material} onChange={setMaterial} />}
          <SigningPolicy policy={policy} services={services} onChange={setPolicy} />
          {problem && (
            <Banner tone="stop" announce="alert">
              {problem.message}
            </Banner>
          )}
          <div className="flex gap-3">
            <Button
              busy={busy && (isPdf ? messages.uploading : messages.publishing)}
              isDisabled={empty || draft.title.trim() === ''}
              onPress={save}
            >
              {messages.publish}
            </Button>
            <Button variant="ghost" onPress={onDone}>
              {messages.cancel}
            </Button>
          </div>
        </div>
        {!isPdf && !offersTemplates && <Reading before={current?.body ?? null} body={draft.body} />}
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

/** The differences from the current version, and the preview for owners. */
function Reading({ before, body }: { readonly before: string | null; readonly body: string }) {
  const messages = waiverMessages;
  return (
    <div className="flex flex-col gap-6">
      {before !== null && body !== before && (
        <Panel title={messages.changes}>
          <TextChanges before={before} after={body} />
        </Panel>
      )}
      <Panel title={messages.preview}>
        <WaiverText source={body} />
      </Panel>
    </div>
  );
}
