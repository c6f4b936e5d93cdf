import { listsHoldForHours, type Rule } from '@clearpaw/domain';
import { useFormat, useWordsOf } from '../../../platform/words/index.ts';
import type { VerdictKind } from '../../../ui/verdict/index.ts';
import type { LookOf, PlaceAtDoor } from '../place-at-door.ts';
import { checkInWords } from '../words.ts';
import type { Subject } from './subject.ts';
import { openNotes, soonNotes, tallyOf } from './verdict-notes-of.ts';

interface Said {
  readonly kind: VerdictKind | 'specimen';
  readonly word: string;
  readonly origin: string | undefined;
  readonly title: string;
  readonly count: string;
  readonly announcement: string;
  readonly compact: boolean;
  readonly situation: 'here' | 'specimen' | 'good' | 'unsure' | 'not-good';
}

/** Everything the verdict screen says, for eyes and for ears. */
export function useVerdictSaid(
  place: PlaceAtDoor,
  service: string | null,
  { pet, badge, report, openCheckIn, offline }: Subject,
  lookOf: LookOf,
  rules: readonly Rule[],
): Said {
  const words = useWordsOf(checkInWords);
  const format = useFormat();
  const { kind, word } = lookOf(report.verdict);
  const serviceName = place.services.find(({ code }) => code === service)?.name ?? words.noService;
  const title = words.visit(pet.name, serviceName);
  const good = report.verdict === 'compliant' || report.verdict === 'expiring';
  const count = offline ? offlineCount(offline, words) : countOf(tallyOf(report), report.verdict, words);
  if (badge?.countsHere === false) {
    const announcement = `${words.specimen}. ${words.specimenDetail}`;
    const shown = { word: words.specimen, origin: word, title, count: words.specimenDetail };
    return { ...shown, kind: 'specimen', announcement, compact: true, situation: 'specimen' };
  }
  if (offline && !offline.sure && good) {
    const shown = {
      word: words.checkFirst,
      title,
      count: words.genuine,
      origin: badge?.kind === 'paper' ? words.paper : undefined,
    };
    const announcement = `${words.checkFirst}. ${pet.name}. ${count}`;
    return { ...shown, kind: 'offline', announcement, compact: true, situation: 'unsure' };
  }
  const reasons = [...openNotes(report, rules), ...soonNotes(report, words, format)];
  const first = reasons[0] ? [reasons[0].title, reasons[0].detail].filter(Boolean).join('. ') : count;
  return {
    kind,
    word,
    origin: badge?.kind === 'paper' ? words.paper : undefined,
    title,
    count,
    announcement: `${word}. ${pet.name}. ${first}`,
    compact: !good,
    situation: openCheckIn ? 'here' : good ? 'good' : 'not-good',
  };
}

function countOf(
  { asked, open }: { readonly asked: number; readonly open: number },
  verdict: string,
  words: (typeof checkInWords)['en'],
): string {
  if (asked === 0) return words.noRequirements;
  if (open === 0) return words.allMet(asked);
  return verdict === 'pending' ? words.inReview(open, asked) : words.notMet(open, asked);
}

/** How old the lists are, which is what an answer without a network rests on. */
export function offlineCount(
  { listAgeHours, unchecked }: NonNullable<Subject['offline']>,
  words: (typeof checkInWords)['en'],
): string {
  if (listAgeHours > listsHoldForHours) return words.listsOld(Math.floor(listAgeHours));
  return unchecked > 0 ? words.unchecked(unchecked) : words.listsFresh(Math.round(listAgeHours * 60));
}
