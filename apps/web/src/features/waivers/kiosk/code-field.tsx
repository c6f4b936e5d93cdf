import { TextField } from '../../../ui/field/index.ts';

/** Four to eight digits. */
export function isCode(code: string): boolean {
  return /^\d{4,8}$/.test(code);
}

interface CodeFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly error: string | null;
}

/** Digits that bystanders cannot read and password managers do not offer to save. */
export function CodeField({ label, help, code, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      help={help}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      autoFocus
      figures
      value={code}
      onChange={onChange}
      error={error ?? undefined}
    />
  );
}
