import type { WebhookTopic } from './topics.ts';

/** One attempt to deliver a webhook. */
export interface WebhookAttempt {
  at: Date;
  topic: WebhookTopic;
  resourceId: number;
  /** From 1. */
  attempt: number;
  /** Undefined without a response. */
  status: number | undefined;
  milliseconds: number;
  outcome: 'taken' | 'retried' | 'given up';
}

const kept = 100;

/** The latest attempts, newest first. */
export class DeliveryLog {
  #recent: WebhookAttempt[] = [];

  get recent(): readonly WebhookAttempt[] {
    return this.#recent;
  }

  add(attempt: WebhookAttempt): void {
    this.#recent = [attempt, ...this.#recent].slice(0, kept);
  }
}
