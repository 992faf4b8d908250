import type { ServerMessages } from '../i18n/messages/message-types.ts';

/** "section_hero" as editors call it. */
export function sectionName(type: string, { sections }: ServerMessages['preview']): string {
  const name = type.replace(/^section_/, '');
  return Object.entries(sections).find(([key]) => key === name)?.[1] ?? type;
}
