import { Copy } from 'lucide-react';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { uiMessages } from '../provider/index.ts';
import { copyText } from '../toast/index.ts';

/** A text for another program, and a button that copies it. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const messages = uiMessages;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <TextField label={label} value={value} onChange={() => {}} readOnly />
      </div>
      <Button
        variant="secondary"
        icon={Copy}
        aria-label={`${messages.copy}: ${label}`}
        onPress={() => void copyText(value, messages)}
      >
        {messages.copy}
      </Button>
    </div>
  );
}
