import { Label } from 'react-aria-components';
import { uiMessages } from '../provider/index.ts';
import { fieldStyle } from '../style/index.ts';
import type { FieldMessages } from './field-messages.ts';

/** The label above a field, with "(optional)" and the content at the far end. */
export function FieldLabel({ label, optional, aside }: Pick<FieldMessages, 'label' | 'optional' | 'aside'>) {
  const messages = uiMessages;
  return (
    <div className="flex items-baseline justify-between gap-3">
      <Label className={fieldStyle.label}>
        {label}
        {optional && <span className={fieldStyle.optional}> ({messages.optional})</span>}
      </Label>
      {aside && <span className="type-small text-ink-3">{aside}</span>}
    </div>
  );
}
