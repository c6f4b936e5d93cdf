import { Anchor, type AnchorProps } from '../../../ui/provider/index.ts';

/** A link in the footer: plain until hovered, large enough for touch. */
export function FooterLink({ children, ...rest }: Omit<AnchorProps, 'className'>) {
  return (
    <Anchor
      {...rest}
      className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current md:min-h-8.5"
    >
      {children}
    </Anchor>
  );
}
