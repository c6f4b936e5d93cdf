import type { MouseEvent } from 'react';
import { publicPaths } from '../paths/index.ts';
import { afterNextPaint, useNavigation } from '../platform/navigation/index.ts';
import type { AnchorProps } from '../ui/provider/index.ts';

/** A native anchor that is followed within the app when it leads within the app and is clicked plainly. */
export function AppLink({ children, onClick, ...rest }: AnchorProps) {
  const navigation = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !staysHere(rest)) return;
    event.preventDefault();
    void afterNextPaint().then(() => navigation.go(rest.href));
  };
  const prepare = () => {
    // A file that could not be fetched is not requested again, so nothing is requested without a network.
    if (navigator.onLine && staysHere(rest)) navigation.prepare(rest.href);
  };
  const handlers = { onClick: follow, onFocus: prepare, onMouseEnter: prepare };
  return (
    <a {...rest} {...handlers}>
      {children}
    </a>
  );
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function staysHere({
  href,
  target,
}: {
  readonly href: string;
  readonly target?: string | undefined;
}): boolean {
  if (href === publicPaths.help || href.startsWith(`${publicPaths.help}/`)) return false;
  return href.startsWith('/') && !href.startsWith('//') && (target === undefined || target === '_self');
}
