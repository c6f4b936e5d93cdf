import type { WebhookEventType } from '@clearpaw/contract';
import { type EventPayloads, readOutboxEvent } from '../../schema/event-topics.ts';

/** The message about an event: ids, verdicts and states, never names or medical details. */
export interface EventMessage {
  readonly businessId: string;
  readonly type: WebhookEventType;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The message of an outbox event; null if there is none, for example for an event of an older release. */
export function messageOf(topic: string, payload: unknown): EventMessage | null {
  const event = readOutboxEvent(topic, payload);
  switch (event?.kind) {
    case 'checkIns':
      return checkInMessage(event.payload);
    case 'verdicts': {
      const { petId, verdict, was } = event.payload;
      return { businessId: event.id, type: 'pet.verdict_changed', data: { petId, verdict, was } };
    }
    case 'visits':
      return visitMessage(event.id, event.payload);
    case 'businessAccess':
      return connectionMessage(event.id, event.payload);
    case 'programEvents':
      return programMessage(event.id, event.payload);
    case 'notificationTriggers':
      return triggerMessage(event.payload);
    default:
      return null;
  }
}

function checkInMessage(payload: EventPayloads['checkIns']): EventMessage | null {
  const { id, businessId, petId, decision, verdict, service, arrivedAt, departedAt } = payload;
  if (!id || !businessId || !decision) return null;
  const checkIn = { checkInId: id, petId, service };
  return departedAt === null
    ? { businessId, type: 'check_in.created', data: { ...checkIn, decision, verdict, arrivedAt } }
    : { businessId, type: 'check_in.ended', data: { ...checkIn, departedAt } };
}

function visitMessage(businessId: string, payload: EventPayloads['visits']): EventMessage | null {
  const { visitId, petId, change, state, verdict } = payload;
  return change ? { businessId, type: `visit.${change}`, data: { visitId, petId, state, verdict } } : null;
}

function connectionMessage(
  businessId: string,
  { petId, connected }: EventPayloads['businessAccess'],
): EventMessage | null {
  if (petId === undefined || connected === undefined) return null;
  return { businessId, type: connected ? 'pet.connected' : 'pet.disconnected', data: { petId } };
}

function triggerMessage(payload: EventPayloads['notificationTriggers']): EventMessage | null {
  if (!('rulesOf' in payload)) return null;
  const { rulesOf: businessId, version } = payload;
  return { businessId, type: 'requirements.published', data: { version } };
}

function programMessage(businessId: string, payload: EventPayloads['programEvents']): EventMessage {
  const { type, ...data } = payload;
  return { businessId, type, data };
}
