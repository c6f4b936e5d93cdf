import { useState } from 'react';
import { FilterChips, Segments } from '../../ui/choice/index.ts';
import { RecordProof } from '../../ui/record/index.ts';
import { Tabs } from '../../ui/tabs/index.ts';
import { GalleryBlock } from './gallery-block.tsx';

const services = [
  { id: 'daycare', label: 'Daycare', count: 6 },
  { id: 'boarding', label: 'Boarding', count: 7 },
] as const;

const filters = [
  { id: 'all', label: 'All', count: 248 },
  { id: 'soon', label: 'Good for now', count: 20, verdict: 'soon' },
] as const;

const proofs = [
  'Entered by you',
  'Document attached',
  'Verified by a business',
  'Confirmed by clinic',
] as const;

/** Tabs, segments, chips and the four levels of proof. */
export function ChoiceSection() {
  const [tab, setTab] = useState<'overview' | 'vaccinations' | 'places'>('overview');
  const [service, setService] = useState<'daycare' | 'boarding'>('daycare');
  const [filter, setFilter] = useState<'all' | 'soon'>('all');
  return (
    <GalleryBlock title="Tabs, chips, proof" className="lg:col-span-2">
      <Tabs
        label="Biscuit"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'overview', label: 'Overview', content: null },
          { id: 'vaccinations', label: 'Vaccinations', count: 13, content: null },
          { id: 'places', label: 'Places', content: null },
        ]}
      />
      <div className="flex flex-col items-start gap-3">
        <Segments label="Service" segments={services} value={service} onChange={setService} />
        <FilterChips label="Verdict" chips={filters} value={filter} onChange={setFilter} />
        {([4, 3, 2, 1] as const).map((level) => (
          <RecordProof key={level} level={level}>
            {proofs[level - 1]}
          </RecordProof>
        ))}
      </div>
    </GalleryBlock>
  );
}
