interface QueueOptions {
  concurrent: number;
  mostWaiting: number;
  /** Who has waited longer is answered that the server is busy: the visitor has given up, or an edge has an older page. */
  deadlineMs: number;
}

/** Renders a few pages at a time and lets the process answer health checks and small requests in between. */
export function createRenderQueue({ concurrent, mostWaiting, deadlineMs }: QueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Hands the place on. Not at once: whatever else has arrived is answered first. */
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
    /** Null where it could not be done in time. */
    async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
      if (running < concurrent) {
        running += 1;
        return render(work);
      }
      if (waiting.length >= mostWaiting) return null;
      const since = performance.now();
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (performance.now() - since <= deadlineMs) return render(work);
      next();
      return null;
    },
  };
}
