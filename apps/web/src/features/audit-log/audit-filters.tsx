import { useState } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { MoreFilters } from '../../ui/choice/index.ts';
import { Select } from '../../ui/field/index.ts';
import type { AuditFilter } from './listed-entry.ts';
import { auditLogMessages } from './messages.gen.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days back from the beginning of today. */
const periods = { today: 0, week: 6, month: 29 } as const;
type Period = keyof typeof periods | 'any';

interface AuditFiltersProps {
  readonly businessId: string;
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Whose entries, which actions, since when. */
export function AuditFilters({ businessId, filter, onChange }: AuditFiltersProps) {
  const messages = auditLogMessages;
  const members = useAll('listMembers', { businessId });
  const [period, setPeriod] = useState<Period>('any');
  const change = ({ uid, action, from }: { [Key in keyof AuditFilter]?: string | undefined }) =>
    onChange({ ...(uid && { uid }), ...(action && { action }), ...(from && { from }) });
  const people = (members.data?.items ?? []).map(({ uid, displayName, email }) => ({
    id: uid,
    label: displayName ?? email,
  }));
  const actions = Object.entries(messages.actionLabels).map(([id, label]) => ({ id, label }));
  return (
    <search className="flex flex-col gap-3">
      <MoreFilters chosen={Object.keys(filter).length} className="grid gap-3 md:grid-cols-3 lg:max-w-200">
        <Select
          label={messages.who}
          isLabelHidden
          options={[{ id: 'all', label: messages.everyone }, ...people]}
          value={filter.uid ?? 'all'}
          onChange={(uid) => change({ ...filter, uid: uid === 'all' ? undefined : uid })}
        />
        <Select
          label={messages.filter}
          isLabelHidden
          options={[{ id: 'all', label: messages.everything }, ...actions]}
          value={filter.action ?? 'all'}
          onChange={(action) => change({ ...filter, action: action === 'all' ? undefined : action })}
        />
        <Select
          label={messages.when}
          isLabelHidden
          options={(['any', 'today', 'week', 'month'] as const).map((id) => ({
            id,
            label: messages.periods[id],
          }))}
          value={period}
          onChange={(next) => {
            setPeriod(next);
            change({ ...filter, from: next === 'any' ? undefined : beginning(periods[next]) });
          }}
        />
      </MoreFilters>
    </search>
  );
}

function beginning(daysBack: number): string {
  const midnight = new Date(Date.now() - daysBack * dayMs);
  midnight.setHours(0, 0, 0, 0);
  return midnight.toISOString();
}
