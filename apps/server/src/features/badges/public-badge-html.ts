import { dialOf, productName } from '@clearpaw/domain';
import { directionOf, type Language } from '@clearpaw/protocol';
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
  const body = `<h1>${texts.heading}</h1>
<p>${texts.why}</p>
<p><a class="quiet" href="/login">${signIn}</a></p>`;
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
<main>
<p class="mark">${productName}</p>
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

export const publicBadgeStyle = `:root { color-scheme: light dark; --paper: oklch(0.985 0.008 95); --ink: oklch(0.22 0.02 165);
  --soft: oklch(0.41 0.02 162); --surface: oklch(0.998 0.003 95); --green: oklch(0.43 0.085 165); --on: oklch(0.99 0.008 95);
  --ring: oklch(0.80 0.16 80); --line: oklch(0.63 0.02 150); --blanket: oklch(0.88 0.068 65); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.205 0.014 168); --ink: oklch(0.96 0.01 95);
  --soft: oklch(0.815 0.014 120); --surface: oklch(0.248 0.017 168); --green: oklch(0.745 0.10 163);
  --on: oklch(0.20 0.03 167); --line: oklch(0.555 0.02 165);
  --blanket: oklch(0.50 0.075 60); } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 Inter, system-ui, sans-serif; }
main { box-sizing: border-box; width: min(100% - 2.5rem, 30rem); margin: 2rem 0; padding: 3rem 1.5rem 2rem; text-align: center;
  background: var(--surface); border-radius: 2.5rem; box-shadow: 0 32px 64px -20px rgb(23 33 29 / 26%); position: relative; }
main::before { content: ""; position: absolute; top: 1rem; left: 50%; width: 1rem; height: 1rem; margin-left: -0.75rem;
  border: 0.25rem solid var(--ring); border-radius: 50%; }
h1 { font-size: 2.125rem; line-height: 1.15; letter-spacing: -0.03em; text-wrap: balance; overflow-wrap: anywhere; }
p { color: var(--soft); }
.mark { font-weight: 700; color: var(--ink); }
a { display: inline-block; min-height: 3rem; padding: 0 1.5rem; line-height: 3rem; border-radius: 0.875rem; font-weight: 600;
  background: var(--green); color: var(--on); text-decoration: none; }
.face { box-sizing: border-box; width: 10rem; height: 10rem; margin: 1rem auto; border-radius: 50%; object-fit: cover;
  background: var(--blanket); color: var(--ink); font-weight: 700; font-size: 4.5rem; line-height: 10rem; }
img.face { display: block; }
blockquote { margin: 1rem 0; padding: 0.75rem 1rem; border-radius: 0.875rem; background: var(--paper); color: var(--ink);
  overflow-wrap: anywhere; }
main > p > a { max-width: 100%; overflow-wrap: anywhere; }
a.quiet { background: none; color: var(--ink); box-shadow: inset 0 0 0 1px var(--line); }
a:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
`;
