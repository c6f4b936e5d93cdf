/** The hole of the tag, the ring through it and, on a badge's own screen, the marigold cord above. */
export function Eyelet({ hangs }: { readonly hangs: 'cord' | 'ring' }) {
  const cord = hangs === 'cord';
  return (
    <svg
      width="40"
      height="160"
      viewBox="-20 -120 40 160"
      className="-top-30 -translate-x-1/2 absolute left-1/2 overflow-visible"
      aria-hidden="true"
    >
      {cord && <path d="M0 -400V6" strokeWidth="7" strokeLinecap="round" className="stroke-marigold" />}
      <circle cy="29" r="14" strokeWidth="6" fill="none" className="stroke-line" />
      <circle cy="29" r="11" className="fill-blanket" />
      <ellipse
        cy={cord ? 13 : 3}
        rx={cord ? 11 : 10}
        ry={cord ? 18 : 24}
        fill="none"
        strokeWidth="4"
        stroke={cord ? '#C98A12' : '#F4EFE2'}
      />
    </svg>
  );
}
