import { useState } from 'react';
import { RadioCards } from '../../ui/field/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { Sentence, SentenceWord } from '../../ui/sentence/index.ts';
import { SentenceChip } from '../../ui/sentence-chip/index.ts';
import { Count, LiveTag, Tag } from '../../ui/tag/index.ts';
import { GalleryBlock } from './gallery-block.tsx';

const waits = [
  { id: '0', label: 'No wait', detail: 'Counts from the day it is given' },
  { id: '2', label: '48 hours' },
  { id: '7', label: '7 days', detail: 'What most daycares ask' },
];

/** A rule as a sentence, and tags. */
export function SentenceSection() {
  const [wait, setWait] = useState('7');
  const [order, setOrder] = useState<'month' | 'day' | null>(null);
  return (
    <GalleryBlock title="Sentence rule, tags, radio cards" className="lg:col-span-5">
      <Sentence change="Changed, was 12 months">
        Every <SentenceWord>dog</SentenceWord> needs <SentenceWord>bordetella</SentenceWord> from the last{' '}
        <SentenceWord changed>6 months</SentenceWord>, given at least{' '}
        <SentenceChip
          label="Wait"
          value={waits.find(({ id }) => id === wait)?.label ?? ''}
          choices={waits}
          selected={wait}
          onSelect={setWait}
        />{' '}
        before a first visit.
      </Sentence>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Tag>Booster</Tag>
        <Tag tone="soft">For dogs</Tag>
        <Tag tone="sunken">23</Tag>
        <Count label="2 alerts">2</Count>
        <Count tone="plain">23</Count>
        <LiveTag>Live</LiveTag>
        <Breadcrumbs
          crumbs={[
            { label: 'My pets', href: '#pets' },
            { label: 'Biscuit', href: '#b' },
            { label: 'Vaccinations' },
          ]}
        />
      </div>
      <div className="mt-5 max-w-150 rounded-panel bg-soon-tint p-5">
        <RadioCards
          label="How does this clinic write dates?"
          tone="warning"
          value={order}
          onChange={setOrder}
          cards={[
            {
              id: 'month',
              title: 'Month first',
              children: <span className="type-small text-ink-2">Mar 4, 2025</span>,
            },
            {
              id: 'day',
              title: 'Day first',
              children: <span className="type-small text-ink-2">Apr 3, 2025</span>,
            },
          ]}
        />
      </div>
    </GalleryBlock>
  );
}
