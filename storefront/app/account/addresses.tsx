import { destinationCodes } from '../commerce/markets/destinations.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Select } from '../ui/select.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFrame, type Done } from './account-frame.tsx';
import type { AddressField, AddressForm } from './address-form.ts';
import styles from './addresses.module.css';
import { type AccountAddress, keyOf } from './order.ts';

interface AddressesProps {
  addresses: AccountAddress[];
  defaultId: string | null;
  done: Done | null;
}

export function Addresses({ addresses, defaultId, done }: AddressesProps) {
  const { t, href } = useServerI18n();
  const words = t.account.address;
  return (
    <AccountFrame title={t.account.addresses} page="addresses" done={done}>
      {addresses.length === 0 && <p className={styles.empty}>{words.none}</p>}
      <ul className={styles.addresses}>
        {addresses.map((address) => {
          const key = keyOf(address.id);
          const short = address.formatted.slice(0, 3).join(', ');
          const isDefault = address.id === defaultId;
          return (
            <li key={key}>
              {isDefault && <b className={styles.default}>{words.isDefault}</b>}
              <address>
                {address.formatted.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </address>
              <div className={styles.actions}>
                <TextLink to={href.account(`addresses/${key}`)} aria-label={words.editOf(short)}>
                  {words.edit}
                </TextLink>
                <form method="post" action={href.account(`addresses/${key}`)}>
                  {!isDefault && (
                    <QuietButton
                      name="intent"
                      value="makeDefault"
                      aria-label={words.makeDefaultOf(short)}
                    >
                      {words.makeDefault}
                    </QuietButton>
                  )}
                  <QuietButton name="intent" value="remove" aria-label={words.removeOf(short)}>
                    {words.remove}
                  </QuietButton>
                </form>
              </div>
            </li>
          );
        })}
      </ul>
      <LinkButton to={href.account('addresses/new')}>{words.add}</LinkButton>
    </AccountFrame>
  );
}

interface AddressPageProps {
  /** 'new', or the number of a stored one. */
  item: string;
  form: AddressForm;
}

export function AddressPage({ item, form }: AddressPageProps) {
  const { t, href, format } = useServerI18n();
  const words = t.account.address;
  const { values, problems } = form;
  const textOf = (field: AddressField) => {
    const problem = problems[field];
    return problem && words[problem];
  };
  const field = (name: AddressField, autoComplete: string, type = 'text') => (
    <Field
      {...{ name, autoComplete, type }}
      label={words[name]}
      defaultValue={values[name]}
      error={textOf(name)}
    />
  );
  return (
    <AccountFrame title={item === 'new' ? words.newTitle : words.editTitle} page="addresses">
      <form
        method="post"
        action={href.account(`addresses/${item}`)}
        className={styles.form}
        noValidate
      >
        {Object.keys(problems).length > 0 && (
          <div role="alert">
            <FieldError id="address-problem">{words.problem}</FieldError>
          </div>
        )}
        <input type="hidden" name="intent" value="save" />
        <div className={styles.pair}>
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
        </div>
        {field('company', 'organization')}
        {field('address1', 'address-line1')}
        {field('address2', 'address-line2')}
        <div className={styles.pair}>
          {field('zip', 'postal-code')}
          {field('city', 'address-level2')}
        </div>
        <Select
          name="territoryCode"
          autoComplete="country"
          label={words.territoryCode}
          defaultValue={values.territoryCode}
          error={textOf('territoryCode')}
        >
          {destinationCodes
            .map((code) => ({ code, name: format.country(code) }))
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
        {field('phoneNumber', 'tel', 'tel')}
        <Checkbox name="isDefault" defaultChecked={form.isDefault}>
          {words.useAsDefault}
        </Checkbox>
        <div className={styles.actions}>
          <Button>{words.save}</Button>
          <TextLink to={href.account('addresses')}>{words.back}</TextLink>
        </div>
      </form>
    </AccountFrame>
  );
}
