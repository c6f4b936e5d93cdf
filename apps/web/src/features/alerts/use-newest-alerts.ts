import type { alerts, OutputOf } from '@clearpaw/contract';
import { createContext, use, useState } from 'react';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';
import { alertMessages } from './messages.gen.ts';

export type Alert = OutputOf<typeof alerts.listAlerts>['items'][number];
type Newest = OutputOf<typeof alerts.watchAlerts>;

/** Followed once, by the shell; components inside it share the result. */
export const AlertsContext = createContext<Newest>({ unread: 0, items: [] });

/** The number of unread alerts, live on every device. */
export function useUnread(): number {
  return use(AlertsContext).unread;
}

/** The count of a navigation item, as a number and as a text. */
export function useAlertCount({ unread }: Newest): { readonly count: number; readonly countLabel: string } {
  const messages = alertMessages;
  return { count: unread, countLabel: messages.unread(unread) };
}

/** Follows the caller's alerts while the shell is mounted. A change makes the list on the page stale. */
export function useNewestAlerts(): Newest {
  const readAgain = useReadAgain();
  const [newest, setNewest] = useState<Newest>({ unread: 0, items: [] });
  useWatch('watchAlerts', {}, (message) => {
    setNewest(message);
    readAgain('listAlerts');
  });
  return newest;
}
