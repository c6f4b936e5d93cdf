/** 280 px with round corners; an endless shadow dims everything around it. */
export function ScanFrame({ dim }: { readonly dim: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`relative size-70 max-h-[44dvh] rounded-badge ${dim ? 'ring-[200vmax] ring-deeper/72' : ''}`}
    >
      <svg viewBox="0 0 280 280" className="size-full" aria-hidden="true">
        <path
          d="M3 92V43A40 40 0 0 1 43 3h49M188 3h49a40 40 0 0 1 40 40v49M277 188v49a40 40 0 0 1-40 40h-49M92 277H43a40 40 0 0 1-40-40v-49"
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-marigold"
        />
      </svg>
    </div>
  );
}
