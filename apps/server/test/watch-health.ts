/**
 * Requests `/healthz` from a server every 10 ms, and prints at the end how long it took. Runs in a separate process.
 */
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
