/**
 * Reports the first of many events and then nothing for a while: an outage is one line of the log, not one for each
 * call. The next line has the number of events since.
 */
export function atMostEvery<Said extends unknown[]>(
  ms: number,
  say: (times: number, ...said: Said) => void,
): (...said: Said) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let times = 0;
  return (...said) => {
    times += 1;
    if (performance.now() - saidAt < ms) return;
    say(times, ...said);
    saidAt = performance.now();
    times = 0;
  };
}
