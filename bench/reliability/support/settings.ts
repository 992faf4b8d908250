import { z } from 'zod';

/** Smaller values for slow machines; the tables show the values used. */
export const settings = z
  .object({
    BENCH_PORT: z.coerce.number().int().default(8300),
    /** Requests per second. */
    BENCH_RATE: z.coerce.number().min(1).default(200),
    /** Share of requests that are cache misses at the edge. */
    BENCH_MISS_SHARE: z.coerce.number().min(0.001).max(1).default(0.1),
    /** Requests per second of `bench faults`: most must be rendered, by one node when the other is gone. */
    BENCH_FAULT_RATE: z.coerce.number().min(1).default(12),
    /** How long each load lasts. */
    BENCH_SECONDS: z.coerce.number().min(1).default(20),
    /** Duration of the platform's outage. */
    BENCH_OUTAGE_SECONDS: z.coerce.number().min(1).default(60),
    /** URL of a real load balancer in front of both edges (BENCH_PORT and the next port); without it the benchmark is the load balancer. */
    BENCH_BALANCER: z.url().optional(),
    /** Runs only the faults whose name contains this. */
    BENCH_FAULT: z.string().default(''),
    BENCH_PAGES: z.coerce.number().int().min(1).default(60),
    BENCH_PURGES: z.coerce.number().int().min(1).default(100),
    /** Product changes of `bench storm`, and the seconds in which they arrive. */
    BENCH_STORM_CHANGES: z.coerce.number().int().min(1).default(50_000),
    BENCH_STORM_SECONDS: z.coerce.number().min(1).default(600),
    /** Product changes of `bench regions`. */
    BENCH_REGION_CHANGES: z.coerce.number().int().min(1).default(30),
    BENCH_VISITORS: z.coerce.number().int().min(1).default(1000),
    BENCH_FUZZ_REQUESTS: z.coerce.number().int().min(1).default(100_000),
    /** How long the attack lasts. */
    BENCH_ATTACK_SECONDS: z.coerce.number().min(1).default(300),
    /** Numbers of products. */
    BENCH_SIZES: z
      .string()
      .default('2000,20000,200000')
      .transform((text) => text.split(',').map(Number)),
    /** Rows of each kind in `bench database`. */
    BENCH_ROWS: z.coerce.number().int().min(100).default(1_000_000),
    BENCH_SEED: z.coerce.number().int().default(20_250_701),
  })
  .parse(process.env);
