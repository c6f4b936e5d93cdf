import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./results/', import.meta.url));

/** Stores a measurement together with the machine it was made on. */
export async function keepResult(name: string, numbers: object): Promise<void> {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const kept = { ...numbers, machine, at: new Date().toISOString() };
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.json`, `${JSON.stringify(kept, null, 2)}\n`);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
