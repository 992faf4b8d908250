import { slugify } from '../catalogue-format/slugify.ts';
import type { PageRecord } from '../content/records.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { ContentAdmin } from './content-admin.ts';
import { pageNode } from './content-nodes.ts';
import { type CountArguments, countOf } from './counts.ts';
import { changedMetafields, type MetafieldInput } from './metafield-input.ts';
import { isRefused, type Refusal, refuse, userError } from './user-errors.ts';

interface PublicationInput {
  isPublished?: boolean | null;
  publishDate?: string | null;
}
export interface PageInput extends PublicationInput {
  title?: string | null;
  handle?: string | null;
  body?: string | null;
  metafields?: MetafieldInput[] | null;
}
export interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
  reverse?: boolean | null;
}

const maximumBytes = 524_288;

export function pageResolvers(admin: ContentAdmin) {
  const { content, now } = admin;
  const all = () => content.current.page;
  const ofId = (id: string) => all().find((page) => page.id === parseGid('Page', id));
  const payload = async (result: PageRecord | Refusal) => {
    if (isRefused(result)) return { page: null, userErrors: result.userErrors };
    await content.save('page', result);
    return { page: pageNode(result, admin), userErrors: [] };
  };
  return {
    page: ({ id }: { id: string }) => {
      const page = ofId(id);
      return page ? pageNode(page, admin) : null;
    },
    pages: ({ query, sortKey, ...args }: ListArguments) => {
      const isFound = parseTextQuery(query, ['title', 'handle'], 'pages');
      const pages = all().filter(({ title, handle }) => isFound({ title, handle }));
      return connectionOf(
        sortRecords(pages, sortKey).map((page) => pageNode(page, admin)),
        args,
      );
    },
    pagesCount: (args: CountArguments) => countOf(all().length, args),
    pageCreate: async ({ page: input }: { page: PageInput }) => {
      const time = now().toISOString();
      const empty: PageRecord = {
        id: await content.nextId(),
        handle: '',
        title: '',
        body: '',
        // A new page is published, unless the input says otherwise.
        publishedAt: time,
        metafields: [],
        translations: {},
        createdAt: time,
        updatedAt: time,
      };
      return payload(await changedPage(empty, input, ['page'], all(), admin));
    },
    pageUpdate: async ({ id, page: input }: { id: string; page: PageInput }) => {
      const page = ofId(id);
      if (!page) return payload(refuse(userError('NOT_FOUND', ['id'], 'Page does not exist')));
      return payload(await changedPage(page, input, ['page'], all(), admin));
    },
    pageDelete: async ({ id }: { id: string }) => {
      const isDeleted = await content.remove('page', parseGid('Page', id) ?? 0);
      return {
        deletedPageId: isDeleted ? gid('Page', parseGid('Page', id) ?? 0) : null,
        userErrors: isDeleted ? [] : [userError('NOT_FOUND', ['id'], 'Page does not exist')],
      };
    },
  };
}

/** What pages and articles have in common, after a change. */
export async function changedPage<Page extends PageRecord>(
  page: Page,
  input: PageInput,
  place: string[],
  others: readonly { id: number; handle: string }[],
  admin: ContentAdmin,
): Promise<Page | Refusal> {
  const title = input.title ?? page.title;
  if (title.trim() === '') {
    return refuse(userError('BLANK', [...place, 'title'], "Title can't be blank"));
  }
  if (title.length > 255) {
    const message = 'Title is too long (maximum is 255 characters)';
    return refuse(userError('TOO_LONG', [...place, 'title'], message));
  }
  const body = input.body ?? page.body;
  if (Buffer.byteLength(body) > maximumBytes) {
    return refuse(userError('TOO_BIG', [...place, 'body'], 'Body is too big (maximum is 512 KB)'));
  }
  const handle = freeHandle(page, input.handle, title, others);
  if (handle === undefined) {
    return refuse(userError('TAKEN', [...place, 'handle'], 'Handle has already been taken'));
  }
  const publishedAt = publication(page, input, admin.now());
  if (publishedAt === undefined) {
    const message = "Can't set isPublished to true and also set a future publish date.";
    return refuse(userError('INVALID_PUBLISH_DATE', place, message));
  }
  const changed = await changedMetafields(
    page.metafields,
    input.metafields,
    [...place, 'metafields'],
    admin,
  );
  if (isRefused(changed)) return changed;
  const updatedAt = admin.now().toISOString();
  return { ...page, title, body, handle, publishedAt, ...changed, updatedAt };
}

/** A handle that is made of the title gets a number where it is taken; a chosen one is refused. */
function freeHandle(
  page: { id: number; handle: string },
  chosen: string | null | undefined,
  title: string,
  others: readonly { id: number; handle: string }[],
): string | undefined {
  const isTaken = (handle: string) =>
    others.some((other) => other.id !== page.id && other.handle === handle);
  if (chosen) {
    const handle = slugify(chosen);
    return isTaken(handle) ? undefined : handle;
  }
  if (page.handle) return page.handle;
  const wanted = slugify(title);
  let number = 0;
  while (isTaken(number === 0 ? wanted : `${wanted}-${number}`)) number += 1;
  return number === 0 ? wanted : `${wanted}-${number}`;
}

/** When it is published after the change; undefined for two inputs that exclude each other. */
function publication(
  { publishedAt }: PageRecord,
  { isPublished, publishDate }: PublicationInput,
  now: Date,
): string | null | undefined {
  const date = publishDate ? new Date(publishDate) : undefined;
  if (isPublished === true && date && date > now) return undefined;
  if (date) return date.toISOString();
  if (isPublished === false) return null;
  if (isPublished === true && (publishedAt === null || new Date(publishedAt) > now)) {
    return now.toISOString();
  }
  return publishedAt;
}

interface Sortable {
  title: string;
  updatedAt: string;
  handle?: string;
  publishedAt?: string | null;
}

/** Without a key of these in the order of their ids, as the platform. */
export function sortRecords<Item extends Sortable>(
  records: readonly Item[],
  sortKey: string | null | undefined,
  others: Record<string, (record: Item) => string> = {},
): Item[] {
  const values: Record<string, (record: Item) => string> = {
    HANDLE: ({ handle = '' }) => handle,
    PUBLISHED_AT: ({ publishedAt }) => publishedAt ?? '',
    TITLE: ({ title }) => title,
    UPDATED_AT: ({ updatedAt }) => updatedAt,
    ...others,
  };
  const value = values[sortKey ?? ''] ?? (() => '');
  return records.toSorted((a, b) => value(a).localeCompare(value(b)));
}
