import { Button } from '../../ui/button/index.ts';
import { incidentMessages } from './messages.gen.ts';

interface OlderIncidentsProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** Reads the next page of a list beside other panels. */
export function OlderIncidents({ list }: OlderIncidentsProps) {
  const messages = incidentMessages;
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      busy={list.isFetchingNextPage && messages.loading}
      onPress={() => void list.fetchNextPage()}
    >
      {messages.older}
    </Button>
  );
}
