import { cancellation } from '#shop/messages/cancellation.ts';
import { declarations } from '#shop/messages/declarations.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Field } from '../ui/field.tsx';
import styles from './cancellation-form.module.css';
import { DeclarationForm, type SubmitProblem } from './declaration-form.tsx';
import { fieldMessages, messageFor } from './field-messages.ts';
import type { CancellationField, FormState } from './form-state.ts';
import { OptionRows } from './option-rows.tsx';
import { TextArea } from './text-area.tsx';

export interface CancellationFormProps {
  submissionId: string;
  state: FormState<CancellationField>;
  problem?: SubmitProblem | undefined;
  /** Of a signed-in customer: ended at the platform, too. */
  contract?: string | undefined;
}

/** The fields that § 312k BGB lists, and no others. */
export function CancellationForm(props: CancellationFormProps) {
  const { submissionId, state, problem, contract } = props;
  const { href } = useI18n();
  const texts = useTexts(cancellation);
  const shared = useTexts(declarations);
  const { values, problems } = state;
  const messages = fieldMessages(
    problems,
    {
      ...shared.problem,
      place: texts.placeProblem,
      contract: texts.contractProblem,
      endDate: texts.endDateProblem,
      reason: texts.reasonProblem,
    },
    shared.problem,
  );
  const field = (name: CancellationField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: messageFor(messages, name),
  });
  return (
    <DeclarationForm
      action={href.cancellation(contract)}
      submissionId={submissionId}
      messages={messages}
      problem={problem}
      button={texts.confirm}
    >
      <OptionRows
        legend={texts.type}
        name="type"
        chosen={values.type}
        options={[
          { value: 'ordinary', title: texts.ordinary, hint: texts.ordinaryHint },
          { value: 'forCause', title: texts.forCause, hint: texts.forCauseHint },
        ]}
      >
        <TextArea {...field('reason')} label={texts.reason} />
      </OptionRows>
      <div className={styles.pair}>
        <Field {...field('name')} label={shared.name} autoComplete="name" required />
        <Field {...field('place')} label={texts.place} hint={texts.placeHint} required />
      </div>
      <Field {...field('contract')} label={texts.contract} hint={texts.contractHint} required />
      <OptionRows
        legend={texts.end}
        name="end"
        chosen={values.end}
        options={[
          { value: 'earliest', title: texts.earliest },
          { value: 'date', title: texts.atDate },
        ]}
      >
        <div className={styles.date}>
          <Field {...field('endDate')} label={texts.endDate} type="date" />
        </div>
      </OptionRows>
      <Field {...field('email')} label={shared.email} type="email" autoComplete="email" required />
    </DeclarationForm>
  );
}
