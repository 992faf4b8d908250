import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

/** Compiles the documents of content/ for the server; no browser chunk imports one. */
export function documents() {
  return {
    ...mdx({
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
      // the policy lets no element have a style of its own
      tableCellAlignToStyle: false,
      rehypePlugins: [rehypeSlug],
    }),
    // before anything that takes it for a script
    enforce: 'pre' as const,
  };
}
