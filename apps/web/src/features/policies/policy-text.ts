/** One policy: a sentence at the top, then its sections; a section's key is its anchor. */
export interface PolicyText {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, PolicySection>>;
}

export interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list after the paragraphs. */
  readonly points?: readonly string[];
  /** A table after the paragraphs: what or who, for how long, and what is said of it. */
  readonly rows?: Readonly<Record<string, PolicyRow>>;
}

interface PolicyRow {
  readonly name: string;
  readonly life?: string;
  readonly text: string;
}

/** The day from which the four texts apply; they have one date because they refer to each other. */
export const policyVersion = '2026-11-21';
