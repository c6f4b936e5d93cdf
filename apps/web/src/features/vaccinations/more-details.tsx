import { routes } from '@clearpaw/domain';
import { Select, TextField } from '../../ui/field/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import type { DoseDetails } from './vet-visit-draft.ts';

interface MoreDetailsProps {
  readonly dose: DoseDetails;
  /** The problem with the dose number. */
  readonly problem?: string | undefined;
  /** Whether the details are shown at once. */
  readonly open?: boolean;
  readonly onChange: (change: Partial<DoseDetails>) => void;
}

/** Details that certificates print but few rules require. Collapsed until opened or one is invalid. */
export function MoreDetails({ dose, problem, open = false, onChange }: MoreDetailsProps) {
  const messages = vaccinationMessages;
  return (
    <details className="mt-3" open={open || problem !== undefined || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center type-small text-ink-2 underline underline-offset-4">
        {messages.moreDetails}
      </summary>
      <div className="mt-2 grid gap-5 md:grid-cols-2">
        <TextField
          label={messages.product}
          optional
          maxLength={120}
          value={dose.product ?? ''}
          onChange={(product) => onChange({ product: product === '' ? null : product })}
        />
        <TextField
          label={messages.manufacturer}
          optional
          maxLength={120}
          value={dose.manufacturer}
          onChange={(manufacturer) => onChange({ manufacturer })}
        />
        <Select
          label={messages.route}
          options={(['unknown', ...routes] as const).map((id) => ({ id, label: messages.routes[id] }))}
          value={dose.route}
          onChange={(route) => onChange({ route })}
        />
        <TextField
          label={messages.doseNumber}
          optional
          help={messages.doseNumberHelp}
          error={problem}
          inputMode="numeric"
          figures
          value={dose.doseNumber}
          onChange={(doseNumber) => onChange({ doseNumber })}
        />
        <TextField
          label={messages.tag}
          optional
          help={messages.tagHelp}
          maxLength={60}
          figures
          value={dose.tagNumber}
          onChange={(tagNumber) => onChange({ tagNumber })}
        />
      </div>
    </details>
  );
}
