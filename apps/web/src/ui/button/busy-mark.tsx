import { SpinnerMark } from '../feedback/index.ts';

/** Lies over the words of a busy button, so that its width stays what it was. */
export function BusyMark({ label }: { readonly label: string }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      className="absolute inset-0 flex items-center justify-center gap-2 px-3"
    >
      <SpinnerMark size={18} />
      <span className="truncate">{label}</span>
    </span>
  );
}
