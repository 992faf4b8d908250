import { type Html, html } from './html.ts';

interface TextField {
  name: string;
  label: string;
  value: string;
  error: string | false;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric';
  placeholder?: string;
  wide?: boolean;
}

export function textField(field: TextField): Html {
  const { name, label, value, error } = field;
  return html`<div class="field${field.wide ? ' wide' : ''}">
<label for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" type="${field.type ?? 'text'}" value="${value}" autocomplete="${field.autocomplete}"${
    field.inputmode && html` inputmode="${field.inputmode}"`
  }${field.placeholder && html` placeholder="${field.placeholder}"`}${invalid(name, error)}>
${errorText(name, error)}
</div>`;
}

interface SelectField {
  name: string;
  label: string;
  value: string;
  error: string | false;
  autocomplete: string;
  options: { code: string; name: string }[];
  after?: Html;
}

export function selectField({ name, label, value, error, ...field }: SelectField): Html {
  return html`<div class="field wide">
<label for="${name}">${label}</label>
<select class="input" id="${name}" name="${name}" autocomplete="${field.autocomplete}"${invalid(name, error)}>
${field.options.map(
  (option) =>
    html`<option value="${option.code}"${option.code === value && html` selected`}>${option.name}</option>`,
)}
</select>
${errorText(name, error)}
${field.after}
</div>`;
}

export function invalid(name: string, error: string | false): Html | false {
  return error !== false && html` aria-invalid="true" aria-describedby="${name}-error"`;
}

export function errorText(name: string, error: string | false): Html | false {
  return error !== false && html`<p class="error" id="${name}-error">${error}</p>`;
}
