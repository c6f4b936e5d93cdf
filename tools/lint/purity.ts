import type { SourceFile } from './source-files.ts';

const banned: readonly (readonly [RegExp, string])[] = [
  [/\bnew Date\b|\bDate\.(now|UTC|parse)\b/, 'today arrives as an argument'],
  [/\bMath\.random\b|\bcrypto\./, 'chance arrives as an argument'],
  [/\b(fetch|setTimeout|setInterval|localStorage|process)\b\s*[.(]/, 'the domain does no I/O'],
  [/from '(?!\.|node:test)[^']+'/, 'the domain depends on nothing'],
];

/** Rules that read a clock or roll dice cannot be replayed: the domain may not. */
export function checkPurity(files: readonly SourceFile[]): string[] {
  const domain = files.filter((file) => file.path.startsWith('packages/domain/src/') && !file.isTest);
  return domain.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (/^\s*(\*|\/\/|\/\*)/.test(line)) return [];
      const found = banned.find(([pattern]) => pattern.test(line));
      return found ? [`${path}:${index + 1}: ${found[1]}`] : [];
    }),
  );
}
