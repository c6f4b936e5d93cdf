import type { SourceFile } from './source-files.ts';

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_]\w*)(?![\w$])/gm;

/** One name, one thing: a name is declared and exported by one file only. */
export function checkDuplicateExports(files: readonly SourceFile[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const [, name = ''] of text.matchAll(declaration)) {
      owners.set(name, [...(owners.get(name) ?? []), path]);
    }
  }
  return [...owners]
    .map(([name, paths]) => [name, [...new Set(paths)]] as const)
    .filter(([name, paths]) => paths.length > 1 && !isRouteExport(name, paths))
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}: give each its own name`);
}

/** The router requires the same export from every route file. */
function isRouteExport(name: string, paths: readonly string[]): boolean {
  return name === 'Route' && paths.every((path) => path.startsWith('apps/web/src/app/routes/'));
}
