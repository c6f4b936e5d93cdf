/** The object in front of the pet: a marigold folder with a tab, or a plain box. */
export function EmptyProp({ kind }: { readonly kind: 'folder' | 'box' }) {
  const outline =
    kind === 'folder'
      ? 'M0 8a8 8 0 0 1 8-8h66a8 8 0 0 1 6.4 3.2l4.2 5.6A8 8 0 0 0 91 12h125a8 8 0 0 1 8 8v30H0Z'
      : 'M0 14a6 6 0 0 1 6-6h212a6 6 0 0 1 6 6v36H0Z';
  return (
    <svg viewBox="0 0 224 46" className="absolute inset-x-0 bottom-0 w-full" aria-hidden="true">
      <path d={outline} className="fill-marigold" />
    </svg>
  );
}
