import type { Language } from '@clearpaw/protocol';

/** A page of the help as links name it. */
export interface HelpEntry {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Of its text: English where it has no translation into the language of the build. */
  readonly language: Language;
}

export interface HelpGroup {
  readonly title: string;
  readonly pages: readonly HelpEntry[];
}

/** Whom a part of the help is for; `id` is the second part of its addresses. */
export interface HelpAudience {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly HelpGroup[];
}

export interface HelpHeading {
  readonly id: string;
  readonly text: string;
}

/** What is around the text of one page. */
export interface HelpPageContent {
  readonly entry: HelpEntry;
  readonly audience: HelpAudience;
  readonly headings: readonly HelpHeading[];
  readonly previous: HelpEntry | null;
  readonly next: HelpEntry | null;
}

/** What search finds: the text under one heading. */
export interface HelpSection {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  /** Empty for what is above the first heading. */
  readonly section: string;
  readonly text: string;
  readonly language: Language;
}

/** Stand in rendered pages for what tools/help fills in. */
export const articlePlaceholder = '%HELP_ARTICLE%';
export const indexPlaceholder = '%HELP_INDEX%';
