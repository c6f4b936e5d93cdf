import { listsHoldForHours, type Rule } from '@clearpaw/domain';
import { inSentence, useFormat } from '../../../platform/messages/index.ts';
import type { VerdictKind } from '../../../ui/verdict/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { openVerdictNotes, soonNotes, tallyOf } from '../verdict-notes-of.ts';
import type { ScanSubject } from './subject.ts';

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

/** All texts of the verdict screen, visible and announced. */
export function useVerdictSaid(
  business: ScannerBusiness,
  service: string | null,
  { pet, badge, report, openCheckIn, offline }: ScanSubject,
  verdictAppearance: GetVerdictAppearance,
  rules: readonly Rule[],
): Said {
  const messages = checkInMessages;
  const format = useFormat();
  const { kind, word } = verdictAppearance(report.verdict);
  const serviceName = business.services.find(({ code }) => code === service)?.name ?? messages.noService;
  const title = messages.visit(pet.name, inSentence(serviceName));
  const good = report.verdict === 'compliant' || report.verdict === 'expiring';
  const count = offline
    ? offlineCount(offline, messages)
    : countOf(tallyOf(report), report.verdict, messages);
  if (badge?.countsHere === false) {
    const announcement = `${messages.specimen}. ${messages.specimenDetail}`;
    const shown = { word: messages.specimen, origin: word, title, count: messages.specimenDetail };
    return { ...shown, kind: 'specimen', announcement, compact: true, situation: 'specimen' };
  }
  if (offline && !offline.sure && good) {
    const shown = {
      word: messages.checkFirst,
      title,
      count: messages.genuine,
      origin: badge?.kind === 'paper' ? messages.printed : undefined,
    };
    const announcement = `${messages.checkFirst}. ${pet.name}. ${count}`;
    return { ...shown, kind: 'offline', announcement, compact: true, situation: 'unsure' };
  }
  const reasons = [...openVerdictNotes(report, rules), ...soonNotes(report, rules, messages, format)];
  const first = reasons[0] ? [reasons[0].title, reasons[0].detail].filter(Boolean).join('. ') : count;
  return {
    kind,
    word,
    origin: badge?.kind === 'paper' ? messages.printed : undefined,
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
  messages: typeof checkInMessages,
): string {
  if (asked === 0) return messages.noRequirements;
  if (open === 0) return messages.allMet(asked);
  return verdict === 'pending' ? messages.inReview(open, asked) : messages.notMet(open, asked);
}

/** The age of the lists on which an answer without a network is based. */
export function offlineCount(
  { listAgeHours, unchecked }: NonNullable<ScanSubject['offline']>,
  messages: typeof checkInMessages,
): string {
  if (listAgeHours > listsHoldForHours) return messages.listsOld(Math.floor(listAgeHours));
  return unchecked > 0 ? messages.unchecked(unchecked) : messages.listsFresh(Math.round(listAgeHours * 60));
}
