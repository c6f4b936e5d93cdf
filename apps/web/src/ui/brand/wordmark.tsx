import { classes } from '../style/index.ts';
import { BrandMark, type BrandTone } from './brand-mark.tsx';

interface WordmarkProps {
  /** The product's name, which is defined once in the code and passed in. */
  readonly name: string;
  readonly tone?: BrandTone | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly className?: string | undefined;
}

/** The mark and the name beside it. */
export function Wordmark({ name, tone = 'evergreen', size = 'medium', className }: WordmarkProps) {
  return (
    <span className={classes('flex w-fit items-center gap-2.5', className)}>
      <BrandMark tone={tone} size={size === 'small' ? 32 : 36} />
      <span
        className={classes(
          'font-[750] font-display tracking-[-0.03em]',
          size === 'small' ? 'text-[1.25rem] leading-7' : 'text-[1.375rem] leading-8',
        )}
      >
        {name}
      </span>
    </span>
  );
}
