import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the Admin API set and deleted on top of the catalogue's metafields, by "namespace.key".
  await sql`alter table variant add column metafields jsonb`.execute(db);
  await sql`
    create or replace function announce_changed_variants() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhook_subscription)
        and not exists (select from webhook_receiver) then return null; end if;
      insert into webhook_event (topic, resource_id)
      select 'inventory_levels/update', after.id
      from after join before using (id)
      where after.stock <> before.stock;
      insert into webhook_event (topic, resource_id)
      select distinct 'products/update', after.product_id
      from after join before using (id)
      where (after.stock, after.price, after.compare_at_price, after.sells_beyond_stock, after.metafields)
        is distinct from
        (before.stock, before.price, before.compare_at_price, before.sells_beyond_stock, before.metafields);
      return null;
    end $$`.execute(db);
  // Whoever changes a variant may say when, by the sandbox's clock.
  await sql`
    create or replace function remember_variant_change() returns trigger language plpgsql as $$
    begin
      if new.changed_at is not distinct from old.changed_at then new.changed_at := now(); end if;
      return new;
    end $$`.execute(db);
}
