import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);

  await sql`
    create table catalogue_state (
      singleton boolean primary key default true check (singleton),
      version bigint not null default 1,
      products integer not null default 0,
      hash text
    )`.execute(db);
  await sql`insert into catalogue_state default values`.execute(db);

  await sql`
    create table product (
      id bigint primary key,
      key text not null unique,
      vendor text not null,
      product_type text not null,
      tags text[] not null,
      is_gift_card boolean not null,
      created_at timestamptz not null,
      units_sold integer not null,
      facet_value_ids integer[] not null,
      complementary_ids bigint[] not null,
      selling_plan_group_ids bigint[] not null,
      available boolean not null default false,
      prices integer[] not null default '{}',
      min_price integer not null default 0
    )`.execute(db);

  await sql`
    create table product_text (
      product_id bigint not null references product on delete cascade,
      language text not null,
      handle text not null,
      title text not null,
      card jsonb not null,
      detail jsonb not null,
      primary key (product_id, language)
    )`.execute(db);
  await sql`create unique index product_text_handle on product_text (handle, language)`.execute(db);

  await sql`
    create table variant (
      id bigint primary key,
      product_id bigint not null references product on delete cascade,
      position integer not null,
      sku text not null,
      price integer not null check (price >= 0),
      compare_at_price integer,
      contents_amount numeric,
      contents_unit text,
      stock integer not null,
      sells_beyond_stock boolean not null,
      weight_grams integer not null,
      check (stock >= 0 or sells_beyond_stock)
    )`.execute(db);
  await sql`create index variant_product on variant (product_id, position)`.execute(db);
  await sql`create index variant_sku on variant (sku)`.execute(db);

  await sql`create table collection (id bigint primary key, key text not null unique)`.execute(db);
  await sql`
    create table collection_text (
      collection_id bigint not null references collection on delete cascade,
      language text not null,
      handle text not null,
      title text not null,
      document jsonb not null,
      primary key (collection_id, language)
    )`.execute(db);
  await sql`create unique index collection_text_handle on collection_text (handle, language)`.execute(
    db,
  );

  await createCollectionProduct(db);

  await sql`
    create table metaobject (
      id bigint primary key,
      type text not null,
      handle text not null,
      position integer not null,
      unique (type, handle)
    )`.execute(db);
  await sql`create index metaobject_position on metaobject (type, position)`.execute(db);
  await sql`
    create table metaobject_text (
      metaobject_id bigint not null references metaobject on delete cascade,
      language text not null,
      fields jsonb not null,
      primary key (metaobject_id, language)
    )`.execute(db);

  await sql`
    create table selling_plan_group (id bigint primary key, names jsonb not null)`.execute(db);
  await sql`
    create table selling_plan (
      id bigint primary key,
      group_id bigint not null references selling_plan_group on delete cascade,
      position integer not null,
      names jsonb not null,
      interval text not null,
      interval_count integer not null,
      percent_off integer not null
    )`.execute(db);

  await sql`
    create table facet (
      id integer primary key,
      filter_id text not null unique,
      position integer not null,
      type text not null,
      labels jsonb not null
    )`.execute(db);
  await sql`
    create table facet_value (
      id integer primary key,
      facet_id integer not null references facet on delete cascade,
      value text not null,
      labels jsonb not null,
      input json not null,
      swatch text,
      unique (facet_id, value)
    )`.execute(db);

  await createPayment(db);
  await createVariantTrigger(db);
}

/** Carries a copy of every sort key, so that each order of a collection is one index range. */
async function createCollectionProduct(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collection_product (
      collection_id bigint not null references collection on delete cascade,
      product_id bigint not null references product on delete cascade,
      position integer not null,
      units_sold integer not null,
      created_at timestamptz not null,
      min_price integer not null,
      title_de text collate "C" not null,
      title_en text collate "C" not null,
      title_da text collate "C" not null,
      primary key (collection_id, product_id)
    )`.execute(db);
  await sql`create index collection_product_product on collection_product (product_id)`.execute(db);
  const sortColumns = [
    'position',
    'units_sold',
    'created_at',
    'min_price',
    'title_de',
    'title_en',
    'title_da',
  ];
  for (const column of sortColumns) {
    await sql`
      create index ${sql.id(`collection_product_${column}`)}
      on collection_product (collection_id, ${sql.id(column)}, product_id)`.execute(db);
  }
}

async function createPayment(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table discount (
      id bigint primary key generated by default as identity,
      code text not null,
      title text not null,
      percent numeric,
      amount integer,
      level text not null,
      minimum_subtotal integer,
      collection_ids bigint[] not null default '{}',
      usage_limit integer,
      times_used integer not null default 0,
      once_per_customer boolean not null default false,
      starts_at timestamptz not null,
      ends_at timestamptz,
      combinable boolean not null default false,
      applies_to_subscriptions boolean not null default false,
      check ((percent is null) <> (amount is null)),
      check (usage_limit is null or times_used <= usage_limit)
    )`.execute(db);
  await sql`create unique index discount_code on discount (upper(code))`.execute(db);
  await sql`
    create table gift_card (
      id bigint primary key generated by default as identity,
      code text not null,
      initial_balance integer not null,
      balance integer not null check (balance >= 0),
      expires_on date
    )`.execute(db);
  await sql`create unique index gift_card_code on gift_card (upper(code))`.execute(db);
}

/** Keeps what follows from stock and prices, whoever writes them. */
async function createVariantTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refresh_products_of_changed_variants() returns trigger language plpgsql as $$
    declare changed_products bigint[];
    begin
      with fact as (
        select product_id,
               bool_or(stock > 0 or sells_beyond_stock) as available,
               array_agg(distinct price order by price) as prices,
               min(price) as min_price
        from variant
        where product_id in (select product_id from changed)
        group by product_id
      ), updated as (
        update product
        set available = fact.available, prices = fact.prices, min_price = fact.min_price
        from fact
        where product.id = fact.product_id
          and (product.available, product.prices) is distinct from (fact.available, fact.prices)
        returning product.id
      )
      select array_agg(id) into changed_products from updated;
      if changed_products is not null then
        update collection_product
        set min_price = product.min_price
        from product
        where product.id = any(changed_products)
          and collection_product.product_id = product.id
          and collection_product.min_price <> product.min_price;
        update catalogue_state set version = version + 1;
      end if;
      return null;
    end $$`.execute(db);
  for (const event of ['insert', 'update']) {
    await sql`
      create trigger ${sql.id(`variant_after_${event}`)} after ${sql.raw(event)} on variant
      referencing new table as changed for each statement
      execute function refresh_products_of_changed_variants()`.execute(db);
  }
}
