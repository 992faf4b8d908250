import type { ArticleRecord, BlogRecord } from '../content/records.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { ContentAdmin } from './content-admin.ts';
import { articleNode, blogNode } from './content-nodes.ts';
import { type CountArguments, countOf } from './counts.ts';
import { storePicture } from './files.ts';
import { changedPage, type ListArguments, type PageInput, sortRecords } from './pages.ts';
import { isRefused, type Refusal, refuse, userError } from './user-errors.ts';

interface ArticleInput extends PageInput {
  blogId?: string | null;
  summary?: string | null;
  author?: { name?: string | null } | null;
  tags?: string[] | null;
  image?: { url?: string | null; altText?: string | null } | null;
}
type BlogInput = Pick<PageInput, 'title' | 'handle' | 'metafields'>;

/** Blogs and their articles. */
export function articleResolvers(admin: ContentAdmin) {
  return { ...blogs(admin), ...articles(admin) };
}

function blogs(admin: ContentAdmin) {
  const { content, now } = admin;
  const all = () => content.current.blog;
  const ofId = (id: string) => all().find((blog) => blog.id === parseGid('Blog', id));
  const matching = (query: string | null | undefined) => {
    const isFound = parseTextQuery(query, ['title', 'handle'], 'blogs');
    return all().filter(({ title, handle }) => isFound({ title, handle }));
  };
  const payload = async (result: BlogRecord | Refusal) => {
    if (isRefused(result)) return { blog: null, userErrors: result.userErrors };
    await content.save('blog', result);
    return { blog: blogNode(result, admin), userErrors: [] };
  };
  const changed = async (blog: BlogRecord, input: BlogInput) => {
    const page = { ...blog, body: '', publishedAt: null };
    const result = await changedPage(page, input, ['blog'], all(), admin);
    if (isRefused(result)) return result;
    const { body: _body, publishedAt: _publishedAt, ...record } = result;
    return record;
  };
  return {
    blog: ({ id }: { id: string }) => {
      const blog = ofId(id);
      return blog ? blogNode(blog, admin) : null;
    },
    blogs: ({ query, sortKey, ...args }: ListArguments) => {
      return connectionOf(
        sortRecords(matching(query), sortKey).map((blog) => blogNode(blog, admin)),
        args,
      );
    },
    blogsCount: (args: CountArguments) => countOf(matching(args.query).length, args),
    blogCreate: async ({ blog: input }: { blog: BlogInput }) => {
      const time = now().toISOString();
      const id = await content.nextId();
      const texts = { handle: '', title: '', metafields: [], translations: {} };
      return payload(await changed({ id, ...texts, createdAt: time, updatedAt: time }, input));
    },
    blogUpdate: async ({ id, blog: input }: { id: string; blog: BlogInput }) => {
      const blog = ofId(id);
      if (!blog) return payload(refuse(userError('NOT_FOUND', ['id'], 'Blog does not exist')));
      return payload(await changed(blog, input));
    },
    blogDelete: async ({ id }: { id: string }) => {
      const blog = ofId(id);
      if (!blog) {
        const userErrors = [userError('NOT_FOUND', ['id'], 'Blog does not exist')];
        return { deletedBlogId: null, userErrors };
      }
      for (const article of content.current.article.filter((one) => one.blogId === blog.id)) {
        await content.remove('article', article.id);
      }
      await content.remove('blog', blog.id);
      return { deletedBlogId: gid('Blog', blog.id), userErrors: [] };
    },
  };
}

function articles(admin: ContentAdmin) {
  const { content, now } = admin;
  const all = () => content.current.article;
  const ofId = (id: string) => all().find((article) => article.id === parseGid('Article', id));
  const payload = async (result: ArticleRecord | Refusal) => {
    if (isRefused(result)) return { article: null, userErrors: result.userErrors };
    await content.save('article', result);
    return { article: articleNode(result, admin), userErrors: [] };
  };

  async function changed(
    article: ArticleRecord,
    input: ArticleInput,
    chosenBlog = input.blogId,
  ): Promise<ArticleRecord | Refusal> {
    const blogId = chosenBlog ? parseGid('Blog', chosenBlog) : article.blogId;
    if (blogId === undefined || !content.current.blog.some(({ id }) => id === blogId)) {
      return refuse(userError('NOT_FOUND', ['article', 'blogId'], 'Must reference a blog'));
    }
    const sameBlog = all().filter((one) => one.blogId === blogId);
    const page = await changedPage(article, input, ['article'], sameBlog, admin);
    if (isRefused(page)) return page;
    const { image, author, summary, tags } = input;
    const picture = image?.url ? await storePicture(image.url, undefined, admin) : undefined;
    if (picture && isRefused(picture)) {
      const message = 'Image upload failed';
      return refuse(userError('UPLOAD_FAILED', ['article', 'image'], message));
    }
    if (picture) await content.save('file', { ...picture, alt: image?.altText ?? '' });
    return {
      ...page,
      blogId,
      summary: summary === undefined ? page.summary : summary || null,
      tags: tags ?? page.tags,
      ...(author?.name && { author: authorNamed(author.name) }),
      ...(picture && { image: { fileId: picture.id, alt: image?.altText ?? null } }),
    };
  }

  return {
    article: ({ id }: { id: string }) => {
      const article = ofId(id);
      return article ? articleNode(article, admin) : null;
    },
    articles: ({ query, sortKey, ...args }: ListArguments) => {
      const fields = ['title', 'handle', 'author', 'blog_title', 'tag'] as const;
      const isFound = parseTextQuery(query, fields, 'articles');
      const blogTitle = ({ blogId }: ArticleRecord) =>
        content.current.blog.find(({ id }) => id === blogId)?.title ?? '';
      const found = all().filter((one) => {
        const { title, handle, author, tags } = one;
        const texts = { title, handle, author: author.name, blog_title: blogTitle(one) };
        return [...tags, ''].some((tag) => isFound({ ...texts, tag }));
      });
      const orders = { AUTHOR: (one: ArticleRecord) => one.author.name, BLOG_TITLE: blogTitle };
      return connectionOf(
        sortRecords(found, sortKey, orders).map((article) => articleNode(article, admin)),
        args,
      );
    },
    articleCreate: async ({
      article: input,
      blog: newBlog,
    }: {
      article: ArticleInput;
      blog?: { title: string } | null;
    }) => {
      if (input.blogId && newBlog) {
        const message = "Can't create a blog from input if a blog ID is supplied.";
        return payload(refuse(userError('AMBIGUOUS_BLOG', ['article'], message)));
      }
      if (!input.blogId && !newBlog) {
        const message = 'Must reference or create a blog when creating an article.';
        return payload(refuse(userError('BLOG_REFERENCE_REQUIRED', ['article'], message)));
      }
      if (!input.author?.name) {
        const message = "Author can't be blank";
        return payload(refuse(userError('AUTHOR_FIELD_REQUIRED', ['article', 'author'], message)));
      }
      const created = newBlog && (await blogs(admin).blogCreate({ blog: newBlog }));
      const time = now().toISOString();
      const empty: ArticleRecord = {
        id: await content.nextId(),
        blogId: 0,
        handle: '',
        title: '',
        body: '',
        summary: null,
        author: authorNamed(input.author.name),
        tags: [],
        image: null,
        publishedAt: time,
        metafields: [],
        translations: {},
        createdAt: time,
        updatedAt: time,
      };
      return payload(await changed(empty, input, created?.blog?.id));
    },
    articleUpdate: async ({ id, article: input }: { id: string; article: ArticleInput }) => {
      const article = ofId(id);
      if (!article) {
        return payload(refuse(userError('NOT_FOUND', ['id'], 'Article does not exist')));
      }
      return payload(await changed(article, input));
    },
    articleDelete: async ({ id }: { id: string }) => {
      const key = parseGid('Article', id) ?? 0;
      const isDeleted = await content.remove('article', key);
      return {
        deletedArticleId: isDeleted ? gid('Article', key) : null,
        userErrors: isDeleted ? [] : [userError('NOT_FOUND', ['id'], 'Article does not exist')],
      };
    },
  };
}

/** The Admin API takes one name; the Storefront API answers two. */
function authorNamed(name: string): ArticleRecord['author'] {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { name: name.trim(), firstName, lastName: rest.join(' '), email: '' };
}
