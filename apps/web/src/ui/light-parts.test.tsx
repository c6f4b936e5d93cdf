import { PawPrint } from 'lucide-react';
import { type ReactElement, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BadgeTag, QrCode } from './badge/index.ts';
import { BrandMark, Wordmark } from './brand/index.ts';
import { BusinessTile } from './business/index.ts';
import { Segments } from './choice/index.ts';
import { Banner, EmptyState, ErrorPanel, Progress, Skeleton, SkeletonBlock } from './feedback/index.ts';
import { LinkButton, TextLink } from './link/index.ts';
import { PetAvatar, PetCard, PetGroup, PortraitField } from './pet/index.ts';
import { portraitFor, portraitSpecies } from './portrait/index.ts';
import { UiProvider } from './provider/index.ts';
import { CoverageTimeline, DateStub, RecordProof } from './record/index.ts';
import { SentenceWord } from './sentence/index.ts';
import { OwnerHeader, TabBar } from './shell/index.ts';
import { VerdictShape, VerdictTag, verdictKinds } from './verdict/index.ts';

const appearance = portraitFor({ id: 'p1', species: 'dog', name: 'Biscuit' });
const businesses = [
  { href: '/pets', label: 'My pets', icon: PawPrint, current: true, count: 2, countLabel: '2 wait' },
];

const parts: Record<string, ReactElement> = {
  BrandMark: <BrandMark />,
  Wordmark: <Wordmark name="Clearpaw" />,
  LinkButton: <LinkButton href="/">Go</LinkButton>,
  VerdictTag: <VerdictTag kind="ok">Good to go</VerdictTag>,
  PetAvatar: <PetAvatar appearance={appearance} verdict="soon" verdictLabel="Good for now" />,
  PortraitField: <PortraitField appearance={appearance} label="Biscuit" />,
  PetGroup: <PetGroup looks={[appearance, appearance]} />,
  PetCard: (
    <PetCard
      name="Biscuit"
      appearance={appearance}
      facts="Labrador mix"
      verdict={{ kind: 'ok', word: 'Good to go' }}
    />
  ),
  BusinessTile: <BusinessTile monogram="HH" hue="clay" verdict="stop" />,
  Segments: (
    <Segments
      label="For"
      segments={[{ id: 'owner', label: 'Pet owners' }]}
      value="owner"
      onChange={() => {}}
    />
  ),
  Banner: <Banner tone="soon">Rabies ends Dec 2.</Banner>,
  EmptyState: (
    <EmptyState appearance={appearance} title="No documents yet">
      Add one.
    </EmptyState>
  ),
  Skeleton: (
    <Skeleton>
      <SkeletonBlock className="h-4" />
    </Skeleton>
  ),
  Progress: <Progress title="a.pdf" label="Upload" percent={62} amount="3 of 5 MB" left="8 seconds" />,
  DateStub: <DateStub month="Nov" day={25} />,
  Proof: <RecordProof level={3}>Verified by a business</RecordProof>,
  CoverageTimeline: (
    <CoverageTimeline
      label="Protection"
      today="2026-11-20"
      coverages={[
        { id: 'r', title: 'Rabies', doses: [{ id: '1', from: '2024-06-03', until: '2027-06-03', proof: 4 }] },
      ]}
    />
  ),
  BadgeTag: (
    <BadgeTag
      name="Biscuit"
      code={<QrCode matrix={[[true]]} label="Badge" />}
      secondsLeft={18}
      note="New code in 18 s"
    />
  ),
  SentenceWord: <SentenceWord>dog</SentenceWord>,
  OwnerHeader: <OwnerHeader brand="Clearpaw" navLabel="Main" items={businesses} />,
  TabBar: <TabBar navLabel="Main" items={businesses} />,
};

describe('parts that are prerendered', () => {
  it.each(Object.entries(parts))(
    '%s carries no inline style, which the content security policy refuses',
    (_, part) => {
      expect(renderToStaticMarkup(<StrictMode>{part}</StrictMode>)).not.toMatch(/<style| style=|data:/);
    },
  );

  it.each(portraitSpecies)('a %s is drawn without a broken number', (species) => {
    const html = renderToStaticMarkup(
      <PortraitField appearance={portraitFor({ id: 'x', species, name: 'X' })} />,
    );
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

describe('what screen readers hear', () => {
  it.each(verdictKinds)(
    'the shape of %s is named when it stands alone and silent beside its word',
    (kind) => {
      expect(renderToStaticMarkup(<VerdictShape kind={kind} label="word" />)).toContain(
        'role="img" aria-label="word"',
      );
      expect(renderToStaticMarkup(<VerdictShape kind={kind} />)).toContain('aria-hidden="true"');
    },
  );

  it('the current place is said, not only tinted', () => {
    expect(renderToStaticMarkup(<TabBar navLabel="Main" items={businesses} />)).toContain(
      'aria-current="page"',
    );
  });

  it('an error interrupts and offers to try again', () => {
    const html = renderToStaticMarkup(
      <ErrorPanel onRetry={() => {}}>Failed to load subscription status</ErrorPanel>,
    );
    expect(html).toContain('role="alert"');
    expect(html).toContain('Something went wrong');
    expect(html).toContain('Try again');
  });

  it('the words come from the provider', () => {
    const html = renderToStaticMarkup(
      <UiProvider link={({ children, href }) => <a href={`#${href}`}>{children}</a>}>
        <TextLink href="/terms">Terms</TextLink>
      </UiProvider>,
    );
    expect(html).toBe('<a href="#/terms">Terms</a>');
  });
});
