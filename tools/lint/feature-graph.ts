import type { Import } from './imports.ts';

/**
 * Apart from tests, the dependencies between server features must be acyclic, so that each feature can be read after
 * the ones it uses.
 */
export function checkFeatureGraph(imports: readonly Import[]): string[] {
  const graph = new Map<string, Map<string, string>>();
  for (const one of imports) {
    const from = featureOf(one.from);
    const to = featureOf(one.to);
    if (one.isTest || !from || !to || from === to) continue;
    const targets = graph.get(from) ?? new Map<string, string>();
    if (!targets.has(to)) targets.set(to, `${one.from} imports ${one.to}`);
    graph.set(from, targets);
  }
  return findCycle(graph);
}

const featureOf = (path: string) => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

function findCycle(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (feature: string, path: readonly string[]) => {
    const at = path.indexOf(feature);
    if (at >= 0) {
      const cycle = [...path.slice(at), feature];
      const steps = cycle.slice(1).map((to, index) => graph.get(cycle[index] ?? '')?.get(to));
      problems.push(`feature cycle ${cycle.join(' -> ')}: ${steps.join('; ')}`);
      return;
    }
    if (done.has(feature)) return;
    for (const next of graph.get(feature)?.keys() ?? []) visit(next, [...path, feature]);
    done.add(feature);
  };
  for (const feature of graph.keys()) visit(feature, []);
  return problems;
}
