import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';

interface PagerProps {
  /** "1 to 9 of 248". */
  readonly children: ReactNode;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Turns the pages of a list; a direction without a page is disabled. */
export function Pager({ children, previousLabel, nextLabel, onPrevious, onNext }: PagerProps) {
  return (
    <div className="flex items-center justify-between gap-4 type-small text-ink-3">
      <p className="tabular-nums">{children}</p>
      <div className="flex rtl:flex-row-reverse">
        <IconButton
          icon={ChevronLeft}
          label={previousLabel}
          isDisabled={!onPrevious}
          onPress={() => onPrevious?.()}
        />
        <IconButton icon={ChevronRight} label={nextLabel} isDisabled={!onNext} onPress={() => onNext?.()} />
      </div>
    </div>
  );
}
