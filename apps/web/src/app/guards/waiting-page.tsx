import { productName } from '@clearpaw/domain';
import { Wordmark } from '../../ui/brand/index.ts';
import { PageSkeleton } from '../../ui/feedback/index.ts';

/** A placeholder shown until it is known which page to show; every frame has the brand in this corner. */
export function WaitingPage() {
  return (
    <>
      <div aria-hidden="true" className="border-line border-b">
        <div className="mx-auto flex h-16 max-w-7xl items-center px-5 md:h-19 md:px-8 xl:px-10">
          <Wordmark name={productName} />
        </div>
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl px-5 py-8 outline-none md:px-8 md:py-10 xl:px-10"
      >
        <PageSkeleton />
      </main>
    </>
  );
}
