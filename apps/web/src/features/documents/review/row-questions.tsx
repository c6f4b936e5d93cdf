import { Copy } from 'lucide-react';
import { inSentence, useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';
import { PageSnippet } from './page-snippet.tsx';
import type { ProposalDraft } from './proposal-draft.ts';
import { type ReviewRow, type UncertainField, uncertainFields } from './review-rows.ts';

interface RowQuestionProps {
  readonly row: ReviewRow;
  readonly onChange: (part: Partial<ProposalDraft>) => void;
}

/** For a dose that was typed before it was read: without the question it would be recorded twice. */
export function RepeatedDose({ row, onChange }: RowQuestionProps) {
  const messages = extractionMessages;
  const format = useFormat();
  if (!row.repeats || row.state === 'skipped') return null;
  const keepBoth = row.draft.keepBoth === true;
  const choices = [
    { label: messages.merge, isChosen: !keepBoth, keepBoth: false },
    { label: messages.keepBoth, isChosen: keepBoth, keepBoth: true },
  ];
  return (
    <div
      data-verdict="wait"
      className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-button bg-verdict-tint px-4 py-3 text-verdict-ink"
    >
      <Icon of={Copy} />
      <div className="min-w-40 flex-1 type-small">
        <p className="font-semibold">{messages.sameDose(format.day(row.repeats.administeredOn))}</p>
        <p>{messages.sameDoseLead}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout */}
      <div role="group" aria-label={messages.sameDoseQuestion} className="flex gap-2">
        {choices.map(({ label, isChosen, keepBoth: kept }) => (
          <Button
            key={label}
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            onPress={() => onChange({ keepBoth: kept })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface UncertainRowProps extends RowQuestionProps {
  readonly pages: DocumentDetail['pages'];
}

/** Values of low confidence are shown beside the part of the page they were read from. */
export function UncertainRow({ row, pages, onChange }: UncertainRowProps) {
  const messages = extractionMessages;
  const fields = uncertainFields(row);
  if (!row.proposal || fields.length === 0 || row.state !== 'ready') return null;
  const { vaccine, given, due, lot } = messages.columns;
  const names: Record<UncertainField, string> = {
    vaccine,
    administeredOn: given,
    expiresOn: due,
    lotNumber: lot,
  };
  const asked = fields.map((field) => inSentence(names[field])).join(', ');
  const [only] = fields;
  const place = (fields.length === 1 && only && row.proposal[only].place) || row.proposal.place;
  return (
    <Banner
      tone="soon"
      title={messages.check(asked)}
      action={
        <Button size="small" variant="warning" onPress={() => onChange({ checked: true })}>
          {messages.isRight}
        </Button>
      }
    >
      <div className="mt-2 max-w-md">
        <PageSnippet pages={pages} place={place} label={messages.onPage(row.number)} />
      </div>
    </Banner>
  );
}
