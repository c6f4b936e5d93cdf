import { expect, test } from 'vitest';
import { TopicIndex } from './topic-index.ts';
import { TopicSubscription } from './topic-subscription.ts';

test('an event is offered to the listeners of its topic alone', () => {
  const index = new TopicIndex();
  const [one, both] = [['a'], ['a', 'b']].map((topics) => new TopicSubscription(topics, () => {}));
  if (!one || !both) throw new Error('Both were made.');
  index.add(one);
  index.add(both);
  expect([...index.on('a')]).toEqual([one, both]);
  expect([...index.on('b')]).toEqual([both]);
  expect([...index.on('c')]).toEqual([]);
  index.delete(both);
  expect([...index.on('a')]).toEqual([one]);
  expect([...index.on('b')]).toEqual([]);
  expect([...index]).toEqual([one]);
});

test('topics that no one follows any more take no memory', () => {
  const index = new TopicIndex();
  for (let business = 0; business < 100; business++) {
    const subscription = new TopicSubscription([`business ${business}`], () => index.delete(subscription));
    index.add(subscription);
    subscription.close();
  }
  expect([index.size, index.topics]).toEqual([0, 0]);
});
