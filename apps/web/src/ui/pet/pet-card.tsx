import type { ReactNode } from 'react';
import { SkeletonBlock } from '../feedback/index.ts';
import type { Portrait } from '../portrait/index.ts';
import { classes } from '../style/index.ts';
import { type VerdictKind, VerdictTag } from '../verdict/index.ts';
import { PortraitField } from './portrait-field.tsx';

interface PetCardProps {
  readonly name: ReactNode;
  readonly appearance: Portrait;
  readonly photoPath?: string | null | undefined;
  /** Breed and age, one line. */
  readonly facts: ReactNode;
  /** What is so is not known yet: its room is kept. */
  readonly waiting?: boolean | undefined;
  readonly verdict?: { readonly kind: VerdictKind; readonly word: ReactNode } | undefined;
  /** What is so and what to do, in one sentence. */
  readonly sentence?: ReactNode | undefined;
  /** The few words that take the sentence's place on a phone; the sentence itself when left out. */
  readonly shortSentence?: ReactNode | undefined;
  /** Tiles of the businesses and their count; not shown on a phone. */
  readonly businesses?: ReactNode | undefined;
  /** One main action, at most one beside it. */
  readonly actions?: ReactNode | undefined;
  readonly menu?: ReactNode | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
}

/** One pet: picture, verdict, sentence and action. Below 768 px the picture moves to the side. */
export function PetCard(props: PetCardProps) {
  const { name, appearance, photoPath, facts, waiting, verdict, sentence, shortSentence } = props;
  const { businesses, actions, menu } = props;
  const Heading = props.heading ?? 'h2';
  return (
    <article className="card-edge-raised relative grid grid-cols-[122px_1fr] overflow-hidden rounded-pet bg-surface md:flex md:flex-col">
      <div data-blanket={appearance.blanket} className="min-h-37 bg-blanket md:h-56 md:shrink-0">
        <PortraitField
          appearance={appearance}
          photoPath={photoPath}
          className="ms-auto size-full md:w-[78%]"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 md:px-5.5 md:pt-4 md:pb-0">
        <Heading
          className={classes(
            'break-words type-h2 max-md:text-[1.5rem] max-md:leading-7.5',
            menu ? 'pe-9' : '',
          )}
        >
          {name}
        </Heading>
        <p className="text-ink-3 type-small md:text-[0.9375rem]">{facts}</p>
        {waiting && <WaitingLines />}
        {verdict && (
          <p className="mt-2 md:absolute md:start-4 md:top-4 md:mt-0">
            <VerdictTag kind={verdict.kind} ground="picture-when-wide">
              {verdict.word}
            </VerdictTag>
          </p>
        )}
        {sentence && (
          <p className="mt-2 text-ink-2 max-md:type-small md:mt-4 md:text-ink">
            <span className={shortSentence ? 'max-md:hidden' : ''}>{sentence}</span>
            {shortSentence && <span className="md:hidden">{shortSentence}</span>}
          </p>
        )}
        {businesses && <div className="mt-auto pt-3.5 max-md:hidden">{businesses}</div>}
      </div>
      {menu && <div className="absolute end-2 top-2 md:end-3.5 md:top-[14.75rem]">{menu}</div>}
      {actions && (
        <div className="col-span-2 flex flex-wrap gap-2 border-line p-3 max-md:border-t [&>*]:whitespace-nowrap [&>*]:px-4 md:px-5.5 md:pt-4.5 md:pb-5.5 max-md:[&>*]:flex-1 md:[&>*:first-child]:flex-1">
          {actions}
        </div>
      )}
    </article>
  );
}

/** The room of a verdict and its sentence; of many cards, none is announced. */
function WaitingLines() {
  return (
    <div aria-hidden className="mt-3 flex animate-late flex-col gap-2 md:mt-5">
      <SkeletonBlock className="h-4 w-full" />
      <SkeletonBlock className="h-4 w-3/5" />
    </div>
  );
}

/** The shape of a pet's card while the pet is on its way. */
export function PetCardSkeleton() {
  return (
    <div className="card-edge-raised grid grid-cols-[122px_1fr] overflow-hidden rounded-pet bg-surface md:flex md:flex-col">
      <SkeletonBlock className="min-h-37 rounded-none! md:h-56" />
      <div className="flex flex-col gap-3 p-4 md:px-5.5 md:pt-5">
        <SkeletonBlock className="h-7 w-2/5" />
        <SkeletonBlock className="h-4 w-3/5" />
        <SkeletonBlock className="mt-2 h-4 w-full" />
        <SkeletonBlock className="h-4 w-4/5 max-md:hidden" />
      </div>
      <div className="col-span-2 flex gap-2 border-line p-3 max-md:border-t md:px-5.5 md:pb-5.5">
        <SkeletonBlock shape="card" className="h-12 flex-1" />
      </div>
    </div>
  );
}
