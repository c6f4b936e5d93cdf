/** Tint, icon, words and one action. */
export { Banner } from './banner.tsx';
/** Why a call failed, with "Try again" where it was a read. */
export { CallErrorPanel } from './call-error-panel.tsx';
/** Nothing here yet, and how to begin. */
export { EmptyState } from './empty-state.tsx';
/** "Something went wrong", what failed, and "Try again". */
export { ErrorPanel } from './error-panel.tsx';
/** A whole page on its way. */
export { PageSkeleton } from './page-skeleton.tsx';
/** Long work with its numbers; and its bar alone. */
export { Progress, ProgressBar } from './progress.tsx';
/** Says quietly that something is kept. */
export { SavedNote } from './saved-note.tsx';
/** The true layout of what is coming, 200 ms late, and its blocks. */
export { Skeleton, SkeletonBlock } from './skeleton.tsx';
/** "Loading…" with its ring. */
export { Spinner } from './spinner.tsx';
/** The turning ring alone, silent. */
export { SpinnerMark } from './spinner-mark.tsx';
