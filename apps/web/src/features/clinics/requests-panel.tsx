import { paths } from '../../paths/index.ts';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { patientMessages } from './patient-messages.gen.ts';

const mostShown = 50;

/** Requests that wait for the clinic's answer; answering opens the page that the email's link leads to. */
export function RequestsPanel({ businessId }: { readonly businessId: string }) {
  const messages = patientMessages;
  const format = useFormat();
  const { go } = useNavigation();
  const waiting = useCall('listClinicRequests', { businessId, limit: mostShown });
  const open = useAction('openClinicRequest');
  if (waiting.data?.items.length === 0) return null;
  if (!waiting.data) return <CallErrorPanel call={waiting} />;
  return (
    <Panel title={messages.requests} lead={messages.requestsLead}>
      <CallErrorPanel call={open} />
      <Rows>
        {waiting.data.items.map(({ confirmationId, petName, requestedBy, records, expiresAt }) => (
          <Row
            key={confirmationId}
            title={petName}
            detail={messages.requestDetail(records, requestedBy, format.day(expiresAt.slice(0, 10)))}
            end={
              <Button
                size="small"
                variant="tonal"
                aria-label={messages.answerFor(petName)}
                busy={open.isPending && open.variables?.confirmationId === confirmationId && messages.opening}
                onPress={() =>
                  open.mutate(
                    { businessId, confirmationId },
                    { onSuccess: ({ token }) => void go(paths.confirm(token)) },
                  )
                }
              >
                {messages.answer}
              </Button>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
