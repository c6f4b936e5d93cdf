import { expect, test } from 'vitest';
import { TopicSubscription } from './topic-subscription.ts';

const event = (topic: string, position = 1) => ({ topic, position, xid: 1n, payload: {} });

async function collect(subscription: TopicSubscription): Promise<number[]> {
  const seen: number[] = [];
  for await (const { position } of subscription) seen.push(position);
  return seen;
}

test('events come in the order in which they were offered, up to the end', async () => {
  const subscription = new TopicSubscription(['a', 'b'], () => {});
  for (const [index, topic] of ['a', 'b', 'a'].entries()) subscription.offer(event(topic, index));
  subscription.close();
  subscription.offer(event('a', 3));
  expect(await collect(subscription)).toEqual([0, 1, 2]);
});

test('a waiting reader is resumed, and ends when the subscription is closed', async () => {
  const subscription = new TopicSubscription(['a'], () => {});
  const reading = collect(subscription);
  await Promise.resolve();
  subscription.offer(event('a', 7));
  setTimeout(() => subscription.close(), 5);
  expect(await reading).toEqual([7]);
});

test('leaving the loop closes the subscription, once', async () => {
  let closed = 0;
  const subscription = new TopicSubscription(['a'], () => {
    closed += 1;
  });
  subscription.offer(event('a'));
  for await (const _ of subscription) break;
  subscription.close();
  expect(closed).toBe(1);
});

test('a reader that falls ten thousand events behind is disconnected', async () => {
  let closed = false;
  const subscription = new TopicSubscription(['a'], () => {
    closed = true;
  });
  for (let index = 0; index < 10_001; index++) subscription.offer(event('a', index));
  expect(closed).toBe(true);
});
