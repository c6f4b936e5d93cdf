import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { alertWords } from './words.ts';

/** The address for a calendar program, and a way to make it worthless to whoever else got hold of it. */
export function CalendarPanel() {
  const words = useWordsOf(alertWords);
  const feed = useCall('getCalendarFeed', {});
  const rotate = useAction('rotateCalendarFeed');
  const [asking, setAsking] = useState(false);
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    showToast({ words: words.copied });
  };
  return (
    <Panel title={words.calendar} lead={words.calendarLead}>
      {(feed.isError || rotate.isError) && (
        <ErrorPanel onRetry={() => void feed.refetch()}>{words.calendarFailed}</ErrorPanel>
      )}
      {feed.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-12 w-full" />
        </Skeleton>
      )}
      {feed.data && (
        <div className="flex flex-col gap-4">
          <TextField label={words.calendarAddress} value={feed.data.url} onChange={() => {}} readOnly />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onPress={() => void copy(feed.data.url)}>
              {words.copy}
            </Button>
            <Button variant="ghost" size="small" onPress={() => setAsking(true)}>
              {words.renew}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={words.renewTitle}
        confirm={words.renew}
        onConfirm={() => rotate.mutate({}, { onSettled: () => setAsking(false) })}
      >
        {words.renewLead}
      </ConfirmDialog>
    </Panel>
  );
}
