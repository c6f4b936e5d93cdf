import { VerdictShape, VerdictTag, VerdictWord, verdictKinds } from '../../ui/verdict/index.ts';
import { GalleryBlock } from './gallery-block.tsx';

const samples = {
  ok: ['Good to go', 'circle, check'],
  soon: ['Good for now', 'rounded square, clock'],
  wait: ['In review', 'diamond, lens'],
  stop: ['Not today', 'octagon, cross'],
  offline: ['Check first', 'rounded square, no signal'],
} as const;

/** Five shapes, alone and with their word. */
export function VerdictSection() {
  return (
    <GalleryBlock title="Verdicts" className="lg:col-span-2">
      <ul className="flex flex-col gap-3.5">
        {verdictKinds.map((kind) => (
          <li
            key={kind}
            className="grid grid-cols-[2.25rem_10rem_1fr] items-center gap-4 type-small text-ink-3"
          >
            <VerdictShape kind={kind} size={34} />
            <span>
              <VerdictTag kind={kind}>{samples[kind][0]}</VerdictTag>
            </span>
            {samples[kind][1]}
          </li>
        ))}
      </ul>
      <p className="mt-4 type-small">
        <VerdictWord kind="soon">Good for now.</VerdictWord> Bordetella ends within 30 days.
      </p>
      <p className="mt-3">
        <VerdictTag kind="ok" size="large">
          Good to go
        </VerdictTag>
      </p>
    </GalleryBlock>
  );
}
