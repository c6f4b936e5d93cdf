/**
 * A program for the container, as an ES module: prints what is written as an import or require in a file that the server
 * can reach and is missing, also where nothing has loaded it yet. Optional packages that are not installed do not count.
 */
export const unresolved = `import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire, findPackageJSON, isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
const comments = /[/][*][^]*?[*][/]|^\\s*[/][/].*$/gm;
const written =
  /^(?:import|export)\\b(?:[^;'"(]*\\bfrom)?\\s*['"]([^'"\\n]+)['"]|\\b(import|require)[(]\\s*['"]([^'"\\n]+)['"]\\s*[)]/gm;
// Builds for other systems, and examples in what React says to developers.
const absent = (name, file) => name.startsWith('./skia.') || file.endsWith('.development.js');
function isWanted(name, file) {
  if (/^[.][.]?[/]/.test(name)) return !absent(name, file);
  try { return findPackageJSON(name, pathToFileURL(file)) !== undefined; } catch { return false; }
}
const [missing, seen] = [new Set(), new Set()];
const open = readdirSync('src', { recursive: true }).map((path) => process.cwd() + '/src/' + path);
for (let file = open.pop(); file; file = open.pop()) {
  if (seen.has(file) || !/[.]([cm]?js|tsx?)$/.test(file)) continue;
  seen.add(file);
  for (const [, imported, kind, called] of readFileSync(file, 'utf8').replace(comments, '').matchAll(written)) {
    const name = imported ?? called;
    if (isBuiltin(name) || !/^[@.\\w][\\w@./-]*$/.test(name)) continue;
    try {
      const [path, url] = [createRequire(file), pathToFileURL(file).href];
      const found = kind === 'require' ? path.resolve(name) : fileURLToPath(import.meta.resolve(name, url));
      if (!existsSync(found)) throw new Error(found);
      open.push(found);
    } catch { if (isWanted(name, file)) missing.add(file + ': ' + name); }
  }
}
console.log(JSON.stringify(seen.size > 3000 ? [...missing] : [...seen]));`;
