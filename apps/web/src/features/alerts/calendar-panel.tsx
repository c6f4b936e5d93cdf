import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { copyText } from '../../ui/toast/index.ts';
import { alertMessages } from './messages.gen.ts';

/** The address for a calendar program, and a button that replaces it, in case someone else has obtained it. */
export function CalendarPanel({ kind }: { readonly kind: 'owner' | 'business' }) {
  const messages = alertMessages;
  const feed = useCall('getCalendarFeed', {});
  const rotate = useAction('rotateCalendarFeed');
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={messages.calendar} lead={messages.calendarLead[kind]}>
      <CallErrorPanel call={feed}>{messages.calendarFailed}</CallErrorPanel>
      <CallErrorPanel call={{ error: rotate.error }} />
      {feed.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-12 w-full" />
        </Skeleton>
      )}
      {feed.data && (
        <div className="flex flex-col gap-4">
          <TextField label={messages.calendarAddress} value={feed.data.url} onChange={() => {}} readOnly />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onPress={() => void copyText(feed.data.url, messages)}>
              {messages.copy}
            </Button>
            <Button variant="ghost" size="small" onPress={() => setAsking(true)}>
              {messages.renew}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={messages.renewTitle}
        confirm={messages.renew}
        busy={rotate.isPending && messages.renewing}
        onConfirm={() => rotate.mutate({}, { onSettled: () => setAsking(false) })}
      >
        {messages.renewLead}
      </ConfirmDialog>
    </Panel>
  );
}
