type Clock = { leftMs: number; startedAt: number; timer?: ReturnType<typeof setTimeout>; onEnd: () => void };
type Id = string | number;

const clocks = new Map<Id, Clock>();
let isPaused = false;

/** Starts a clock that pauses while pointer or focus are on a toast: https://www.w3.org/TR/WCAG22/#timing-adjustable */
export function startClock(id: Id, durationMs: number, onEnd: () => void) {
  const clock: Clock = { leftMs: durationMs, startedAt: 0, onEnd };
  clocks.set(id, clock);
  if (!isPaused) run(clock);
}

/** Deletes the clock of a closed toast. The pointer or focus may have left the page with it. */
export function stopClock(id: Id) {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  if (clocks.size === 0) isPaused = false;
}

export function pauseClocks() {
  if (isPaused) return;
  isPaused = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.leftMs -= performance.now() - clock.startedAt;
  }
}

export function runClocks() {
  if (!isPaused) return;
  isPaused = false;
  for (const clock of clocks.values()) run(clock);
}

function run(clock: Clock) {
  clock.startedAt = performance.now();
  clock.timer = setTimeout(clock.onEnd, clock.leftMs);
}
