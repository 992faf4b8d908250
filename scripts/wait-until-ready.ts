// Waits until a URL responds with success: node scripts/wait-until-ready.ts http://localhost:4000/health
import { setTimeout as wait } from 'node:timers/promises';

const [, , url = ''] = process.argv;
const isReady = () =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await wait(200);
