import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CartTables } from '../cart/tables.ts';
import type { QuantityRule } from '../catalogue-format/catalogue.ts';
import type { Language, Localized } from '../catalogue-format/languages.ts';
import type {
  ContentKind,
  MetaobjectFieldRecord,
  MetaobjectStatus,
  Translations,
} from '../content/records.ts';
import type {
  CardDocument,
  CollectionDocument,
  DetailDocument,
  SetMetafields,
} from '../store/documents.ts';
import type { WebhookTopic } from '../webhooks/topics.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface CatalogueStateTable {
  singleton: Generated<boolean>;
  /** Grows with every change that a listing or its facet counts can show. */
  version: Generated<number>;
  products: Generated<number>;
  hash: string | null;
}

interface ProductTable {
  id: number;
  key: string;
  vendor: string;
  product_type: string;
  tags: string[];
  is_gift_card: boolean;
  created_at: Timestamp;
  units_sold: number;
  facet_value_ids: number[];
  complementary_ids: number[];
  selling_plan_group_ids: number[];
  /** Kept by a trigger on variant, as are the two prices. */
  available: Generated<boolean>;
  prices: Generated<number[]>;
  min_price: Generated<number>;
  /** Included tax in per cent. */
  tax_rate: ColumnType<string, number>;
}

interface ProductTextTable {
  product_id: number;
  language: Language;
  handle: string;
  title: string;
  card: JSONColumnType<CardDocument>;
  detail: JSONColumnType<DetailDocument>;
}

interface VariantTable {
  id: number;
  product_id: number;
  position: number;
  sku: string;
  price: number;
  compare_at_price: number | null;
  contents_amount: string | null;
  contents_unit: 'g' | 'kg' | 'ml' | 'l' | null;
  stock: number;
  sells_beyond_stock: boolean;
  weight_grams: number;
  changed_at: Generated<Date | null>;
  /** Set through the Admin API; null for one that was deleted. */
  metafields: ColumnType<SetMetafields | null, string | undefined, string>;
  /** Of a bundle; its stock follows from theirs by a trigger. */
  component_ids: Generated<number[] | null>;
  component_quantities: Generated<number[] | null>;
  quantity_rule: ColumnType<QuantityRule | null, string | null | undefined, string | null>;
}

interface CollectionTable {
  id: number;
  key: string;
  updated_at: Generated<Date>;
}

interface CollectionTextTable {
  collection_id: number;
  language: Language;
  handle: string;
  title: string;
  document: JSONColumnType<CollectionDocument>;
  /** In small plain letters. */
  also_called: string;
  size: number;
}

interface CollectionProductTable {
  collection_id: number;
  product_id: number;
  position: number;
  units_sold: number;
  created_at: Timestamp;
  min_price: number;
  title_de: string;
  title_en: string;
  title_da: string;
}

interface MetaobjectTable {
  id: number;
  type: string;
  handle: string;
  position: number;
  status: MetaobjectStatus;
  /** In the primary language; without the empty ones. */
  fields: JSONColumnType<MetaobjectFieldRecord[]>;
  translations: JSONColumnType<Translations>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Pages, blogs, articles, policies, menus, files and definitions: few enough to be kept in memory. */
interface ContentTable {
  kind: ContentKind;
  id: number;
  position: number;
  document: JSONColumnType<object>;
}

/** Ids of entries and content that were written since the catalogue was seeded. */
interface ContentChangeTable {
  id: number;
}

interface UploadedFileTable {
  name: string;
  type: string;
  content: Buffer;
}

/** The types of metaobjects that a subscription wants to hear of. */
interface WebhookFilterTable {
  subscription: string;
  topic: string;
  metaobject_type: string;
}

interface SellingPlanGroupTable {
  id: number;
  names: JSONColumnType<Localized>;
}

interface SellingPlanTable {
  id: number;
  group_id: number;
  position: number;
  names: JSONColumnType<Localized>;
  interval: 'DAY' | 'WEEK' | 'MONTH';
  interval_count: number;
  percent_off: number;
}

interface FacetTable {
  id: number;
  filter_id: string;
  position: number;
  type: 'LIST' | 'BOOLEAN' | 'PRICE_RANGE';
  labels: JSONColumnType<Localized>;
}

interface FacetValueTable {
  id: number;
  facet_id: number;
  value: string;
  labels: JSONColumnType<Localized>;
  input: JSONColumnType<Record<string, unknown>>;
  swatch: string | null;
}

interface ProductSearchTable {
  product_id: number;
  language: Language;
  units_sold: number;
  words: string;
}

interface SearchWordTable {
  language: Language;
  word: string;
  /** Products that have it anywhere, and in their title. */
  uses: number;
  main_uses: number;
  title_uses: number;
  stem: string;
}

interface PictureFileTable {
  name: string;
  /** Only the catalogue's picture renderer knows what it means. */
  recipe: ColumnType<unknown, string, string>;
}

interface SearchPhraseTable {
  language: Language;
  text: string;
  folded: string;
  weight: number;
}

interface DiscountTable {
  id: Generated<number>;
  code: string;
  title: string;
  /** Either per cent or an amount in cents, never both. */
  percent: ColumnType<string | null, number | string | null>;
  amount: number | null;
  level: 'product' | 'order';
  minimum_subtotal: number | null;
  /** Empty means every product. */
  collection_ids: Generated<number[]>;
  usage_limit: number | null;
  times_used: Generated<number>;
  once_per_customer: Generated<boolean>;
  starts_at: Timestamp;
  ends_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  combinable: Generated<boolean>;
  applies_to_subscriptions: Generated<boolean>;
}

interface GiftCardTable {
  id: Generated<number>;
  code: string;
  initial_balance: number;
  balance: number;
  /** An ISO date; the card is good up to and including it. */
  expires_on: string | null;
}

interface UrlRedirectTable {
  id: number;
  path: string;
  target: string;
}

interface WebhookSubscriptionTable {
  url: string;
  secret: string;
}

interface WebhookReceiverTable {
  subscription: string;
  topic: WebhookTopic;
  url: string;
}

interface WebhookEventTable {
  id: Generated<number>;
  webhook_id: Generated<string>;
  topic: WebhookTopic;
  resource_id: number;
  /** What was changed, where it may be gone when the webhook is sent. */
  /** As JSON. */
  payload: ColumnType<unknown, string | undefined, never>;
  triggered_at: Generated<Date>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  /** Null for the address of the configuration. */
  url: Generated<string | null>;
}

interface CatalogueTables {
  catalogue_state: CatalogueStateTable;
  product: ProductTable;
  product_text: ProductTextTable;
  variant: VariantTable;
  collection: CollectionTable;
  collection_text: CollectionTextTable;
  collection_product: CollectionProductTable;
  metaobject: MetaobjectTable;
  content: ContentTable;
  content_change: ContentChangeTable;
  uploaded_file: UploadedFileTable;
  selling_plan_group: SellingPlanGroupTable;
  selling_plan: SellingPlanTable;
  facet: FacetTable;
  facet_value: FacetValueTable;
  product_search: ProductSearchTable;
  search_word: SearchWordTable;
  picture_file: PictureFileTable;
  search_phrase: SearchPhraseTable;
  discount: DiscountTable;
  gift_card: GiftCardTable;
  url_redirect: UrlRedirectTable;
  webhook_subscription: WebhookSubscriptionTable;
  webhook_event: WebhookEventTable;
  webhook_filter: WebhookFilterTable;
  webhook_receiver: WebhookReceiverTable;
}

export interface Database extends CatalogueTables, CartTables {}
