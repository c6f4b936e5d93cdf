import { productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { publicPaths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { SkipLink, TextLink } from '../../ui/link/index.ts';
import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { OfflineLine } from './offline-line.tsx';

interface PublicFrameProps {
  /** Two short lines on the green panel, which shows from 1024 px on. */
  readonly panel: readonly string[];
  readonly children: ReactNode;
}

const rue = portraitFor({
  id: 'rue',
  name: 'Rue',
  species: 'dog',
  coat: 'white',
  ears: 'upright',
  marking: 'patch',
  collar: 'clay',
  turn: 2,
});
const bear = portraitFor({
  id: 'bear',
  name: 'B',
  species: 'dog',
  coat: 'cocoa',
  ears: 'floppy',
  marking: 'none',
  turn: -3,
});
const juniper = portraitFor({
  id: 'juniper',
  name: 'J',
  species: 'cat',
  coat: 'slate-tabby',
  marking: 'tabby',
  turn: 4,
});

/** The public shell around the forms: brand, skip link, the form at the left, company at the right. */
export function PublicFrame({ panel, children }: PublicFrameProps) {
  const messages = publicMessages;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-paper lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <SkipLink />
      <div className="flex flex-col px-5 md:px-10">
        <header className="flex h-22 items-center justify-between">
          <nav aria-label={messages.primaryNavigation} className="flex flex-1 items-center justify-between">
            <Anchor
              href={publicPaths.landing}
              aria-label={productName}
              className="inline-flex min-h-11 items-center text-ink rounded-bar"
            >
              <Wordmark name={productName} />
            </Anchor>
            <TextLink href={publicPaths.login} className="inline-flex min-h-11 items-center">
              {messages.login}
            </TextLink>
          </nav>
        </header>
        {/* Not centered: centered content would move while the rest of the page loads, and with each message. */}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-105 flex-1 flex-col gap-6 py-6 outline-none md:pt-[max(1.5rem,calc(50dvh-22rem))]"
        >
          {children}
        </main>
      </div>
      <aside
        data-ground="deep"
        aria-hidden="true"
        className="sticky top-4 m-4 hidden h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-[2rem] bg-deep text-on-deep lg:flex"
      >
        <p className="p-11 pb-0 type-h1">
          {panel.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <div
          data-blanket="butter"
          className="absolute inset-x-[10%] bottom-0 h-[76%] rounded-t-full bg-blanket"
        />
        <div className="-start-[12%] absolute bottom-0 w-[62%]">
          <PetPortrait appearance={bear} tag={false} />
        </div>
        <div className="-end-[12%] absolute bottom-0 w-[58%]">
          <PetPortrait appearance={juniper} tag={false} />
        </div>
        <div className="absolute inset-x-[12%] bottom-0">
          <PetPortrait appearance={rue} />
        </div>
      </aside>
      <OfflineLine />
    </div>
  );
}
