import type { UserError } from '../../admin/user-errors.ts';
import type { Language } from '../../catalogue-format/languages.ts';
import { type Html, html } from '../../checkout/html.ts';
import type { Translations } from '../../content/records.ts';
import { digestOf } from '../../content/translate.ts';
import { status } from '../parts.ts';
import { type Editor, languageName, textName } from './editor.ts';

export const published = (isPublished: boolean): Html =>
  isPublished ? status('good', 'Published') : status('warning', 'Draft');

/** What could not be saved; the form below keeps what was typed. */
export function errorList(errors: readonly UserError[]): Html | false {
  if (errors.length === 0) return false;
  return html`<div class="form-errors" role="alert"><p><strong>Not saved.</strong></p><ul>${errors.map(
    ({ message, elementKey }) => html`<li>${elementKey && `${elementKey}: `}${message}</li>`,
  )}</ul></div>`;
}

/** The languages side by side; on a narrow screen a switch shows one of them. */
export function languageHead({ languages }: Editor): Html {
  return html`<fieldset class="language-switch"><legend class="hidden">Language</legend><div class="segments">${languages.map(
    (language, index) =>
      html`<label><input type="radio" name="shown" value="${language}"${index === 0 && ' checked'}><span>${languageName(language)}</span></label>`,
  )}</div></fieldset>
<div class="languages language-names" aria-hidden="true">${languages.map(
    (language, index) =>
      html`<span>${languageName(language)}${index === 0 && html` <small class="muted">main</small>`}</span>`,
  )}</div>`;
}

interface TranslatedField {
  key: string;
  label: string;
  note?: string;
  /** In the primary language. */
  value: string;
  /** Of the texts that were typed before they were refused, or of the record. */
  valueIn: (language: Language) => string;
  translations: Translations;
  kind: 'line' | 'text' | 'html';
  maximum?: number | undefined;
}

/** One text in every language. */
export function translatedField({ languages }: Editor, field: TranslatedField): Html {
  const [primary] = languages;
  const input = (language: Language) => {
    const name = textName(language, field.key);
    const value = language === primary ? field.value : field.valueIn(language);
    const label = `${field.label}, ${languageName(language)}`;
    const attributes = html`name="${name}" aria-label="${label}" lang="${language}"${field.maximum && html` data-maximum="${field.maximum}"`}`;
    const control =
      field.kind === 'line'
        ? html`<input class="input" ${attributes} value="${value}">`
        : html`<textarea class="input${field.kind === 'html' && ' html-input'}" ${attributes}${field.kind === 'html' && html` data-html spellcheck="false"`}>
${value}</textarea>`;
    return html`<div class="language-${language}">${control}<p class="hint"><span>${language !== primary && hint(field, language, primary)}</span>${field.maximum && html`<span data-count>${[...value].length} / ${field.maximum}</span>`}</p></div>`;
  };
  return html`<div class="field">${fieldLabel(field.label, field.key, field.note)}<div class="languages">${languages.map(input)}</div></div>`;
}

function hint(field: TranslatedField, language: Language, primary: Language): string | false {
  if (field.value === '') return false;
  if (field.valueIn(language) === '') return `Empty: ${languageName(primary)} is shown`;
  const digest = field.translations[language]?.[field.key]?.digest;
  const isOutdated = digest !== undefined && digest !== digestOf(field.value);
  return isOutdated && `Outdated: ${languageName(primary)} has changed`;
}

export function fieldLabel(label: string, key: string, note?: string): Html {
  return html`<p class="field-label"><b>${label}</b> <code>${key}</code> ${note && html`<span class="muted">${note}</span>`}</p>`;
}

/** A field that is the same in all languages. */
export function plainField(label: string, key: string, control: Html, note?: string): Html {
  return html`<label class="plain-field">${fieldLabel(label, key, note)}${control}</label>`;
}

export function select(
  name: string,
  options: readonly { value: string; label: string }[],
  value: string,
  empty?: string,
): Html {
  const all = empty === undefined ? options : [{ value: '', label: empty }, ...options];
  const known = all.some((option) => option.value === value);
  return html`<select class="input" name="${name}">${!known && html`<option value="${value}" selected>${value}</option>`}${all.map(
    (option) =>
      html`<option value="${option.value}"${option.value === value && ' selected'}>${option.label}</option>`,
  )}</select>`;
}

export function line(name: string, value: string, type = 'text'): Html {
  return html`<input class="input" type="${type}" name="${name}" value="${value}">`;
}

/** A list of links on the left of a form. */
export function linkList(
  title: string,
  links: readonly {
    href: string;
    label: string;
    note?: string;
    mark?: Html;
    isCurrent?: boolean;
  }[],
  foot?: Html,
): Html {
  return html`<section class="box" aria-label="${title}"><div class="box-head"><h2>${title}</h2></div>
<ul class="rows">${links.map(
    ({ href, label, note, mark, isCurrent }) =>
      html`<li${isCurrent && html` class="is-current"`}><a href="${href}"${isCurrent && html` aria-current="page"`}><b>${label}</b>${note && html` <code>${note}</code>`}</a>${mark}</li>`,
  )}</ul>${links.length === 0 && html`<p class="empty">Nothing yet.</p>`}${foot}</section>`;
}
