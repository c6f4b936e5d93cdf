/** A small picture of a written page. */
export function WaiverSheet() {
  return (
    <span
      aria-hidden="true"
      className="flex h-24 w-20 shrink-0 flex-col gap-1.5 rounded-t-sm bg-surface p-3 shadow-e2 *:h-1 *:rounded-bar *:bg-line"
    >
      <span className="mb-0.5 w-3/5 bg-evergreen!" />
      <span className="w-full" />
      <span className="w-11/12" />
      <span className="w-full" />
      <span className="w-2/3" />
      <span className="w-full" />
    </span>
  );
}
