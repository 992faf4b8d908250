interface QueueOptions {
  concurrent: number;
  maxWaiting: number;
  /** Requests that waited longer are rejected: the visitor has left, or the edge has a stale page. */
  deadlineMs: number;
}

/** Limits concurrent renders, so that health checks and small requests are handled in between. */
export function createRenderQueue({ concurrent, maxWaiting, deadlineMs }: QueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Starts the next render in a later task, so that other requests are handled in between. */
  function next() {
    const first = waiting.shift();
    if (first) setImmediate(first);
    else running -= 1;
  }

  async function render<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      next();
    }
  }

  return {
    /** Null if it could not start before the deadline. */
    async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
      if (running < concurrent) {
        running += 1;
        return render(work);
      }
      if (waiting.length >= maxWaiting) return null;
      const since = performance.now();
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (performance.now() - since <= deadlineMs) return render(work);
      next();
      return null;
    },
  };
}
