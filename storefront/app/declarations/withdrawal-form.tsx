import { declarations } from '#shop/messages/declarations.ts';
import { withdrawal } from '#shop/messages/withdrawal.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Field } from '../ui/field.tsx';
import { DeclarationForm, type SubmitProblem } from './declaration-form.tsx';
import { fieldMessages, messageFor } from './field-messages.ts';
import type { FormState, WithdrawalField } from './form-state.ts';
import { OptionRows } from './option-rows.tsx';
import { TextArea } from './text-area.tsx';

export interface WithdrawalFormProps {
  submissionId: string;
  state: FormState<WithdrawalField>;
  problem?: SubmitProblem | undefined;
}

export function WithdrawalForm({ submissionId, state, problem }: WithdrawalFormProps) {
  const { href } = useI18n();
  const texts = useTexts(withdrawal);
  const shared = useTexts(declarations);
  const { values, problems } = state;
  const messages = fieldMessages(
    problems,
    { ...shared.problem, contract: texts.contractProblem },
    shared.problem,
  );
  const field = (name: WithdrawalField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: messageFor(messages, name),
  });
  return (
    <DeclarationForm
      action={href.withdrawal()}
      submissionId={submissionId}
      messages={messages}
      problem={problem}
      note={texts.note}
      button={texts.confirm}
    >
      <Field {...field('name')} label={shared.name} autoComplete="name" required />
      <Field {...field('contract')} label={texts.contract} hint={texts.contractHint} required />
      <Field
        {...field('email')}
        label={shared.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        required
      />
      <OptionRows
        legend={texts.scope}
        name="scope"
        chosen={values.scope}
        options={[
          { value: 'order', title: texts.wholeOrder },
          { value: 'items', title: texts.someItems },
        ]}
      >
        <TextArea {...field('items')} label={`${texts.items} (${shared.optional})`} />
      </OptionRows>
    </DeclarationForm>
  );
}
