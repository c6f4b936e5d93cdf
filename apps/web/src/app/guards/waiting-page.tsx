import { PageSkeleton } from '../../ui/feedback/index.ts';

/** A placeholder shown until it is known which page to show. */
export function WaitingPage() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-320 px-5 py-24 outline-none md:px-10">
      <PageSkeleton />
    </main>
  );
}
