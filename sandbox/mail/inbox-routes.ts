import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../checkout/html.ts';
import { page } from '../checkout/page.ts';
import type { Site } from '../checkout/site.ts';

const paramsSchema = z.object({ id: z.coerce.number().int() });
const shown = 100;

/** Every mail the sandbox wrote or was sent by the shop. For developers, in English. */
export async function inboxRoutes(
  app: FastifyInstance,
  { database, shop, shopUrl }: Pick<Site, 'database' | 'shop' | 'shopUrl'>,
): Promise<void> {
  const frame = { language: 'en' as const, shop, shopUrl, back: 'shop' as const };
  const find = (id: number) =>
    database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

  app.get('/_inbox', async (_request, reply) => {
    const mails = await database
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    const rows = mails.map(
      ({ id, recipient, subject, created_at }) => html`<tr>
<th scope="row"><a href="/_inbox/${id}">${subject}</a></th><td>${recipient}</td><td class="amount">${created_at.toISOString().slice(0, 16).replace('T', ' ')}</td>
</tr>`,
    );
    const content = html`<div class="wrap"><div class="stack inbox">
<h1>Inbox</h1>
${
  rows.length === 0
    ? html`<p>No mail has been written yet.</p>`
    : html`<table class="orders"><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col" class="amount">Written (UTC)</th></tr></thead><tbody>${rows}</tbody></table>`
}
</div></div>`;
    return reply.send(page({ ...frame, title: 'Inbox', content }));
  });

  app.get('/_inbox/:id', async (request, reply) => {
    const mail = await find(paramsSchema.parse(request.params).id);
    if (!mail) return reply.callNotFound();
    const content = html`<div class="wrap"><div class="stack inbox">
<p><a href="/_inbox">All mails</a></p>
<h1>${mail.subject}</h1>
<p class="small muted">To ${mail.recipient}</p>
<h2>HTML</h2>
<iframe class="mail" src="/_inbox/${mail.id}/html" title="The mail as HTML"></iframe>
<h2>Text</h2>
<pre class="mail-text" tabindex="0">${mail.text}</pre>
</div></div>`;
    return reply.send(page({ ...frame, title: mail.subject, content }));
  });

  app.get('/_inbox/:id/html', async (request, reply) => {
    const mail = await find(paramsSchema.parse(request.params).id);
    if (!mail) return reply.callNotFound();
    return reply
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
      )
      .send(mail.html);
  });
}
