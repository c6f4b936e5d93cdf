import { Copy, ExternalLink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useAction } from '../../../platform/data/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { TextArea, TextField } from '../../../ui/field/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { copyText, showToast } from '../../../ui/toast/index.ts';
import { CoverField } from './cover-field.tsx';
import { EmbedSettings } from './embed-settings.tsx';
import { HoursField } from './hours-field.tsx';
import { pageSettingsMessages } from './messages.gen.ts';
import { type Details, detailsDraftOf, type PageProblem, readDetailsDraft } from './page-draft.ts';

interface PublishedBusiness extends Details {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
}

interface PageSettingsProps {
  readonly business: PublishedBusiness;
  readonly mayEdit: boolean;
}

/** What a business publishes about itself, and the way to its public page. */
export function PageSettings({ business, mayEdit }: PageSettingsProps) {
  const messages = pageSettingsMessages;
  const path = paths.publicBusiness(business.slug);
  const address = `${window.location.origin}${path}`;
  const copy = () => void copyText(address, messages);
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href={path} variant="secondary" size="small" icon={ExternalLink}>
          {messages.open}
        </LinkButton>
        <Button variant="ghost" size="small" icon={Copy} onPress={copy}>
          {messages.copy}
        </Button>
      </div>
      <p className="mt-2 mb-6 text-ink-2 type-small [overflow-wrap:anywhere]">
        {address.replace(/^https?:\/\//, '')}
      </p>
      <CoverField business={business} mayEdit={mayEdit} />
      <DetailsForm business={business} mayEdit={mayEdit} />
      <EmbedSettings slug={business.slug} />
    </Panel>
  );
}

function DetailsForm({ business, mayEdit }: PageSettingsProps) {
  const messages = pageSettingsMessages;
  const [draft, setDraft] = useState(() => detailsDraftOf(business));
  const [problem, setProblem] = useState<PageProblem | null>(null);
  const update = useAction('updateBusiness');
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDetailsDraft(business.id, draft);
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read || update.isPending) return;
    update.mutate(read.update, { onSuccess: () => showToast({ text: messages.saved }) });
  };
  const textField = (field: 'description' | 'phone' | 'address') => ({
    label: messages[field],
    value: draft[field],
    onChange: (text: string) => change({ [field]: text }),
    isDisabled: !mayEdit,
    error: problem?.at === field ? messages.problems[field] : undefined,
  });
  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
      <TextArea {...textField('description')} help={messages.descriptionHelp} />
      <TextField {...textField('phone')} type="tel" autoComplete="off" />
      <TextField {...textField('address')} autoComplete="off" />
      <HoursField
        draft={draft}
        timeZone={business.timeZone}
        isDisabled={!mayEdit}
        problem={problem?.at === 'span' ? problem : null}
        onChange={change}
      />
      {update.isError && (
        <Banner tone="stop" announce="alert" title={messages.failed}>
          {update.error.message}
        </Banner>
      )}
      {mayEdit && (
        <div>
          <Button type="submit" busy={update.isPending && messages.saving}>
            {messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}
