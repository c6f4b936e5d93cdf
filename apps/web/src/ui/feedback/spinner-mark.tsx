/** Three quarters of a ring, rotating. It has no label for screen readers. */
export function SpinnerMark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="shrink-0 animate-spin" aria-hidden="true">
      <path
        d="M12 3a9 9 0 1 0 9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        transform="rotate(20 12 12)"
      />
    </svg>
  );
}
