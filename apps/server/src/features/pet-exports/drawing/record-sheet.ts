import { productName } from '@clearpaw/domain';
import {
  isolated,
  leftToRight,
  type PageSize,
  Sheet,
  type TextStyle,
} from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import type { ProofWording } from '../record/proof-of.ts';
import { dayOfInstant, dayText } from '../record/texts.ts';
import type { Wording } from '../record/wording.ts';
import { leading, page } from './style.ts';

export interface Printing {
  readonly pageSize: PageSize;
  readonly timeZone: string;
  readonly now: Date;
  readonly wording: Wording;
}

/** A text of a cell or a paragraph with its style. */
export type StyledWords = readonly [text: string, style: TextStyle];

/** The pages of a record, and what is said on them. */
export class RecordSheet extends Sheet {
  readonly wording: Wording;
  readonly proof: ProofWording;
  readonly #ownLanguage: string | undefined;

  constructor({ pet, people }: PetRecord, { pageSize, timeZone, now, wording }: Printing) {
    const { language, direction, texts } = wording;
    super({
      ...{ title: texts.fileTitle(pet.name), author: productName, pageSize, createdAt: now },
      ...{ language, direction, margins: page, leading },
    });
    this.wording = wording;
    this.proof = { wording, timeZone, quoted: isolated };
    this.#ownLanguage = people.language === language ? undefined : people.language;
  }

  get texts(): Wording['texts'] {
    return this.wording.texts;
  }

  /** What the owner wrote in their own words: read aloud in their language, not in that of the document. */
  own<Value extends string | null>(value: Value, style: TextStyle): readonly [Value | string, TextStyle] {
    if (value === null) return [value, style];
    return [isolated(value), this.#ownLanguage ? { ...style, language: this.#ownLanguage } : style];
  }

  day(day: string): string {
    return isolated(dayText(this.wording, day));
  }

  dayOf(instant: Date): string {
    return isolated(dayOfInstant(this.wording, instant, 'UTC'));
  }
}

/** The same for values that may be absent. */
export const isolatedOrNull = (value: string | null): string | null => (value ? isolated(value) : null);
export const numbered = (value: string | null): string | null => (value ? leftToRight(value) : null);
