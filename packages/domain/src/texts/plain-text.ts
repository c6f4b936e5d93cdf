/**
 * Characters that are invisible and make one name look like another, or that reverse the text around it: control
 * characters and line ends, direction marks and overrides, zero-width blanks, tags. The joiners (U+200C, U+200D) are
 * allowed: Persian and emoji need them.
 */
const unseen =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f/u;
const joiners = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;

/** Whether one line of text is not blank and has no hidden characters. */
export function isPlainText(line: string): boolean {
  return !unseen.test(line) && (line === '' || line.replace(joiners, '').trim() !== '');
}
