import { Anchor, type AnchorProps } from '../../../ui/provider/index.ts';

/** A link in a list of the footer: plain until it is pointed at, tall enough for a thumb. */
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
