import { Button } from '../../ui/button/index.ts';
import { Confidence, type Coverage, CoverageTimeline, DateStub, ProofLegend } from '../../ui/record/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { GalleryBlock } from './gallery-block.tsx';

const today = '2026-11-20';

const coverages: readonly Coverage[] = [
  {
    id: 'rabies',
    title: 'Rabies',
    detail: 'Every place asks',
    doses: [
      { id: '1', from: '2023-06-01', until: '2024-05-28', proof: 4 },
      { id: '2', from: '2024-06-03', until: '2027-06-03', proof: 4 },
    ],
    end: { title: 'Jun 3, 2027', detail: 'book in May' },
  },
  {
    id: 'bordetella',
    title: 'Bordetella',
    detail: 'Harbor Hounds, Tall Oak',
    doses: [
      { id: '1', from: '2024-01-20', until: '2025-01-10', proof: 2 },
      { id: '2', from: '2025-01-14', until: '2026-01-05', proof: 2 },
      { id: '3', from: '2026-01-14', until: '2027-01-14', proof: 2 },
    ],
    end: { title: 'Jan 14, 2027', detail: 'in 8 weeks' },
  },
  {
    id: 'influenza',
    title: 'Canine influenza',
    detail: 'Harbor Hounds',
    doses: [{ id: '1', from: '2026-10-01', until: '2027-10-30', proof: 3 }],
    end: { title: 'Oct 30, 2027', detail: 'in 11 months' },
  },
];

/** Timelines: what is valid until when, and what comes next. */
export function RecordSection() {
  return (
    <>
      <GalleryBlock title="Coverage" bare className="lg:col-span-3">
        <Panel
          title="Protection"
          heading="h3"
          lead="Everything holds today. Next to end: bordetella, in 8 weeks."
        >
          <CoverageTimeline label="Protection" today={today} coverages={coverages} />
          <div className="border-line border-t pt-4">
            <ProofLegend
              levels={[
                { level: 4, label: 'Confirmed by clinic' },
                { level: 3, label: 'Verified by a business' },
                { level: 2, label: 'Document attached' },
                { level: 1, label: 'Entered by you' },
              ]}
            />
          </div>
        </Panel>
      </GalleryBlock>
      <GalleryBlock title="Coming up" className="lg:col-span-2">
        <Rows>
          <Row
            start={<DateStub month="Oct" day={30} tone="overdue" label="October 30" />}
            title="Pickle’s distemper has ended"
            detail="Tall Oak asks for it. 21 days ago."
            end={
              <Button variant="quiet" size="small">
                Add record
              </Button>
            }
          />
          <Row
            start={<DateStub month="Nov" day={25} tone="now" label="November 25" />}
            title="Book Juniper’s rabies booster"
            detail="Ends Dec 2. It counts from the day it is given."
          />
          <Row
            start={<DateStub month="Dec" day={19} label="December 19" />}
            title="Biscuit stays at Tall Oak until Dec 27"
            detail="Everything holds for the whole stay."
            end={<VerdictShape kind="ok" label="Good to go" />}
          />
        </Rows>
        <div className="mt-4 flex gap-5">
          <Confidence percent={97} />
          <Confidence percent={82} />
          <Confidence percent={61} />
        </div>
      </GalleryBlock>
    </>
  );
}
