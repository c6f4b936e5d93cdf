import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, hidden until the person chooses to show it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const messages = uiMessages;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!shown)}
          className="-me-2 flex min-h-11 items-center gap-1.5 rounded-chip px-2 type-label text-ink-2 hover:text-ink"
        >
          <Icon of={shown ? EyeOff : Eye} size={18} />
          {shown ? messages.hide : messages.show}
        </button>
      }
    />
  );
}
