import type { Language } from '@clearpaw/protocol';
import { renderEmail } from './email-content.ts';
import type { MailDraft } from './mail.ts';

/** A mail of a few sentences, in the language of who reads it. */
export interface NoteEmail {
  /** The product's name. */
  readonly from: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Whether the name stands below the text as well. */
  readonly isSigned?: boolean;
}

/** The note as plain text, and as HTML that names its language and runs the way it does. */
export async function noteEmail(note: NoteEmail): Promise<Omit<MailDraft, 'to'>> {
  const { from, language, subject, paragraphs, isSigned = false } = note;
  const { html } = await renderEmail({ from, language, heading: subject, paragraphs });
  const text = paragraphs.join('\n\n');
  return { subject, text: isSigned ? `${text}\n\n${from}\n` : text, html, headers: inLanguage(language) };
}

/** Says which language a mail is in (RFC 3282). */
export const inLanguage = (language: Language): Readonly<Record<string, string>> => ({
  'Content-Language': language,
});
