import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_subscription (url text primary key, secret text not null)`.execute(db);
  await sql`
    create table webhook_event (
      id bigint primary key generated always as identity,
      webhook_id uuid not null default gen_random_uuid(),
      topic text not null,
      resource_id bigint not null,
      triggered_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index webhook_event_due on webhook_event (next_attempt_at)`.execute(db);

  // Whoever changes stock or prices, the shop hears of it; without a listener nothing is written.
  await sql`
    create function announce_changed_variants() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhook_subscription) then return null; end if;
      insert into webhook_event (topic, resource_id)
      select 'inventory_levels/update', after.id
      from after join before using (id)
      where after.stock <> before.stock;
      insert into webhook_event (topic, resource_id)
      select distinct 'products/update', after.product_id
      from after join before using (id)
      where (after.stock, after.price, after.compare_at_price, after.sells_beyond_stock)
        is distinct from (before.stock, before.price, before.compare_at_price, before.sells_beyond_stock);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger variant_announce after update on variant
    referencing old table as before new table as after for each statement
    execute function announce_changed_variants()`.execute(db);
}
