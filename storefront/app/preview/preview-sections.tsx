import type { ReactNode } from 'react';
import { adminAddress } from '../content-source/admin-address.ts';
import type { NotedSection } from '../content-source/entry-values.ts';
import type { PreviewNotes } from '../content-source/preview.ts';
import type { ServerMessages } from '../i18n/messages/message-types.ts';
import { PreviewIcon } from './preview-icon.tsx';
import { sectionName } from './section-name.ts';

interface PreviewOptions {
  notes: PreviewNotes;
  platformOrigin: string;
  texts: ServerMessages['preview'];
}

/** Puts an edit link on each section of the home page, and what was rejected in its place. */
export function previewSections({ notes, platformOrigin, texts }: PreviewOptions) {
  const { sections, problems } = notes;
  const shown = sections.filter(({ isShown }) => isShown);
  const addressOf = ({ id, type, handle }: NotedSection) =>
    adminAddress(platformOrigin, { kind: 'metaobject', id, name: `${type} ${handle}` });

  const rejected = (section: NotedSection) => (
    <div key={section.id} className="wrap">
      <section className="preview-notice" id={`rejected-${section.handle}`}>
        <PreviewIcon name="warning" />
        <div>
          <h2>{texts.notShown(sectionName(section.type, texts))}</h2>
          <ul>
            {problems
              .filter(({ id }) => id === section.id)
              .map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
          </ul>
        </div>
        <a href={addressOf(section)} target="_blank" rel="noreferrer">
          {texts.editSection}
        </a>
      </section>
    </div>
  );

  /** The section at a place, from 1 on, with the rejected ones before it. */
  return (place: number, content: ReactNode): ReactNode => {
    const section = shown[place - 1];
    if (!section) return content;
    const index = sections.indexOf(section);
    const before = sections.slice(0, index).findLastIndex(({ isShown }) => isShown) + 1;
    const isLast = place === shown.length;
    return (
      <>
        {sections.slice(before, index).map(rejected)}
        <div className={section.isDraft ? 'preview-section is-draft' : 'preview-section'}>
          {content}
          <a className="preview-pencil" href={addressOf(section)} target="_blank" rel="noreferrer">
            <PreviewIcon name="pencil" />
            <span>
              {sectionName(section.type, texts)}
              {section.isDraft && `, ${texts.draft}`}
            </span>
          </a>
        </div>
        {isLast && sections.slice(index + 1).map(rejected)}
      </>
    );
  };
}
