import { BrandMark } from '../../ui/brand/index.ts';
import { GalleryBlock } from './gallery-block.tsx';

const samples = [
  ['type-section', 'Section', 'Ready before anyone asks'],
  ['type-h1', 'H1', 'Good morning, Maya'],
  ['type-h2', 'H2', 'May Biscuit come in?'],
  ['type-h3', 'H3', 'Unlimited pet profiles'],
  ['type-lead', 'Lead', 'Biscuit is good to go everywhere.'],
  ['type-body', 'Body', 'Rabies ends Wed, Dec 2. Welcome until then.'],
  ['type-small', 'Small', 'Lakeside Animal Hospital'],
  ['type-caption', 'Caption', '985 112 004 417 863'],
] as const;

/** The text styles and the mark. */
export function TypeSection() {
  return (
    <GalleryBlock title="Type and mark" className="lg:col-span-5">
      <dl className="flex flex-col gap-4">
        {samples.map(([appearance, name, messages]) => (
          <div key={appearance} className="grid items-baseline gap-4 md:grid-cols-[8rem_1fr]">
            <dt className="type-caption text-ink-3">{name}</dt>
            <dd className={appearance}>{messages}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex gap-3">
        <BrandMark />
        <BrandMark tone="marigold" />
        <BrandMark tone="deep" />
        <span className="rounded-card bg-deep p-2">
          <BrandMark tone="paper" />
        </span>
      </div>
    </GalleryBlock>
  );
}
