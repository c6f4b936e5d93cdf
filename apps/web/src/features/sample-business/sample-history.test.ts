import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { keepSampleIn } from './sample-history.ts';

function open() {
  const history = keepSampleIn(createMemoryHistory({ initialEntries: ['/business'] }));
  const isSample = () => history.location.state.sample === true;
  return { history, isSample };
}

describe('pages that follow one of the sample', () => {
  test.each(['/business', '/business/pets', '/business/scan?pet=1', '/business#top'])(
    'belong to it if they are of a business: %s',
    (href) => {
      const { history, isSample } = open();
      history.push('/business/requirements', { sample: true });
      history.push(href);
      expect(isSample()).toBe(true);
      history.replace('/business/calendar');
      expect(isSample()).toBe(true);
    },
  );
  test.each(['/', '/settings', '/billing', '/business-news', '/b/meadow'])(
    'and others do not: %s',
    (href) => {
      const { history, isSample } = open();
      history.push('/business', { sample: true });
      history.push(href);
      expect(isSample()).toBe(false);
      history.push('/business');
      expect(isSample()).toBe(false);
    },
  );
});

test('no page belongs to the sample before it is entered, and none after it is left', () => {
  const { history, isSample } = open();
  history.push('/business/pets');
  expect(isSample()).toBe(false);
  history.push('/business', { sample: true });
  history.push('/business', { sample: false });
  history.push('/business/pets');
  expect(isSample()).toBe(false);
});

test('going back leads out of it', () => {
  const { history, isSample } = open();
  history.push('/business', { sample: true });
  history.push('/business/pets');
  history.back();
  expect(isSample()).toBe(true);
  history.back();
  expect(isSample()).toBe(false);
});

test('the page at hand once more is no entry of its own', () => {
  const { history, isSample } = open();
  history.push('/business', { sample: true });
  history.push('/business');
  expect([history.length, isSample()]).toEqual([2, true]);
});
