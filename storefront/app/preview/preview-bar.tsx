import { adminAddress } from '../content-source/admin-address.ts';
import type { ContentProblem } from '../content-source/content-problem.ts';
import type { PreviewNotes } from '../content-source/preview.ts';
import type { ServerMessages } from '../i18n/messages/message-types.ts';
import { PreviewIcon } from './preview-icon.tsx';
import { sectionName } from './section-name.ts';

export const previewPaths = {
  enter: '/preview/enter',
  leave: '/preview/leave',
  style: '/preview/style.css',
};

interface PreviewBarProps {
  notes: PreviewNotes;
  platformOrigin: string;
  texts: ServerMessages['preview'];
}

/** First on every page of the preview: what is rejected, where to edit, and the page anew. */
export function PreviewBar({ notes, platformOrigin, texts }: PreviewBarProps) {
  const problems = uniqueProblems(notes.problems);
  const links = editLinks(notes, platformOrigin, texts);
  return (
    <section className="preview-bar" aria-label={texts.name}>
      <link rel="stylesheet" href={previewPaths.style} />
      <div className="wrap">
        <p className="preview-name">
          <PreviewIcon name="eye" />
          <b>{texts.name}</b>
          <span className="preview-about">{texts.about}</span>
        </p>
        {problems.length > 0 && (
          <details className="preview-menu preview-rejected">
            <summary>
              <PreviewIcon name="warning" />
              {texts.rejected(problems.length)}
            </summary>
            <ul>
              {problems.map((problem) => (
                <li key={`${problem.id} ${problem.message}`}>
                  <b>{textOf(problem, texts)}</b>
                  <code>{problem.message}</code>
                  <a href={adminAddress(platformOrigin, problem)} target="_blank" rel="noreferrer">
                    {texts.edit}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
        <details className="preview-menu preview-edit">
          <summary>{texts.edit}</summary>
          <ul>
            {links.map(({ href, label, isDraft }) => (
              <li key={href + label}>
                <a href={href} target="_blank" rel="noreferrer">
                  {label}
                  {isDraft && <em>{texts.draft}</em>}
                </a>
              </li>
            ))}
            <li className="preview-end">
              <LeaveForm text={texts.end} />
            </li>
          </ul>
        </details>
        <LeaveForm text={texts.end} />
        {/* biome-ignore lint/a11y/useValidAnchor: the page of the address bar, also after a navigation by scripts */}
        <a className="preview-go" href="" data-reload="">
          <span className="preview-long">{texts.showNow}</span>
          <span className="preview-short">{texts.showNowShort}</span>
        </a>
      </div>
    </section>
  );
}

/** In the bar, and on phones in its menu. */
function LeaveForm({ text }: { text: string }) {
  return (
    <form method="post" action={previewPaths.leave}>
      <button type="submit">{text}</button>
    </form>
  );
}

const textOf = ({ name, isLeftOut }: ContentProblem, texts: ServerMessages['preview']) =>
  isLeftOut ? texts.notShown(name) : texts.partlyShown(name);

/** A page may read the same content twice. */
function uniqueProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((one) => [`${one.id} ${one.message}`, one])).values()];
}

function editLinks(
  { sections, entries }: PreviewNotes,
  platformOrigin: string,
  texts: ServerMessages['preview'],
) {
  const known = entries.flatMap((entry) => entry ?? []);
  const isDocument = (type: string) => type === 'page' || type === 'article';
  const { pieces } = texts;
  return [
    ...known.map(({ id, type, handle, isDraft = false }) => ({
      isDraft,
      label: type === 'page' ? pieces.page : type === 'article' ? pieces.article : pieces.site,
      href: adminAddress(platformOrigin, {
        kind: isDocument(type) ? (type === 'page' ? 'page' : 'article') : 'metaobject',
        id,
        name: `${type} ${handle}`,
      }),
    })),
    ...sections.map(({ id, type, handle, isDraft }) => ({
      isDraft,
      label: sectionName(type, texts),
      href: adminAddress(platformOrigin, { kind: 'metaobject', id, name: `${type} ${handle}` }),
    })),
    {
      isDraft: false,
      label: pieces.menus,
      href: adminAddress(platformOrigin, { kind: 'menu', id: '', name: 'menu' }),
    },
  ];
}
