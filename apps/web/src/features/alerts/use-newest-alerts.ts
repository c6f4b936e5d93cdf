import type { alerts, OutputOf } from '@clearpaw/contract';
import { createContext, use, useState } from 'react';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';
import { alertMessages } from './messages.gen.ts';

export type Alert = OutputOf<typeof alerts.listAlerts>['items'][number];
type Newest = OutputOf<typeof alerts.watchAlerts>;

/** Followed once, by the shell; what stands inside it shares the news. */
export const AlertsContext = createContext<Newest>({ unread: 0, items: [] });

/** How many alerts are unread, live on every device. */
export function useUnread(): number {
  return use(AlertsContext).unread;
}

/** The count of a navigation item, in figures and in words. */
export function useAlertCount({ unread }: Newest): { readonly count: number; readonly countLabel: string } {
  const messages = alertMessages;
  return { count: unread, countLabel: messages.unread(unread) };
}

/** Follows the caller's alerts while the shell stands. A change lets the list on the page go stale. */
export function useNewestAlerts(): Newest {
  const readAgain = useReadAgain();
  const [newest, setNewest] = useState<Newest>({ unread: 0, items: [] });
  useWatch('watchAlerts', {}, (message) => {
    setNewest(message);
    readAgain('listAlerts');
  });
  return newest;
}
