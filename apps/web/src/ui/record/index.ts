export { Confidence } from './confidence.tsx';
export { CoverageBar, type CoverageDose } from './coverage-bar.tsx';
export type { Coverage } from './coverage-row.tsx';
export { type CoverageScale, coverageScale } from './coverage-scale.ts';
export { CoverageTimeline } from './coverage-timeline.tsx';
export { DateStub } from './date-stub.tsx';
export { ProofBars, RecordProof } from './proof.tsx';
export { ProofLegend } from './proof-legend.tsx';
export type { ProofLevel } from './proof-level.ts';
