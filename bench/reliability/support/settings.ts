import { z } from 'zod';

/** A weak machine may ask for less; the tables say what was asked for. */
export const settings = z
  .object({
    BENCH_PORT: z.coerce.number().int().default(8300),
    /** Requests a second. */
    BENCH_RATE: z.coerce.number().min(1).default(200),
    /** So much of the load is not at the edge: a node has to make it. */
    BENCH_MISS_SHARE: z.coerce.number().min(0.001).max(1).default(0.1),
    /** How long each load lasts. */
    BENCH_SECONDS: z.coerce.number().min(1).default(20),
    /** How long the platform is away. */
    BENCH_OUTAGE_SECONDS: z.coerce.number().min(1).default(60),
    /** A real balancer before both edges (BENCH_PORT and the next one), where the bench is not to be it itself. */
    BENCH_BALANCER: z.url().optional(),
    /** Only the faults with this in their name. */
    BENCH_FAULT: z.string().default(''),
    BENCH_PAGES: z.coerce.number().int().min(1).default(60),
    BENCH_PURGES: z.coerce.number().int().min(1).default(100),
    BENCH_VISITORS: z.coerce.number().int().min(1).default(1000),
    BENCH_FUZZ_REQUESTS: z.coerce.number().int().min(1).default(100_000),
    /** How long the attack lasts. */
    BENCH_ATTACK_SECONDS: z.coerce.number().min(1).default(300),
    BENCH_SEED: z.coerce.number().int().default(20_250_701),
  })
  .parse(process.env);
