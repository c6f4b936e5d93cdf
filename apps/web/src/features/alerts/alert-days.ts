import type { Alert } from './use-newest-alerts.ts';

export type AlertDay = 'today' | 'yesterday' | 'earlier';

interface AlertsOfDay {
  readonly day: AlertDay;
  readonly alerts: readonly Alert[];
}

/** Alerts of today, of yesterday and earlier, in the browser's time zone; days without alerts are left out. */
export function byDay(alerts: readonly Alert[], now: Date): readonly AlertsOfDay[] {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const dayOf = ({ createdAt }: Alert): AlertDay => {
    const date = new Date(createdAt).toDateString();
    if (date === now.toDateString()) return 'today';
    return date === before.toDateString() ? 'yesterday' : 'earlier';
  };
  return (['today', 'yesterday', 'earlier'] as const)
    .map((day) => ({ day, alerts: alerts.filter((alert) => dayOf(alert) === day) }))
    .filter(({ alerts: ofDay }) => ofDay.length > 0);
}

/** Alerts one by one, but first views that follow each other together. */
export function withViewsTogether(alerts: readonly Alert[]): readonly (readonly Alert[])[] {
  const groups: Alert[][] = [];
  for (const alert of alerts) {
    const last = groups.at(-1);
    if (alert.kind === 'new_viewer' && last?.at(-1)?.kind === 'new_viewer') last.push(alert);
    else groups.push([alert]);
  }
  return groups;
}
