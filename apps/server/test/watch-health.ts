/** Asks a server for `/healthz` without a pause, and at the end prints the longest wait in milliseconds. A process of its own. */
const url = `${process.argv[2]}/healthz`;
let longest = 0;
let isDone = false;
process.once('SIGTERM', () => {
  isDone = true;
});
process.stdout.write('watching\n');
while (!isDone) {
  const asked = performance.now();
  await fetch(url).then((reply) => reply.text());
  longest = Math.max(longest, performance.now() - asked);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
process.stdout.write(`${Math.round(longest)}\n`);
