import { useFormat } from '../../platform/messages/index.ts';
import { incidentMessages } from './messages.gen.ts';

interface OwnersTextProps {
  readonly incident: {
    readonly businessName: string;
    /** Null while no valid time is entered. */
    readonly occurredAt: string | null;
    readonly location: string | null;
    readonly description: string;
    readonly actionsTaken: string | null;
    readonly withOthers: boolean;
  };
}

/** What an owner reads about an incident: without other pets, people and photos. */
export function OwnersText({ incident }: OwnersTextProps) {
  const messages = incidentMessages;
  const format = useFormat();
  const { businessName, occurredAt, location, description, actionsTaken, withOthers } = incident;
  return (
    <span className="flex flex-col gap-1">
      <span>{occurredAt ? messages.by(businessName, format.dayTime(occurredAt)) : businessName}</span>
      {location && <span>{location}</span>}
      <span className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">{description}</span>
      {actionsTaken && (
        <span className="whitespace-pre-line [overflow-wrap:anywhere]">{messages.done(actionsTaken)}</span>
      )}
      {withOthers && <span>{messages.withOthers}</span>}
    </span>
  );
}
