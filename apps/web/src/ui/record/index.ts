/** How sure a reading is. */
export { Confidence } from './confidence.tsx';
/** The doses of one protection along time. */
export { CoverageBar, type CoverageDose } from './coverage-bar.tsx';
/** One protection of a timeline. */
export type { Coverage } from './coverage-row.tsx';
/** Maps days to percents of a chart's width. */
export { type CoverageScale, coverageScale } from './coverage-scale.ts';
/** How long each protection holds, with today as a line. */
export { CoverageTimeline } from './coverage-timeline.tsx';
/** A day as a leaf of a calendar. */
export { DateStub } from './date-stub.tsx';
/** How well a record is proven, in bars and in words; and the bars alone. */
export { ProofBars, RecordProof } from './proof.tsx';
/** What the discs on coverage bars mean. */
export { ProofLegend } from './proof-legend.tsx';
/** How well something is proven, and the icon of each level. */
export type { ProofLevel } from './proof-level.ts';
