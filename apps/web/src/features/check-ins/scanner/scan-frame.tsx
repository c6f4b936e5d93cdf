// On a desk the offline note takes some of the height, and the buttons below must stay inside the window.
const onDesk = 'lg:size-[min(30rem,46dvh)] lg:[main:has([data-offline])_&]:size-[min(30rem,40dvh)]';

/** 280 px, on a desk up to 480, with round corners; an endless shadow dims everything around it. */
export function ScanFrame({ dim }: { readonly dim: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`relative size-[min(17.5rem,44dvh)] ${onDesk} rounded-badge ${dim ? 'ring-[200vmax] ring-deeper/72' : ''}`}
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
