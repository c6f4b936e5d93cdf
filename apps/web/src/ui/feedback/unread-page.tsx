import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { portraitFor } from '../portrait/index.ts';
import { SaidAboveContext, uiMessages } from '../provider/index.ts';
import { buttonStyle } from '../style/index.ts';
import { EmptyState } from './empty-state.tsx';
import { unreadPageMessages } from './unread-page-messages.gen.ts';

const waiting = portraitFor({ id: 'unread-page', species: 'dog', coat: 'biscuit', blanket: 'sky' });

/** The message above a page that says that the server is out of reach. */
export interface MessageAbove {
  /** Hides it until the returned function is called, because the page says it itself. */
  readonly replace: () => () => void;
  /** Reads again what the page shows. */
  readonly retry: () => void;
}

export const MessageAboveContext = createContext<MessageAbove | null>(null);

/** A read that a page cannot be shown without, as its hook returns it. */
interface PageRead {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface UnreadPageProps {
  readonly call: PageRead;
  /** Instead of the error's own words. */
  readonly children?: ReactNode;
}

/**
 * In the place of a page that could not be read: why, with "Try again". A message above that says it already is
 * replaced, so that it is said once.
 */
export function UnreadPage({ call: { error, refetch }, children }: UnreadPageProps) {
  const said = use(SaidAboveContext);
  const above = use(MessageAboveContext);
  const isAway = error !== null && said(error) !== 'nothing';
  const replace = above?.replace;
  useLayoutEffect(() => (isAway ? replace?.() : undefined), [isAway, replace]);
  if (!error) return null;
  const retry = (isAway && above?.retry) || (() => void refetch());
  return (
    <div role={isAway ? 'status' : 'alert'} className="py-6 md:py-12">
      <EmptyState
        appearance={waiting}
        prop="box"
        title={isAway ? awayTitle() : uiMessages.wentWrong}
        action={
          <button type="button" onClick={retry} className={buttonStyle({ variant: 'secondary' })}>
            {uiMessages.tryAgain}
          </button>
        }
      >
        {isAway ? unreadPageMessages.lead : (children ?? error.message)}
      </EmptyState>
    </div>
  );
}

function awayTitle(): string {
  return navigator.onLine ? unreadPageMessages.unreachable : unreadPageMessages.offline;
}
