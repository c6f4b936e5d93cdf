import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, Spinner } from '../../ui/feedback/index.ts';
import { Checkbox, Select, TextArea, TextField } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { TextChanges } from './text-changes.tsx';
import { WaiverText } from './waiver-text.tsx';
import { waiverWords } from './words.ts';

interface WaiverEditorProps {
  readonly businessId: string;
  /** Null for a new one. */
  readonly waiverId: string | null;
  readonly onDone: () => void;
}

/** A waiver's text with what owners will read beside it; for a change, what differs from what stands. */
export function WaiverEditor({ businessId, waiverId, onDone }: WaiverEditorProps) {
  const current = useCall('getWaiverToSign', { waiverId: waiverId ?? '' }, { enabled: waiverId !== null });
  if (waiverId !== null && current.isError) return <Banner tone="stop">{current.error.message}</Banner>;
  if (waiverId !== null && !current.data) return <Spinner />;
  return <EditorForm businessId={businessId} current={current.data ?? null} onDone={onDone} />;
}

interface Draft {
  readonly title: string;
  readonly body: string;
}

function isDraft(read: unknown): read is Draft {
  const { title, body } = Object(read) as Partial<Draft>;
  return typeof title === 'string' && typeof body === 'string';
}

interface EditorFormProps {
  readonly businessId: string;
  readonly current: { id: string; title: string; body: string } | null;
  readonly onDone: () => void;
}

function EditorForm({ businessId, current, onDone }: EditorFormProps) {
  const words = useWordsOf(waiverWords);
  const start = { title: current?.title ?? '', body: current?.body ?? '' };
  const { draft, setDraft, clear } = useDraft(`waiver:${current?.id ?? businessId}`, start, isDraft);
  const [validity, setValidity] = useState<keyof typeof words.validities>('always');
  const [material, setMaterial] = useState(false);
  const create = useAction('createWaiver', ['listWaivers']);
  const publish = useAction('publishWaiverVersion', ['listWaivers', 'getWaiverToSign', 'getRequirements']);
  const onSuccess = () => {
    showToast({ words: words.published(draft.title) });
    clear();
    onDone();
  };
  const save = () => {
    if (current) publish.mutate({ waiverId: current.id, body: draft.body, material }, { onSuccess });
    else {
      const validMonths = validity === 'always' ? null : Number(validity);
      create.mutate({ businessId, ...draft, validMonths }, { onSuccess });
    }
  };
  const problem = create.error ?? publish.error;
  const busy = create.isPending || publish.isPending;
  const unchanged = draft.body.trim() === '' || draft.title.trim() === '' || draft.body === current?.body;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business">{current ? words.changeTitle(current.title) : words.write}</PageTitle>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          {!current && (
            <TextField
              label={words.name}
              placeholder={words.namePlaceholder}
              value={draft.title}
              onChange={(title) => setDraft({ ...draft, title })}
            />
          )}
          <TextArea
            label={words.text}
            help={words.textHelp}
            rows={16}
            value={draft.body}
            onChange={(body) => setDraft({ ...draft, body })}
          />
          {current ? (
            <div>
              <Checkbox isSelected={material} onChange={setMaterial}>
                {words.material}
              </Checkbox>
              <p className="ps-9 type-small text-ink-2">{words.materialDetail}</p>
            </div>
          ) : (
            <Select
              label={words.validity}
              options={(['always', '12', '24'] as const).map((id) => ({ id, label: words.validities[id] }))}
              value={validity}
              onChange={setValidity}
            />
          )}
          {problem && (
            <Banner tone="stop" announce="alert">
              {problem.message}
            </Banner>
          )}
          <div className="flex gap-3">
            <Button busy={busy && words.publishing} isDisabled={unchanged} onPress={save}>
              {words.publish}
            </Button>
            <Button variant="ghost" onPress={onDone}>
              {words.cancel}
            </Button>
          </div>
        </div>
        <div className="flex flex-col gap-6">
          {current && draft.body !== current.body && (
            <Panel title={words.changes}>
              <TextChanges before={current.body} after={draft.body} />
            </Panel>
          )}
          <Panel title={words.preview}>
            <WaiverText source={draft.body} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
