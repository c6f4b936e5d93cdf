/**
 * Invisible characters that make a name look like another: control characters and line ends, direction marks and
 * overrides (U+202E shows `gpj.exe` as `exe.jpg`), zero-width blanks, tags, halves of a surrogate pair. The joiners
 * U+200C and U+200D are allowed, because Persian and emoji need them.
 */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f/gu;

/** A file's name as it may be shown or saved: without invisible characters, and never empty. */
export function cleanFileName(name: string): string {
  const clean = name.replace(unseen, '').trim();
  return clean.replace(/[\u200c\u200d]/g, '').replaceAll('.', '') === '' ? 'file' : clean;
}
