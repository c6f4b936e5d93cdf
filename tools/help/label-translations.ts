import type { Language } from '@clearpaw/protocol';
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { listMessages, readAreas, readLanguage } from '../messages/catalogue.ts';
import { repository } from './help-pages.ts';
import { consistsOf, isTelling } from './screen-texts.ts';

/** The fixed parts of a text, with a value between each two. */
type Parts = readonly string[];

/** Whether a label is what a language's screens say for an English label, in any of the places where that one is. */
export type IsTranslated = (english: string, label: string) => boolean;

export function readLabelTranslations(language: Language): IsTranslated {
  const messages = readAreas([`${repository}apps/web/src`, `${repository}packages/domain/src`]).flatMap(
    (area) => {
      const texts = listMessages(readLanguage(area, language));
      return [...listMessages(area.english)].map(([name, english]) => ({
        english: partsOf(english),
        translated: partsOf(evenSpaces(texts.get(name) ?? '')),
      }));
    },
  );
  return (english, label) => {
    const exact = messages.filter(({ english: all }) => all.some((parts) => isExactly(english, parts)));
    const found = exact.length > 0 ? exact : messages.filter((one) => one.english.some(matches(english)));
    return found.some(({ translated }) => translated.some(matches(evenSpaces(label))));
  };
}

/** French has spaces of two widths before punctuation, and all of them look like a space. */
const evenSpaces = (text: string): string => text.replace(/\s/g, ' ');

const isExactly = (label: string, parts: Parts): boolean => parts.length === 1 && parts[0] === label;

const matches =
  (label: string) =>
  (parts: Parts): boolean =>
    parts.length === 1 ? parts[0] === label : isTelling(parts) && consistsOf(label, parts);

/** Every text that a message can become: one for each combination of its branches. */
function partsOf(text: string): readonly Parts[] {
  return combine(parse(text, { ignoreTag: true }));
}

function combine(elements: readonly MessageFormatElement[]): readonly Parts[] {
  return elements
    .map(variantsOf)
    .reduce<readonly Parts[]>(
      (before, next) => before.flatMap((one) => next.map((more) => join(one, more))),
      [['']],
    );
}

function variantsOf(element: MessageFormatElement): readonly Parts[] {
  if (isLiteralElement(element)) return [[element.value]];
  if (!isSelectElement(element) && !isPluralElement(element)) return [['', '']];
  return Object.values(element.options).flatMap(({ value }) => combine(value));
}

function join(one: Parts, more: Parts): Parts {
  return [...one.slice(0, -1), `${one.at(-1) ?? ''}${more[0] ?? ''}`, ...more.slice(1)];
}
