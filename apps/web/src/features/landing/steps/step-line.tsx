import { Drawing } from '../../../ui/icon/index.ts';

// Drawn for four columns of 306 px: the line passes 20 px into each of them and ends at the last.
const line =
  'M-900 74C-420 130 -200 90 -40 68C-12 64 4 58 20 52C70 32 120 20 173 20C225 20 275 36 326 52C380 69 425 77 479 77C530 77 580 69 632 52C680 36 730 20 785 20C840 20 890 36 938 52C1018 79 1058 20 1059 -44';

/** The line from the left edge of the page through the four steps. */
export function StepLine() {
  return (
    <Drawing
      viewBox="0 0 1224 104"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 top-0 h-26 w-[calc(100%+1.5rem)] overflow-visible max-lg:hidden"
    >
      <circle cx="1059" cy="-58" r="9.5" fill="none" stroke="#F6F2E8" strokeWidth="5" />
      <path
        d={line}
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-marigold"
        vectorEffect="non-scaling-stroke"
      />
      <rect x="1052.5" y="-54" width="13" height="22" rx="6.5" fill="#C98A12" />
    </Drawing>
  );
}
