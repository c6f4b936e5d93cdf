import { dialOf, productName } from '@clearpaw/domain';
import { directionOf, type Language } from '@clearpaw/protocol';
import { biscuitDrawing, juniperDrawing, petSvg } from '../../platform/pet-drawings/index.ts';
import { badgePageMessages } from './messages.gen.ts';

type Messages = (typeof badgePageMessages)['en'];

/** What an outsider may see of a pet. */
export interface PublicBadgeView {
  readonly code: string;
  readonly firstName: string;
  readonly hasPhoto: boolean;
  /** How to reach the owner; null while the pet is not lost. */
  readonly lost: {
    readonly phone: string | null;
    readonly email: string | null;
    readonly note: string | null;
  } | null;
}

/** The page behind a valid badge. */
export function publicBadgePage(view: PublicBadgeView, language: Language): string {
  const name = escaped(view.firstName);
  const messages = badgePageMessages[language];
  return view.lost
    ? page(language, messages.lost(name), `${faceOf(view)}\n${lostPart(name, view.lost, messages)}`)
    : page(language, messages.title(name), `${faceOf(view)}\n${usualPart(name, messages)}`);
}

/** The page behind a code that belongs to no pet, and behind that of the sample badge. */
export function petlessPage(kind: 'unknown' | 'sample', language: Language): string {
  const { [kind]: texts, signIn } = badgePageMessages[language];
  const body = `${petSvg(kind === 'sample' ? biscuitDrawing : juniperDrawing, 'face')}
<h1>${texts.heading}</h1>
<p>${texts.why}</p>
<p><strong>${texts.ask}</strong></p>
<p><a${kind === 'sample' ? '' : ' class="quiet"'} href="/login">${signIn}</a></p>`;
  return page(language, texts.title, body);
}

function faceOf({ code, firstName, hasPhoto }: PublicBadgeView): string {
  const name = escaped(firstName);
  if (hasPhoto) return `<img class="face" src="/v/${code}/photo" alt="${name}" width="160" height="160">`;
  const initial = escaped([...firstName][0]?.toUpperCase() ?? '');
  return `<p class="face" aria-hidden="true">${initial}</p>`;
}

function usualPart(name: string, { heading, what, work, signIn }: Messages): string {
  return `<h1>${heading(name)}</h1>
<p>${what(name)}</p>
<p>${work}</p>
<p><a href="/login">${signIn}</a></p>`;
}

function lostPart(
  name: string,
  { phone, email, note }: NonNullable<PublicBadgeView['lost']>,
  messages: Messages,
): string {
  const dial = phone === null ? null : dialOf(phone);
  return [
    `<h1>${messages.lost(name)}</h1>`,
    `<p>${messages.found(name)}</p>`,
    note === null ? '' : `<blockquote dir="auto">${escaped(note)}</blockquote>`,
    dial === null ? '' : `<p><a href="tel:${dial}">${messages.call(leftToRight(phone ?? ''))}</a></p>`,
    email === null
      ? ''
      : `<p><a${dial === null ? '' : ' class="quiet"'} href="mailto:${encodeURIComponent(email)}">${messages.write(leftToRight(email))}</a></p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Numbers and addresses keep their order where the language runs the other way. */
const leftToRight = (text: string): string => `<bdi dir="ltr">${escaped(text)}</bdi>`;

/** The mark of the app. */
const brandMark = `<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="12.5"/><g>
<ellipse cx="9.3" cy="18.2" rx="2.7" ry="3.6" transform="rotate(-24 9.3 18.2)"/>
<ellipse cx="15.6" cy="11.4" rx="2.9" ry="3.9" transform="rotate(-8 15.6 11.4)"/>
<ellipse cx="23.6" cy="10.9" rx="2.9" ry="3.9" transform="rotate(10 23.6 10.9)"/></g>
<path d="M12.6 24.8 18.6 30.4 31 17.6" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${productName}</title>
<link rel="stylesheet" href="/v/badge.css">
</head>
<body>
<header><a class="mark" href="/">${brandMark}${productName}</a></header>
<main>
${body}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  return text.replace(/[&<>"']/g, (letterSize) => `&${names[letterSize]};`);
}
