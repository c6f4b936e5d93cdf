import { Label } from 'react-aria-components';
import { fieldLook } from '../look/index.ts';
import { useWords } from '../provider/index.ts';
import type { FieldWords } from './field-words.ts';

/** The label above a box, with "(optional)" and whatever stands at its far end. */
export function FieldLabel({ label, optional, aside }: Pick<FieldWords, 'label' | 'optional' | 'aside'>) {
  const words = useWords();
  return (
    <div className="flex items-baseline justify-between gap-3">
      <Label className={fieldLook.label}>
        {label}
        {optional && <span className={fieldLook.optional}> ({words.optional})</span>}
      </Label>
      {aside && <span className="type-small text-ink-3">{aside}</span>}
    </div>
  );
}
