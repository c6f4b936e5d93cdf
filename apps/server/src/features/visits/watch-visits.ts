import type { OutputOf, visits } from '@clearpaw/contract';
import { isOnTopic } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { accessTopic, authorizeMember } from '../members/index.ts';
import { visitTopic } from '../visit-states/index.ts';

type Message = OutputOf<typeof visits.watchVisits>;

/** The ids of visits as they change. When access may have changed, the caller is authorized again. */
export async function* watchVisits(call: Call, input: { businessId: string }): AsyncIterable<Message> {
  const { businessId } = input;
  const topic = visitTopic(businessId);
  const subscription = await call.services.events.subscribe([topic, accessTopic(businessId)], call.signal);
  try {
    await authorizeMember(call, businessId, 'readVisits');
    yield { since: call.now.toISOString() };
    for await (const event of subscription) {
      if (isOnTopic(event, topic)) {
        const { visitId, petId } = event.payload;
        yield { visitId, petId };
      } else await authorizeMember(call, businessId, 'readVisits');
    }
  } finally {
    subscription.close();
  }
}
