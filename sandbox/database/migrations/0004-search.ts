import { type Kysely, sql } from 'kysely';

const languages = ['de', 'en', 'da'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // One partition a language, so that each has its own statistics of what is common and what is rare.
  await sql`
    create table product_search (
      product_id bigint not null references product on delete cascade,
      language text not null,
      units_sold integer not null,
      words tsvector not null,
      primary key (language, product_id)
    ) partition by list (language)`.execute(db);
  for (const language of languages) {
    await sql`
      create table ${sql.table(`product_search_${language}`)}
      partition of product_search for values in (${sql.lit(language)})`.execute(db);
  }
  await sql`create index product_search_words on product_search using gin (words)`.execute(db);
  await sql`create index product_search_rank on product_search (units_sold, product_id)`.execute(
    db,
  );
  await sql`create index product_search_product on product_search (product_id)`.execute(db);

  await sql`
    create table search_word (
      language text not null,
      word text not null,
      uses integer not null,
      title_uses integer not null,
      primary key (language, word)
    )`.execute(db);
  await sql`create index search_word_trigrams on search_word using gin (word gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create table search_phrase (
      language text not null,
      text text not null,
      folded text not null,
      weight integer not null,
      primary key (language, text)
    )`.execute(db);
  await sql`alter table collection_text add column words tsvector not null default ''`.execute(db);

  await sql`create index product_related on product (product_type, units_sold desc)`.execute(db);
  await sql`create index product_facets on product using gin (facet_value_ids)`.execute(db);
}
