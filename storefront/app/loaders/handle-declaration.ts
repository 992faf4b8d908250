import { data, type RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { declarationContext, languageContext, siteContext } from '../context.ts';
import type { SubmitProblem } from '../declarations/declaration-form.tsx';
import type { Declaration } from '../declarations/declarations.ts';
import { isFilledByBot, submissionIdOf } from '../declarations/parse-declaration.ts';
import { type ReceiptText, receiptText } from '../declarations/receipt-text.ts';
import { submitDeclaration } from '../declarations/submit-declaration.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { readForm } from './read-form.ts';

interface DeclarationAnswer<State> {
  state: State;
  problem?: SubmitProblem;
  receipt?: ReceiptText;
}

/** Reads, stores and acknowledges a withdrawal or a cancellation. */
export async function handleDeclaration<State>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  parse: (form: FormData) => { state: State; declaration: Declaration | null },
) {
  const service = context.get(declarationContext);
  if (!service) throw data(null, { status: 404, headers: privateHeaders });
  const form = await readForm(request);
  const { declaration, state } = parse(form);
  if (!declaration) return respond(422, { state });
  // not accepted in silence, as elsewhere: a person whose browser filled it in reads where to write to
  if (isFilledByBot(form)) return respond(429, { state, problem: 'tooManyTries' });
  const language = context.get(languageContext);
  const { clientNetworks: networks } = context.get(siteContext);
  const outcome = await submitDeclaration(
    { id: submissionIdOf(form), language, declaration },
    { ...service, networks },
  );
  if (outcome === 'tooManyTries') return respond(429, { state, problem: outcome });
  if (outcome === 'unavailable') return respond(503, { state, problem: outcome });
  return respond(200, { state, receipt: receiptText(outcome, language, allMessages[language]) });
}

function respond<State>(status: number, answer: DeclarationAnswer<State>) {
  return data(answer, { status, headers: privateHeaders });
}
