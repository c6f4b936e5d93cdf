import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const start = new URL('./bootstrap/start-server.ts', import.meta.url).href;

/** Prints the package of every module that is loaded. */
const program = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
      if (name) packages.add(name);
      return next(url, context);
    },
  });
  await import('${start}');
  console.log(JSON.stringify([...packages]));
  process.exit();
`;

/** Large, and without use until the first PDF, picture, mail, payment, assistant or webhook. */
const later = [
  ...['pdf-lib', 'pdfkit', 'pdfjs-dist', 'fontkit', 'pkijs', '@signpdf/signpdf'],
  ...['sharp', 'file-type', '@napi-rs/canvas', 'onnxruntime-node', 'read-excel-file', 'papaparse'],
  ...['react-dom', 'nodemailer', 'web-push', 'undici'],
  ...['stripe', '@aws-sdk/client-s3', '@modelcontextprotocol/server', '@clearpaw/stripe-sandbox'],
];

test('a server that starts loads no library that it may never need', { timeout: 120_000 }, async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded).toContain('drizzle-orm');
  expect(loaded.filter((name) => later.includes(name))).toEqual([]);
});
