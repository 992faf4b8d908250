import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a bundle: its components and how many of each; null for every other variant.
  await sql`
    alter table variant
      add column component_ids bigint[],
      add column component_quantities integer[],
      add check (cardinality(component_ids) = cardinality(component_quantities))`.execute(db);
  await sql`
    create index variant_components on variant using gin (component_ids)
    where component_ids is not null`.execute(db);
  // How many of it can be bought at once; null for any number.
  await sql`alter table variant add column quantity_rule jsonb`.execute(db);
  // A bundle has the stock that its components allow, whoever changes it or them. It sells beyond its stock where all
  // of them do.
  await sql`
    create function refresh_stock_of_bundles() returns trigger language plpgsql as $$
    declare bundles bigint[] := array(
      select id from changed where component_ids is not null
      union
      select id from variant
      where component_ids is not null and component_ids && (select array_agg(id) from changed));
    begin
      -- also ends the recursion: the update below fires this trigger again, at last without a row
      if bundles = '{}' then return null; end if;
      update variant
      set stock = fact.stock, sells_beyond_stock = fact.beyond
      from (
        select bundle.id,
               bool_and(component.sells_beyond_stock) as beyond,
               coalesce(
                 min(floor(component.stock::numeric / wanted.quantity))
                   filter (where not component.sells_beyond_stock),
                 min(floor(component.stock::numeric / wanted.quantity)))::integer as stock
        from variant bundle,
             unnest(bundle.component_ids, bundle.component_quantities) as wanted (id, quantity)
             join variant component on component.id = wanted.id
        where bundle.id = any(bundles)
        group by bundle.id
      ) fact
      where variant.id = fact.id
        and (variant.stock, variant.sells_beyond_stock) is distinct from (fact.stock, fact.beyond);
      return null;
    end $$`.execute(db);
  for (const event of ['insert', 'update']) {
    await sql`
      create trigger ${sql.id(`variant_bundles_after_${event}`)} after ${sql.raw(event)} on variant
      referencing new table as changed for each statement
      execute function refresh_stock_of_bundles()`.execute(db);
  }
}
