import { FilterChips } from '../../ui/choice/index.ts';
import { needsAction } from './alert-action.ts';
import { type AlertTopic, alertTopics, topicOfKind } from './alert-topic.ts';
import { alertMessages } from './messages.gen.ts';
import type { Alert } from './use-newest-alerts.ts';

export type AlertFilter = 'all' | 'action' | AlertTopic;

/** Whether an alert is shown. */
export function matchesFilter(alert: Alert, filter: AlertFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'action' ? needsAction(alert) : topicOfKind[alert.kind] === filter;
}

interface AlertFiltersProps {
  readonly alerts: readonly Alert[];
  /** Whether older ones are not loaded yet, so that all of them cannot be counted. */
  readonly hasMore: boolean;
  readonly value: AlertFilter;
  readonly onChange: (filter: AlertFilter) => void;
}

/** Which alerts are shown: all, those to act on, or those of a topic; topics without alerts are left out. */
export function AlertFilters({ alerts, hasMore, value, onChange }: AlertFiltersProps) {
  const messages = alertMessages;
  const topics = alertTopics.filter((topic) => alerts.some(({ kind }) => topicOfKind[kind] === topic));
  if (topics.length < 2 && value === 'all') return null;
  const waiting = alerts.filter(needsAction).length;
  return (
    <FilterChips
      label={messages.show}
      chips={[
        { id: 'all', label: messages.all, count: hasMore ? undefined : alerts.length },
        ...(waiting > 0 || value === 'action'
          ? [{ id: 'action' as const, label: messages.needed, count: waiting }]
          : []),
        ...topics.map((id) => ({ id, label: messages.topics[id].name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
