import type { SourceFile } from './source-files.ts';

const inFeature = /^apps\/web\/src\/features\/([^/]+)\//;

/** A web feature without a test of its screens is proven by slow journeys alone, or by none. */
export function checkFeatureTests(files: readonly SourceFile[]): string[] {
  const features = new Set(files.flatMap(({ path }) => inFeature.exec(path)?.[1] ?? []));
  const tested = new Set(
    files
      .filter(({ path }) => path.endsWith('.screen.test.tsx'))
      .map(({ path }) => inFeature.exec(path)?.[1]),
  );
  return [...features]
    .filter((feature) => !tested.has(feature))
    .map(
      (feature) =>
        `apps/web/src/features/${feature} has no *.screen.test.tsx: test what people do on its screens`,
    );
}
