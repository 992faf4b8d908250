export interface LoadedAnswer<Value> {
  value: Value;
  /** Names by which it is purged when the platform announces a change. */
  tags: string[];
  /** For so many seconds it is used without asking again. */
  fresh: number;
}

export interface KeptAnswer<Value> {
  value: Value;
  tags: string[];
  /** Past its lifetime or purged: shown only because nothing newer can be had. */
  isStale: boolean;
}

interface AnswerRequest {
  key: string;
  /** For so many seconds it is kept for when nothing newer can be had. */
  stale: number;
}

/** Keeps the platform's answers for all visitors; the server provides it. */
export interface AnswerCache {
  read<Value>(
    request: AnswerRequest,
    load: () => Promise<LoadedAnswer<Value>>,
  ): Promise<KeptAnswer<Value>>;
}
