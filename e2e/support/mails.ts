import { expect } from '@playwright/test';
import { sandboxOrigin } from './addresses.ts';

/** The text of the nth mail to an address, as the sandbox's inbox shows it. */
export async function mailTo(address: string, nth = 0, sandbox = sandboxOrigin): Promise<string> {
  let id: string | undefined;
  await expect
    .poll(
      async () => {
        const inbox = await (await fetch(`${sandbox}/_inbox`)).text();
        const rows = inbox.split('<tr>').filter((row) => row.includes(`<td>${address}</td>`));
        // newest first
        id = /href="\/_inbox\/(\d+)"/.exec(rows.toReversed()[nth] ?? '')?.[1];
        return id;
      },
      { message: `mail ${nth} to ${address}`, timeout: 20_000 },
    )
    .toBeDefined();
  const page = await (await fetch(`${sandbox}/_inbox/${id}`)).text();
  return /<pre class="mail-text"[^>]*>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '';
}

/** The address of a link in a mail's text. */
export function linkIn(mail: string, kind: 'confirm' | 'unsubscribe' | 'restock'): string {
  const path = kind === 'restock' ? 'restock/confirm' : `newsletter/${kind}`;
  return new RegExp(`https?://\\S+/${path}\\?token=[\\w.-]+`).exec(mail)?.[0] ?? '';
}
