import type { Messages } from '../i18n/messages/index.ts';
import type { FieldMessage } from './error-summary.tsx';
import type { FieldProblem } from './form-state.ts';

/** The messages about a form's fields, in the order of the fields. */
export function fieldMessages<Field extends string>(
  problems: Partial<Record<Field, FieldProblem>>,
  texts: Partial<Record<Field, Omit<FieldMessage, 'field'>>>,
  { tooLong }: Pick<Messages['declarations']['problem'], 'tooLong'>,
): FieldMessage[] {
  const fields = Object.keys(problems) as Field[];
  return fields.map((field) => ({
    field,
    ...((problems[field] !== 'tooLong' && texts[field]) || tooLong),
  }));
}

export function messageFor(messages: FieldMessage[], name: string): string | undefined {
  return messages.find(({ field }) => field === name)?.text;
}
