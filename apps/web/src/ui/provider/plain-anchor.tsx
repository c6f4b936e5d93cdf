import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

/** What a link renderer receives: a native anchor's attributes with the address always set. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The link renderer until the app brings its own. */
export function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}
