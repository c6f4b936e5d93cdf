import { incidentMessages } from './messages.gen.ts';

interface OwnersTextProps {
  /** Null while no valid time is entered. */
  readonly when: string | null;
  readonly incident: {
    readonly businessName: string;
    readonly location: string | null;
    readonly description: string;
    readonly actionsTaken: string | null;
    readonly withOthers: boolean;
  };
}

/** What an owner reads about an incident: without other pets, people and photos. */
export function OwnersText({ incident, when }: OwnersTextProps) {
  const messages = incidentMessages;
  const { businessName, location, description, actionsTaken, withOthers } = incident;
  return (
    <span className="flex flex-col gap-1">
      <span>{when ? messages.by(businessName, when) : businessName}</span>
      {location && <span>{location}</span>}
      <span className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">{description}</span>
      {actionsTaken && (
        <span className="whitespace-pre-line [overflow-wrap:anywhere]">{messages.done(actionsTaken)}</span>
      )}
      {withOthers && <span>{messages.withOthers}</span>}
    </span>
  );
}
