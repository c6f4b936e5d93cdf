import { Anchor, type AnchorProps } from '../provider/index.ts';
import { classes } from '../style/index.ts';

/** The title of a row in a list: no link among words, so it is underlined only under the pointer. */
export function TitleLink({ className, children, ...rest }: AnchorProps) {
  return (
    <Anchor
      {...rest}
      className={classes(
        'rounded-bar text-ink no-underline decoration-1 decoration-line-strong underline-offset-4 duration-150 ease-calm hover:underline',
        className,
      )}
    >
      {children}
    </Anchor>
  );
}
