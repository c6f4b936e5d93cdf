/** The result of one campaign. */
export interface CampaignResult {
  readonly name: string;
  readonly about: string;
  /** The day, `YYYY-MM-DD`. */
  readonly on: string;
  readonly commit: string;
  readonly seeds: string;
  readonly tried: string;
  readonly minutes: number;
  readonly held: boolean;
}

const begin = '<!-- campaigns -->';
const end = '<!-- /campaigns -->';
const head =
  '| Campaign | What is tried | Day | Commit | Seeds | Tried | Minutes | Outcome |\n|---|---|---|---|---|---|---|---|';

/** The page with this result in its table: a campaign has one row, that of its last run. */
export function withResult(page: string, result: CampaignResult): string {
  const [before = '', rest = ''] = page.split(begin);
  const [table = '', after = ''] = rest.split(end);
  const rows = new Map(
    table
      .split('\n')
      .filter((line) => /^\| \w/.test(line) && !line.startsWith('| Campaign '))
      .map((line) => [/^\| (\w+)/.exec(line)?.[1] ?? '', line] as const),
  );
  rows.set(result.name, rowOf(result));
  const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
  return `${before}${begin}\n\n${[head, ...sorted].join('\n')}\n\n${end}${after}`;
}

function rowOf({ name, about, on, commit, seeds, tried, minutes, held }: CampaignResult): string {
  const cells = [name, about, on, commit, seeds, tried, minutes.toFixed(1), held ? 'held' : 'failed'];
  return `| ${cells.join(' | ')} |`;
}
