import { Anchor, type AnchorProps } from '../provider/index.ts';
import { classes } from '../style/index.ts';

interface TextLinkProps extends AnchorProps {
  /** `quiet` for footers and policies, `on-deep` on deep green. */
  readonly tone?: 'strong' | 'quiet' | 'on-deep' | undefined;
}

const tones = {
  strong: 'font-semibold text-evergreen-ink decoration-evergreen/45 hover:decoration-evergreen decoration-2',
  quiet: 'text-ink-2 decoration-line-strong hover:text-ink decoration-1',
  'on-deep': 'font-semibold text-on-deep decoration-on-deep/70 hover:decoration-on-deep decoration-2',
} as const;

/** A link inside words: always underlined, so that colour is never the only sign. */
export function TextLink({ tone = 'strong', className, children, ...rest }: TextLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classes(
        'rounded-bar underline underline-offset-4 duration-150 ease-calm',
        tones[tone],
        className,
      )}
    >
      {children}
    </Anchor>
  );
}
