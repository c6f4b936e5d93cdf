import type { Excuses } from './excuses.ts';
import { measureFunctions } from './measure-functions.ts';
import type { SourceFile } from './source-files.ts';

/** The limits of the project: lines of a file and of a function. Data and tests have only the upper bound of a file. */
const gates = {
  fileMedian: 60,
  fileP90: 150,
  fileMax: 300,
  functionP90: 35,
  functionMax: 60,
  componentMax: 90,
};

export function checkSizes(files: readonly SourceFile[], excuses: Excuses): string[] {
  const code = files.filter((file) => !file.isTest);
  const lengths = code.map((file) => file.text.split('\n').length - 1);
  const functions = code.flatMap((file) =>
    measureFunctions(file).map((one) => ({ ...one, path: file.path })),
  );
  const problems = [
    ...over('median of file lengths', percentile(lengths, 0.5), gates.fileMedian),
    ...over('90th percentile of file lengths', percentile(lengths, 0.9), gates.fileP90),
    ...over(
      '90th percentile of function lengths',
      percentile(
        functions.map((one) => one.lines),
        0.9,
      ),
      gates.functionP90,
    ),
  ];
  const large = files
    .filter((file) => file.text.split('\n').length - 1 > gates.fileMax && !(file.path in excuses))
    .map((file) => `${file.path}: ${file.text.split('\n').length - 1} lines, at most ${gates.fileMax}`);
  const long = functions
    .filter((one) => one.lines > (one.isComponent ? gates.componentMax : gates.functionMax))
    .filter((one) => !(`${one.path}#${one.name}` in excuses))
    .map(
      (one) =>
        `${one.path}:${one.line}: ${one.name} has ${one.lines} lines, at most ${one.isComponent ? gates.componentMax : gates.functionMax}`,
    );
  return [...problems, ...large, ...long];
}

function over(what: string, found: number, limit: number): string[] {
  return found > limit ? [`${what}: ${found}, at most ${limit}`] : [];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
