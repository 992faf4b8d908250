// Answers health checks in a thread of its own: they do not wait for what the main thread renders.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { HealthReport, HealthThreadOptions } from './health-server.ts';

const { port, host, silentMs }: HealthThreadOptions = workerData;
let latest: HealthReport = { status: 503, body: '{"state":"starting"}' };
let reportedAt = performance.now();

parentPort?.on('message', (report: HealthReport) => {
  latest = report;
  reportedAt = performance.now();
});

const server = createServer(({ url }, response) => {
  const answer = (status: number, body: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(body);
  const isSilent = performance.now() - reportedAt > silentMs;
  if (url === '/health/live') return answer(isSilent ? 503 : 200, `{"live":${!isSilent}}`);
  if (url !== '/health/ready') return answer(404, '{}');
  return isSilent ? answer(503, '{"state":"blocked"}') : answer(latest.status, latest.body);
});
server.listen(port, host, () => parentPort?.postMessage('listening'));
