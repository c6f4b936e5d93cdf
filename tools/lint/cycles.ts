import type { Import } from './imports.ts';

/** Every circle of imports, named once by its members. Types count too: a circle of types is one design. */
export function checkCycles(imports: readonly Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  return findCircles(graph).map((circle) => `import circle: ${circle.join(' -> ')} -> ${circle[0]}`);
}

/** Depth-first: a file met again while it is still open closes a circle. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const open: string[] = [];
  const circles = new Map<string, string[]>();
  const visit = (file: string) => {
    if (done.has(file)) return;
    const at = open.indexOf(file);
    if (at >= 0) {
      const circle = open.slice(at);
      circles.set([...circle].sort().join(), circle);
      return;
    }
    open.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    open.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return [...circles.values()];
}
