import { PageTitle } from '../../ui/shell/index.ts';
import { AlertList } from './alert-list.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { alertMessages } from './messages.gen.ts';
import { PreferencesPanel } from './preferences-panel.tsx';

/** Alerts on the left; preferences and the calendar on the right. */
export function AlertsView({ kind }: { readonly kind: 'owner' | 'business' }) {
  const messages = alertMessages;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind={kind} lead={messages.lead}>
        {messages.title}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <AlertList />
        <div className="flex flex-col gap-6">
          <PreferencesPanel audience={kind} />
          <CalendarPanel kind={kind} />
        </div>
      </div>
    </div>
  );
}
