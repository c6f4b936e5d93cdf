import { z } from 'zod';
import { id, instant } from '../define/index.ts';
import { webhookEventTypes } from './event-types.ts';

export const eventList = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'Choose at least one event.')
  .max(webhookEventTypes.length)
  .refine((list) => new Set(list).size === list.length, 'Each event may appear once.');

export const webhookUrl = z.string().trim().min(1, 'Expected an address.').max(500);

export const webhookShape = z.strictObject({
  id,
  businessId: id,
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  /**
   * `paused` by its owner; `disabled` after three days without a successful answer, or when the receiver answered 410.
   */
  state: z.enum(['active', 'paused', 'disabled']),
  createdAt: instant,
  /** After a rotation: until when messages are also signed with the old secret. */
  oldSecretEndsAt: instant.nullable(),
  /** Counted over the last seven days. */
  delivered: z.int(),
  failed: z.int(),
  waiting: z.int(),
});

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** A message and the outcome of its delivery. `id` is sent as `webhook-id` with every attempt. */
export const deliveryShape = z.strictObject({
  id,
  webhookId: id,
  type: z.string(),
  createdAt: instant,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Exactly the bytes that are sent. */
  body: z.string(),
  /** The time of the last attempt; null before the first. */
  attemptedAt: instant.nullable(),
  /** The time of the next attempt, if one is planned. */
  dueAt: instant.nullable(),
  status: z.int().nullable(),
  durationMs: z.int().nullable(),
  /** The first kilobyte of the receiver's answer. */
  answer: z.string().nullable(),
  problem: z.enum(['timeout', 'refused_target', 'no_connection', 'status']).nullable(),
});
