/** What the platform has to define for a shop, as npm run platform:setup creates it. */
export type OwnerType = 'PRODUCT' | 'PRODUCTVARIANT' | 'COLLECTION' | 'PAGE' | 'SHOP';

export interface ExpectedMetaobject {
  type: string;
  /** Types by key, or more about a field; the first field is the display name. */
  fields: Record<string, string | ExpectedField>;
  /** Entries are drafts until they are published. */
  isPublishable?: boolean;
}

export interface ExpectedField {
  type: string;
  required?: boolean;
  /** The types of metaobjects that it may refer to. */
  of?: readonly string[];
  /** Characters of a text, or entries of a list. */
  max?: number;
  choices?: readonly string[];
}

export interface ExpectedMetafield {
  ownerType: OwnerType;
  namespace: string;
  key: string;
  type: string;
  /** The types of the metaobjects it refers to. */
  of?: readonly string[];
  /** Defined by the platform; it is enabled instead of created. */
  isStandard?: boolean;
}

/** Type, and the type of metaobject it refers to. */
export type MetafieldRow = [name: string, type: string, metaobject?: string];

/** What a module reads of the platform. */
export interface ModuleDefinitions {
  metaobjects: readonly ExpectedMetaobject[];
  /** By the kind of object that has them. */
  metafields: Partial<Record<OwnerType, readonly MetafieldRow[]>>;
}
