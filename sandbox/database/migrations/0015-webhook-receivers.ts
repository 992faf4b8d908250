import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Subscriptions that were made through the Admin API.
  await sql`
    create table webhook_receiver (subscription text not null, topic text not null, url text not null)`.execute(
    db,
  );
  // Null for the address of the configuration.
  await sql`alter table webhook_event add column url text`.execute(db);
  await sql`
    create function send_to_receivers() returns trigger language plpgsql as $$
    begin
      if new.url is not null then return new; end if;
      insert into webhook_event (topic, resource_id, payload, url)
      select new.topic, new.resource_id, new.payload, receiver.url
      from webhook_receiver receiver where receiver.topic = new.topic;
      if split_part(new.topic, '/', 1) in ('products', 'collections', 'inventory_levels', 'metaobjects')
        and exists (select from webhook_subscription) then return new; end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger webhook_event_receivers before insert on webhook_event
    for each row execute function send_to_receivers()`.execute(db);
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
      where (after.stock, after.price, after.compare_at_price, after.sells_beyond_stock)
        is distinct from (before.stock, before.price, before.compare_at_price, before.sells_beyond_stock);
      return null;
    end $$`.execute(db);
  // Whoever changes a cart or a customer, subscribers hear of it; without one nothing is written.
  await sql`
    create function announce_row() returns trigger language plpgsql as $$
    declare
      wanted text := tg_argv[0] || case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end;
      changed jsonb;
    begin
      if not exists (select from webhook_receiver receiver where receiver.topic = wanted) then return null; end if;
      if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
      insert into webhook_event (topic, resource_id, payload)
      values (wanted, coalesce((changed ->> 'id')::bigint, 0), changed);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger cart_announce after insert or update on cart
    for each row execute function announce_row('carts/')`.execute(db);
  await sql`
    create trigger customer_announce after insert or update or delete on customer
    for each row execute function announce_row('customers/')`.execute(db);
}
