import { localTimeAt, type OpeningHours, openingAt } from '@clearpaw/domain';
import { useEffect, useState } from 'react';
import { useFormat, useWallTime } from '../../platform/messages/index.ts';
import { publicPageMessages } from './messages.gen.ts';

interface OpeningLineProps {
  readonly hours: OpeningHours;
  readonly timeZone: string;
}

/** Whether the business is open now, and until when or from when. */
export function OpeningLine({ hours, timeZone }: OpeningLineProps) {
  const messages = publicPageMessages;
  const format = useFormat();
  const wallTime = useWallTime();
  const now = useMinute();
  const opening = openingAt(hours, now, timeZone);
  if (opening.open) {
    return opening.closes === null
      ? messages.openAlways
      : messages.openUntil(wallTime(opening.closes.minute));
  }
  if (opening.opens === null) return messages.closedNow;
  const { date, minute } = opening.opens;
  const isToday = date === localTimeAt(now, timeZone).date;
  return isToday
    ? messages.opensToday(wallTime(minute))
    : messages.opens(format.weekday(date), wallTime(minute));
}

/** The time, updated every minute, because a page may stay open past closing time. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
