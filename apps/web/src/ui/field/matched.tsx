/** Text with the part that was typed underlined in marigold. */
export function Matched({ text, part }: { readonly text: string; readonly part: string }) {
  const start = part ? text.toLocaleLowerCase().indexOf(part.trim().toLocaleLowerCase()) : -1;
  if (start < 0) return text;
  const end = start + part.trim().length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-semibold text-evergreen-ink underline decoration-2 decoration-marigold underline-offset-4">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
