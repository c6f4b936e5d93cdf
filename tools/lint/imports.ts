import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** An import of one of our own files. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTest: boolean;
  /** True if only types are imported, so that nothing of it is left at run time. */
  readonly typesOnly: boolean;
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*${},\s]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Reads the imports between our own files; packages from the registry are not followed. */
export function readImports(files: readonly SourceFile[]): Import[] {
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) =>
    [...file.text.matchAll(statement)].flatMap((match) => {
      const to = resolve(file.path, match[3] ?? match[4] ?? '');
      if (to === null || !known.has(to)) return [];
      return [{ from: file.path, to, isTest: file.isTest, typesOnly: match[2] !== undefined }];
    }),
  );
}

function resolve(from: string, specifier: string): string | null {
  const room = /^@clearpaw\/(domain|protocol|contract|client|testing|stripe-sandbox)$/.exec(specifier);
  if (room) return `packages/${room[1]}/src/index.ts`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
}
