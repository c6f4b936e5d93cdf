/** Asks a server for `/healthz` every 10 ms, and at the end prints how long it took. A process of its own. */
const url = `${process.argv[2]}/healthz`;
const times: number[] = [];
let isDone = false;
process.once('SIGTERM', () => {
  isDone = true;
});
process.stdout.write('watching\n');
while (!isDone) {
  const asked = performance.now();
  await fetch(url).then((reply) => reply.text());
  times.push(Math.round(performance.now() - asked));
  await new Promise((resolve) => setTimeout(resolve, 10));
}
times.sort((a, b) => a - b);
const result = { most: times.at(-1), p99: times[Math.floor(times.length * 0.99)], count: times.length };
process.stdout.write(`${JSON.stringify(result)}\n`);
