/** Asks a server for `/healthz` every 10 ms, and at the end prints how long it took. A process of its own. */
const url = `${process.argv[2]}/healthz`;
const pauseMs = 10;
const times: number[] = [];
let lateMs = 0;
let isDone = false;
process.once('SIGTERM', () => {
  isDone = true;
});
process.stdout.write('watching\n');
while (!isDone) {
  const asked = performance.now();
  await fetch(url).then((reply) => reply.text());
  const answered = performance.now();
  times.push(Math.round(answered - asked));
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  lateMs = Math.max(lateMs, Math.round(performance.now() - answered - pauseMs));
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)];
const result = { most: times.at(-1), p99: at(0.99), count: times.length, lateMs };
process.stdout.write(`${JSON.stringify(result)}\n`);
