import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';

const run = promisify(execFile);
const server = process.env.DATABASE_URL;

// pg_dump must be as new as the server: with Debian's of CI, not with the sandbox's own
test.skipIf(!server)(
  'a backup is restored whole, and only into an empty database',
  {
    timeout: 60_000,
  },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'newsletter-backup-'));
    const file = path.join(folder, 'newsletter.dump');
    const names = ['source', 'target'].map((name) => `backup_${name}_${process.pid}`);
    const [source = '', target = ''] = names.map((name) => {
      const url = new URL(server ?? '');
      url.pathname = `/${name}`;
      return url.href;
    });
    const script = (name: string, databaseUrl: string) =>
      run(path.join(import.meta.dirname, '../../../deploy', name), [file], {
        env: { PATH: process.env.PATH, NEWSLETTER_DATABASE_URL: databaseUrl },
      });
    const onServer = (statement: string) => run('psql', [server ?? '', '--command', statement]);
    try {
      for (const name of names) await onServer(`create database ${name}`);
      const original = connect(source, 2);
      await migrate(original, console);
      await original.pool.query(
        `insert into newsletter.subscription
        (id, address, language, status, confirmation_hash, confirmation_expires_at, mail_asked_at, changed_at)
        select gen_random_uuid(), 'reader-' || n || '@example.com', 'de', 'confirmed', 'hash-' || n, now(), now(), now()
        from generate_series(1, 100) n`,
      );
      await original.pool.query(
        `insert into declarations.declaration (id, kind, language, content, received_at)
        values (gen_random_uuid(), 'withdrawal', 'de', '{}', now())`,
      );
      await original.database.destroy();

      expect((await script('newsletter-backup.sh', source)).stdout).toContain('wrote');
      expect((await script('newsletter-restore.sh', target)).stdout).toContain(
        'restored 100 subscriptions, 0 vouchers, 0 jobs',
      );
      await expect(script('newsletter-restore.sh', target)).rejects.toThrow('is not empty');
      // the shop starts on it
      const restored = connect(target, 2);
      await migrate(restored, console);
      const { rows } = await restored.pool.query('select from declarations.declaration');
      expect(rows, 'not the newsletter alone').toHaveLength(1);
      await restored.database.destroy();
    } finally {
      for (const name of names) await onServer(`drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    }
  },
);
