export interface LoadedResponse<Value> {
  value: Value;
  /** Purged by webhooks. */
  tags: string[];
  /** Seconds during which it is fresh. */
  fresh: number;
}

export interface CachedResponse<Value> {
  value: Value;
  tags: string[];
  /** Expired or purged, and used because the platform is unavailable. */
  isStale: boolean;
}

interface CacheRequest {
  key: string;
  /** Seconds during which a stale response may be used. */
  stale: number;
}

/** A cache of the platform's responses for all visitors, provided by the server. */
export interface ResponseCache {
  read<Value>(
    request: CacheRequest,
    load: () => Promise<LoadedResponse<Value>>,
  ): Promise<CachedResponse<Value>>;
}
