/** One of the commands behind `npm run check`, `e2e`, `bench` and so on. */
interface Task {
  /** What it checks, tests, measures or writes. */
  about: string;
  /** A shell command; arguments are appended. */
  command: string;
  /** Roughly, on two cores. */
  takes: string;
  /** What has to be there; `build` is made first. */
  needs?: (
    | 'build'
    | 'chromium'
    | 'redis'
    | 'varnish'
    | 'network'
    | 'blender'
    | 'postgresql'
    | 'hunspell'
  )[];
}

export type Tasks = Record<string, Task>;
