// The parts of a product, collection or metaobject that only change with the catalogue, as kept in the database:
// one document for each language.

export interface ImageDocument {
  id: number;
  /** Its name under /files with the version in it: "spade.webp?v=6e9a01". */
  file: string;
  alt: string;
  width: number;
  height: number;
}

/** A video or a 3D model of a product. */
export type MediumDocument = { id: number; alt: string; preview: ImageDocument } & (
  | { kind: 'video'; file: string; width: number; height: number }
  | { kind: 'external-video'; host: 'YOUTUBE' | 'VIMEO'; video: string }
  | { kind: 'model'; file: string; bytes: number }
);

export type ReferenceDocument =
  | { kind: 'image'; image: ImageDocument }
  | {
      kind: 'metaobject' | 'collection' | 'product' | 'variant' | 'file' | 'page' | 'article';
      id: number;
    };

interface MetafieldDocument {
  id: number;
  type: string;
  value: string;
  references?: ReferenceDocument[];
}

/** By "namespace.key". */
export type MetafieldDocuments = Record<string, MetafieldDocument>;

/** Those that the Admin API changed; null for one that was deleted. */
export type SetMetafields = Record<string, MetafieldDocument | null>;

export interface OptionDocument {
  id: number;
  name: string;
  values: { id: number; name: string; swatch?: string }[];
}

/** What a product card shows. */
export interface CardDocument {
  productType: string;
  seo: { title: string; description: string };
  options: OptionDocument[];
  image: ImageDocument | null;
  /** In the order of the variants' positions. */
  variants: { title: string; optionValues: string[]; image: ImageDocument | null }[];
}

/** What only the product's own page shows. */
export interface DetailDocument {
  descriptionHtml: string;
  images: ImageDocument[];
  /** After the pictures. */
  media: MediumDocument[];
  metafields: MetafieldDocuments;
  variantMetafields: MetafieldDocuments[];
  /** Of the variants, in the order of their positions. */
  barcodes: (string | null)[];
  category: { id: string; path: string[] } | null;
}

export interface CollectionDocument {
  descriptionHtml: string;
  seo: { title: string; description: string };
  image: ImageDocument | null;
  metafields: MetafieldDocuments;
}

export interface MetaobjectFieldDocument {
  key: string;
  type: string;
  value: string;
  references?: ReferenceDocument[];
}
