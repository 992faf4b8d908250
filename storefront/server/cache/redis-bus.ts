import type { CacheBusMessage } from 'bentocache/types';
import type { RedisConnections } from './redis.ts';

type Listener = (message: CacheBusMessage) => void;

/** Tells the other nodes what to drop from their memory. Unlike bentocache's own, it survives a start without Redis. */
export function createRedisBus({ commands, subscriber }: RedisConnections) {
  let self = '';
  const listeners = new Map<string, Listener>();
  subscriber.on('message', (channel: string, text: string) => {
    const { from, message }: { from: string; message: CacheBusMessage } = JSON.parse(text);
    if (from !== self) listeners.get(channel)?.(message);
  });
  const transport = {
    setId(id: string) {
      self = id;
      return transport;
    },
    async publish(channel: string, message: unknown) {
      await commands.publish(channel, JSON.stringify({ from: self, message }));
    },
    async subscribe(channel: string, listener: unknown) {
      listeners.set(channel, listener as Listener);
      // waits until there is a Redis, which nobody else should
      subscriber.subscribe(channel).catch(() => {});
    },
    async unsubscribe(channel: string) {
      listeners.delete(channel);
    },
    onReconnect() {},
    async disconnect() {},
  };
  return { options: {}, factory: () => transport };
}
